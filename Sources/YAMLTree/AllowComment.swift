package import SourceDiagnostics

/// A comment that allows warnings: `# carousel: allow ID, ID`, and then perhaps a reason.
///
/// Behind a value it speaks of its own line; on a line of its own, of the next line that is neither
/// empty nor a comment.
package struct AllowComment: Hashable, Sendable {
  /// A word that stands where an id belongs.
  package struct Name: Hashable, Sendable {
    /// The word.
    package let text: String
    /// Where it stands.
    package let range: SourceRange
  }

  /// The bytes from the `#` to the last character of the line.
  package let range: SourceRange

  /// The line that it speaks of, from 1.
  package let line: Int

  /// The ids, and what was taken for one.
  package let names: [Name]

  /// Whether nothing else stands on its line.
  package let isAlone: Bool

  /// Reads the comment whose `#` is at `start`; nil when it allows nothing.
  init?(at start: Int, in source: SourceText) {
    let number = source.line(at: start)
    let line = source.range(ofLine: number)
    guard var offset = Self.words("carousel:", "allow", behind: start + 1, of: line, in: source)
    else { return nil }
    var names: [Name] = []
    var needsName = true
    while true {
      let first = source.firstWord(ofLine: SourceRange(offset, line.end))
      let end = (first..<line.end).first { source.isBlank($0) || source.bytes[$0] == Self.comma }
      let range = SourceRange(first, end ?? line.end)
      let name = Name(text: source.text(in: range), range: range)
      // Without a comma only an id goes on the list: other words are the reason.
      guard !range.isEmpty, needsName || DiagnosticID(rawValue: name.text) != nil else { break }
      names.append(name)
      offset = source.firstWord(ofLine: SourceRange(range.end, line.end))
      needsName = offset < line.end && source.bytes[offset] == Self.comma
      if needsName { offset += 1 }
    }
    self.names = names
    range = SourceRange(start, line.end)
    isAlone = source.firstWord(ofLine: line) == start
    self.line = isAlone ? Self.lineWithContent(after: number, in: source) : number
  }

  private static let comma = UInt8(ascii: ",")

  /// The end of two words, blanks before each, behind `offset`; nil when they are not there.
  private static func words(
    _ words: StaticString..., behind offset: Int, of line: SourceRange, in source: SourceText
  ) -> Int? {
    var offset = offset
    for word in words {
      offset = source.firstWord(ofLine: SourceRange(offset, line.end))
      let isThere = word.withUTF8Buffer { source.bytes[offset..<line.end].starts(with: $0) }
      guard isThere else { return nil }
      offset += word.utf8CodeUnitCount
    }
    return offset == line.end || source.isBlank(offset) ? offset : nil
  }

  private static func lineWithContent(after line: Int, in source: SourceText) -> Int {
    var number = line + 1
    while number <= source.lineCount {
      let range = source.range(ofLine: number)
      let first = source.firstWord(ofLine: range)
      if first < range.end, source.bytes[first] != UInt8(ascii: "#") { return number }
      number += 1
    }
    return line
  }
}
