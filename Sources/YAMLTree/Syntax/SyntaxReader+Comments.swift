internal import SourceDiagnostics

extension SyntaxReader {
  /// A comment as other languages write it, `// …` or `/* … */`, which may be the cause.
  ///
  /// It is looked for from the bracket on that is open, or else in the line of the error and the
  /// one where it began.
  var foreignComment: SourceRange? {
    let end = source.line(containing: problem).end
    let begin = [openBracket, context, problem].compactMap(\.self).min() ?? problem
    if openBracket == nil, let above = commentAbove(source.line(at: begin)) { return above }
    var number = source.line(at: begin)
    let last = source.line(at: problem)
    while number <= last {
      if let start = commentStart(in: source.range(ofLine: number)), start < end,
        !patches.contains(where: { $0.contains(start) })
      {
        return comment(at: start)
      }
      number += 1
    }
    return nil
  }

  /// A comment that takes all of the line above a line.
  private func commentAbove(_ number: Int) -> SourceRange? {
    guard number > 1 else { return nil }
    let line = source.range(ofLine: number - 1)
    guard let start = commentStart(in: line), start == source.firstWord(ofLine: line),
      !patches.contains(where: { $0.contains(start) })
    else { return nil }
    return comment(at: start)
  }

  /// The first `//` or `/*` of a line that is a word of its own and not in quotes.
  private func commentStart(in line: SourceRange) -> Int? {
    var quote: UInt8?
    for offset in line.start..<line.end {
      let byte = source.bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = quote == nil ? byte : quote == byte ? nil : quote
      }
      guard quote == nil, byte == UInt8(ascii: "/"), offset + 1 < line.end,
        offset == line.start || source.isBlank(offset - 1)
          || source.bytes[offset - 1] == UInt8(ascii: ",")
      else {
        // What follows a `#` is a comment already.
        if quote == nil, byte == UInt8(ascii: "#"),
          offset == line.start || source.isBlank(offset - 1)
        {
          return nil
        }
        continue
      }
      let next = source.bytes[offset + 1]
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return offset }
    }
    return nil
  }

  /// The comment that begins at `start`, up to its end or that of the line.
  private func comment(at start: Int) -> SourceRange {
    let line = source.line(containing: start)
    guard source.bytes[start + 1] == UInt8(ascii: "*") else {
      return source.restOfLine(from: start)
    }
    let end = (start + 2..<max(start + 2, source.bytes.count - 1)).first {
      source.bytes[$0] == UInt8(ascii: "*") && source.bytes[$0 + 1] == UInt8(ascii: "/")
    }
    return end.map { SourceRange(start, $0 + 2) } ?? SourceRange(start, line.end)
  }
}
