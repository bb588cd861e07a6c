import CarouselColor
import CarouselFiles
import CarouselGrid
import CarouselTime

/// Values of options by their types.
///
/// Errors name the value and what is expected.
extension Arguments {
  /// A duration such as `2500ms` or `24h`.
  func duration(_ option: String) throws(UsageError) -> Duration? {
    guard let text = self[option] else { return nil }
    do throws(DurationText.ParseError) {
      return try DurationText.parse(text)
    } catch {
      let units = DurationText.unitSymbols.joined(separator: ", ")
      throw UsageError(
        message: error == .tooLong
          ? "`--\(option) \(text)` is longer than a thousand years"
          : "`--\(option) \(text)` is not a duration",
        hint: "a duration is a number and a unit (\(units)), such as 2500ms, 1m30s, 672h")
    }
  }

  /// A timestamp in the form of RFC 3339.
  func timestamp(_ option: String) throws(UsageError) -> Duration? {
    guard let text = self[option] else { return nil }
    guard let timestamp = TimestampText.parse(text) else {
      throw UsageError(
        message: "`--\(option) \(text)` is not a timestamp",
        hint: "a timestamp is a date, a time and an offset: 2026-11-30T09:30:00Z")
    }
    return timestamp
  }

  /// A number of at least 1.
  func count(_ option: String) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let count = Int(text), count >= 1 else {
      throw UsageError(
        message: "`--\(option) \(text)` is not a whole number above 0")
    }
    return count
  }

  /// A size such as `80x24`, each side 0…1000.
  func size(_ option: String) throws(UsageError) -> FrameSize? {
    guard let text = self[option] else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1],
      (0...1000).contains(columns), (0...1000).contains(rows)
    else {
      throw UsageError(
        message: "`--\(option) \(text)` is not a size",
        hint: "a size is columns x rows, each up to 1000: 80x24")
    }
    return FrameSize(columns: columns, rows: rows)
  }

  /// One of a few words.
  func choice<Value>(
    _ option: String, among choices: [(word: String, value: Value)]
  ) throws(UsageError) -> Value? {
    precondition(
      words(of: option) == choices.map(\.word), "the table says what `--\(option)` takes")
    guard let text = self[option] else { return nil }
    guard let choice = choices.first(where: { $0.word == text }) else {
      throw UsageError(
        message: "`--\(option) \(text)` is not a valid value",
        hint: "one of " + choices.map(\.word).joined(separator: ", "))
    }
    return choice.value
  }

  /// The folder that all paths of a config must stay in.
  func root() throws(UsageError) -> String? {
    guard let path = self["root"] else { return nil }
    switch FileAccess.kind(of: path) {
    case .folder: return path
    case .missing:
      let reason = FileAccess.obstacle(on: path) ?? "no such folder"
      throw UsageError(message: "`--root \(path)` cannot be used: \(reason)")
    case .regular, .pipe, .socket, .device, .link:
      throw UsageError(message: "`--root \(path)` is not a folder")
    }
  }

  /// How many colours to draw with.
  func colorDepth() throws(UsageError) -> ColorDepth? {
    try choice(
      "colors",
      among: [
        ("truecolor", .truecolor), ("256", .palette256), ("16", .palette16), ("none", .none),
      ])
  }
}
