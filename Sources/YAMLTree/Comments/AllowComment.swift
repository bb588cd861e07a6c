package import SourceDiagnostics

/// A comment that allows warnings: `# carousel: allow ID, ID`, and then perhaps a reason.
///
/// After a value it applies to its own line; on a line of its own, of the next line that is neither
/// empty nor a comment.
package struct AllowComment: Hashable, Sendable {
  /// A word in the place of an id.
  package struct Name: Hashable, Sendable {
    /// The word.
    package let text: String
    /// Its position.
    package let range: SourceRange
  }

  /// The word in the place of `allow`, which seems to be meant.
  package let verb: Name

  /// The bytes from the `#` to the last character of the line.
  package let range: SourceRange

  /// The line that it speaks of, from 1.
  package let line: Int

  /// The ids, and what was taken for one.
  package let names: [Name]

  /// Whether its line contains nothing else.
  package let isAlone: Bool

  /// Whether the word is `allow`: another one allows nothing.
  package var isAllowing: Bool { verb.text == Self.verb }

  private static let verb = "allow"

  /// Reads the comment whose `#` is at `start`; nil when it is not meant to allow anything.
  ///
  /// A word is meant for `allow` when it is nearly that, or is followed by an id that is not a word
  /// of a sentence.
  init?(at start: Int, in source: SourceText, isID: (String) -> Bool) {
    let number = source.line(at: start)
    let line = source.range(ofLine: number)
    let word = source.firstWord(ofLine: SourceRange(start + 1, line.end))
    var offset = min(word + "carousel:".utf8.count, line.end)
    let verb = Self.name(from: offset, of: line, in: source)
    offset = verb.range.end
    var names: [Name] = []
    var needsName = true
    while true {
      let name = Self.name(from: offset, of: line, in: source)
      let range = name.range
      // Without a comma, only ids continue the list: other words are the reason.
      guard !range.isEmpty, needsName || isID(name.text) else { break }
      names.append(name)
      offset = source.firstWord(ofLine: SourceRange(range.end, line.end))
      needsName = offset < line.end && source.bytes[offset] == Self.comma
      if needsName { offset += 1 }
    }
    let isMeant =
      verb.text == Self.verb
      || Suggestion(for: verb.text.lowercased(), among: [Self.verb])?.distance ?? 2 < 2
      || names.contains { $0.text.contains("-") && isID($0.text) }
    guard isMeant else { return nil }
    self.verb = verb
    self.names = names
    range = SourceRange(start, line.end)
    isAlone = source.firstWord(ofLine: line) == start
    self.line = isAlone ? Self.lineWithContent(after: number, in: source) : number
  }

  private static let comma = UInt8(ascii: ",")

  /// The first word after `offset`, which a comma ends too; empty at the end of the line.
  private static func name(
    from offset: Int, of line: SourceRange, in source: SourceText
  ) -> Name {
    let first = source.firstWord(ofLine: SourceRange(offset, line.end))
    let end = (first..<line.end).first { source.isBlank($0) || source.bytes[$0] == comma }
    let range = SourceRange(first, end ?? line.end)
    return Name(text: source.text(in: range), range: range)
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
