/// A config about one key, in the place of the key.
enum KeyExample {
  /// The lines that show the key with a value.
  static func lines(_ row: KeyRow, _ value: String) -> [String] {
    let place = row.context.row
    var lines = ["\(row.name): \(value)"]
    if let companion = place.companion(row.name, value) { lines.insert(companion, at: 0) }
    if place.isElement && !place.isNamed {
      lines = ["- " + lines[0]] + lines.dropFirst().map { "  " + $0 }
    }
    let margin = place.opening.last.map { $0.prefix { $0 == " " } + "  " } ?? ""
    return place.opening + lines.map { margin + $0 }
  }

  /// The same as a whole config; what the value refers to is there.
  static func config(_ row: KeyRow, _ value: String) -> String {
    var lines = Self.lines(row, value)
    if let beside = row.samples.beside { lines.append(beside) }
    if !lines.contains(where: { $0.hasPrefix("slides") || $0.hasPrefix("carousels") }) {
      lines.append("slides: [one, two]")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
