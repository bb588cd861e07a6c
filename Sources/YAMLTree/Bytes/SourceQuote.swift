package import SourceDiagnostics

extension SourceText {
  /// How much of a file a message quotes: enough to find it, not enough to fill a screen.
  private static let maximumQuote = 40

  /// A piece of the file in back quotes: its first line, shortened.
  package func quote(_ range: SourceRange) -> String {
    let end = min(range.end, line(containing: range.start).end)
    // 4 bytes are the most that a code point takes.
    let cut = min(max(end, range.start), range.start + 4 * Self.maximumQuote + 4)
    let text = text(in: SourceRange(range.start, cut))
    let short = text.unicodeScalars.prefix(Self.maximumQuote)
    let isWhole = short.count == text.unicodeScalars.count
    return "`" + String(short) + (isWhole ? "`" : "…`")
  }

  /// The rest of the line from `offset`, without a comment and the spaces at its end.
  package func restOfLine(from offset: Int) -> SourceRange {
    let line = line(containing: offset)
    var end = line.end
    for position in offset..<max(offset, line.end)
    where bytes[position] == UInt8(ascii: "#") && position > offset && isBlank(position - 1) {
      end = position
      break
    }
    while end > offset, isBlank(end - 1) { end -= 1 }
    return SourceRange(offset, max(offset, end))
  }

  /// What is written from `offset` on up to the end of its line, of its key or of its place in
  /// brackets.
  func valueText(from offset: Int, inBrackets: Bool) -> SourceRange {
    let rest = restOfLine(from: offset)
    let isKey = isBehindDashes(offset)
    var end =
      (offset..<rest.end).first { position in
        let byte = bytes[position]
        if inBrackets, [UInt8](",[]{}".utf8).contains(byte) { return true }
        guard inBrackets || isKey else { return false }
        return byte == UInt8(ascii: ":") && (position + 1 == rest.end || isBlank(position + 1))
      } ?? rest.end
    while end > offset, isBlank(end - 1) { end -= 1 }
    return SourceRange(offset, max(end, character(at: offset).end))
  }

  /// Whether a colon follows a range of text.
  func isKey(_ range: SourceRange) -> Bool {
    range.end < bytes.count && bytes[range.end] == UInt8(ascii: ":")
  }

  /// The range without the `- ` at its begin.
  func withoutDashes(_ range: SourceRange) -> SourceRange {
    var start = range.start
    while start + 1 < range.end, bytes[start] == UInt8(ascii: "-"), isBlank(start + 1) {
      start = firstWord(ofLine: SourceRange(start + 1, range.end))
    }
    return SourceRange(start, range.end)
  }

  /// Whether there are only spaces and dashes before `offset` in its line.
  private func isBehindDashes(_ offset: Int) -> Bool {
    let line = line(containing: offset)
    return bytes[line.start..<max(line.start, offset)].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-")
    }
  }

  /// The word at `offset` in a list or map in brackets.
  func flowWord(from offset: Int) -> SourceRange {
    let line = line(containing: offset)
    let end = (offset..<line.end).first { position in
      let byte = bytes[position]
      return isBlank(position) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
        || byte == UInt8(ascii: "}")
    }
    return SourceRange(offset, end ?? line.end)
  }

  /// The range with the spaces and tabs after it.
  func withBlanks(_ range: SourceRange) -> SourceRange {
    var end = range.end
    while end < bytes.count, isBlank(end) { end += 1 }
    return SourceRange(range.start, end)
  }

  /// The line that holds `offset`, with its line break.
  func wholeLine(containing offset: Int) -> SourceRange {
    let line = line(containing: offset)
    var end = line.end
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return SourceRange(line.start, end)
  }

  /// The same file with spaces in the place of all but the line breaks of some ranges.
  func blanked(_ ranges: [SourceRange]) -> SourceText {
    var bytes = bytes
    for range in ranges {
      for offset in range.start..<range.end where bytes[offset] >= 0x20 {
        bytes[offset] = UInt8(ascii: " ")
      }
    }
    return SourceText(name: name, bytes: bytes)
  }

  /// The lines from the one that holds `offset` on that are indented at least as deep as it is, or
  /// deeper only; without the line break before them.
  func block(at offset: Int, isDeeper: Bool) -> SourceRange {
    let first = line(containing: offset)
    let depth = firstWord(ofLine: first) - first.start
    var end = first.end
    var number = line(at: offset) + 1
    while number <= lineCount {
      let next = range(ofLine: number)
      let start = firstWord(ofLine: next)
      if start < next.end {
        let indent = start - next.start
        guard isDeeper ? indent > depth : indent >= depth else { break }
        end = next.end
      }
      number += 1
    }
    return SourceRange(first.start, end)
  }

  /// Whether there is a space or tab at `offset`.
  func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  /// The code point at `offset`; empty at the end of the file.
  func character(at offset: Int) -> SourceRange {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, CodePoint.isContinuation(bytes[end]) { end += 1 }
    return SourceRange(min(offset, end), end)
  }

  /// The first byte of a line that is neither space nor tab, or its end.
  func firstWord(ofLine range: SourceRange) -> Int {
    (range.start..<range.end).first { !isBlank($0) } ?? range.end
  }

  /// Whether `offset` is the end of the file, or only blank lines and comments follow it.
  func isEnd(_ offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count {
      let line = line(containing: offset)
      if !restOfLine(from: firstWord(ofLine: SourceRange(offset, max(offset, line.end)))).isEmpty {
        return false
      }
      offset = max(line.end, offset) + 1
    }
    return true
  }
}
