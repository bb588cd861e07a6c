/// The destinations that a text defines, by their labels.
struct LinkDefinitions {
  private var targets: [String: String] = [:]

  /// The destination for a label; nil if there is none.
  func target(of label: ArraySlice<Unicode.Scalar>) -> String? {
    targets.isEmpty ? nil : targets[Self.normalized(label)]
  }

  /// The definitions outside of some lines for the labels in them, as lines that define the same.
  ///
  /// - Complexity: O(length of the lines).
  func lines(for lines: ArraySlice<ArraySlice<Unicode.Scalar>>) -> [String] {
    guard !targets.isEmpty else { return [] }
    var wanted: [String] = []
    var defined: Set<String> = []
    for line in lines {
      let scanner = LinkScanner(line)
      for start in line.indices where line[start] == "[" {
        guard let (label, end) = scanner.label(start) else { continue }
        let key = Self.normalized(label)
        let isBegin = line[..<start].allSatisfy { $0 == " " }
        if isBegin, end < line.endIndex, line[end] == ":" { defined.insert(key) }
        if targets[key] != nil, !wanted.contains(key) { wanted.append(key) }
      }
    }
    return wanted.filter { !defined.contains($0) }.map { key in
      let target = (targets[key] ?? "").flatMap { "<>\\".contains($0) ? "\\\($0)" : String($0) }
      return "[\(key)]: <\(String(target))>"
    }
  }

  /// Takes the definitions at the beginning of a paragraph out of it.
  ///
  /// The first definition of a label counts.
  ///
  /// - Complexity: O(length).
  mutating func take(from lines: inout [ArraySlice<Unicode.Scalar>]) {
    guard lines.first?.first == "[" else { return }
    let text = lines.joined(separator: CollectionOfOne("\n" as Unicode.Scalar))
    let scalars = Array(text)
    var start = 0
    while let end = takeDefinition(in: scalars, from: start) { start = end }
    guard start > 0 else { return }
    lines = scalars[start...].split(separator: "\n")
  }

  /// The place of the line behind a definition, which is kept.
  private mutating func takeDefinition(in text: [Unicode.Scalar], from start: Int) -> Int? {
    let scanner = LinkScanner(text[...])
    let first = start + text[start...].prefix { $0 == " " }.count
    guard first < text.count, text[first] == "[", let label = scanner.label(first),
      label.text.contains(where: { $0 != " " && $0 != "\n" }),
      label.end < text.count, text[label.end] == ":"
    else { return nil }
    let place = scanner.afterBlanks(label.end + 1)
    guard let destination = scanner.destination(place), destination.end > place else { return nil }
    guard let end = endOfDefinition(in: text, destination.end) else { return nil }
    let key = Self.normalized(label.text)
    if targets[key] == nil { targets[key] = destination.text }
    return end
  }

  /// The place of the line behind a definition whose destination ends at `position`.
  private func endOfDefinition(in text: [Unicode.Scalar], _ position: Int) -> Int? {
    func afterLine(_ position: Int) -> Int? {
      let end = position + text[position...].prefix { $0 == " " }.count
      guard end < text.count else { return end }
      return text[end] == "\n" ? end + 1 : nil
    }
    let scanner = LinkScanner(text[...])
    let title = scanner.afterBlanks(position)
    if title > position, let end = scanner.afterTitle(title), let next = afterLine(end) {
      return next
    }
    return afterLine(position)
  }

  /// The label as it is compared: in lower case, its blanks made one.
  private static func normalized(_ label: ArraySlice<Unicode.Scalar>) -> String {
    label.split { $0 == " " || $0 == "\n" }.map(\.string).joined(separator: " ").lowercased()
      .uppercased()
  }
}
