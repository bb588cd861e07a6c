internal import SourceDiagnostics

/// Finds the mistake behind a failure of libyaml: it often reports a later place than the mistake.
struct SyntaxReader {
  let source: SourceText
  let failure: SyntaxFailure
  /// Where libyaml stopped and where it began what it could not finish, in bytes.
  let problem: Int
  let context: Int?
  /// The bracket that was open last.
  let openBracket: Int?
  /// The last key behind that bracket, if it opens a map.
  let openKey: SourceRange?
  /// The last text in quotes that was read.
  let lastQuoted: SourceRange?
  /// Mistakes that other bytes have taken the place of.
  let patches: [SourceRange]

  private var word: SourceRange { source.restOfLine(from: problem) }
  private var character: SourceRange { source.character(at: problem) }
  private var line: SourceRange { source.line(containing: problem) }

  var finding: SyntaxFinding {
    if let comment = foreignComment { return .foreignComment(comment) }
    guard let reading = SyntaxRule.reading(of: failure) else { return .other(word, failure) }
    switch reading {
    case .badStart: return isTab(problem) ? .tabIndent(tabs) : .reservedStart(value(from: problem))
    case .tab: return .tabIndent(tabs)
    case .missingColon: return missingColon
    case .secondColon: return secondColon
    case .indentation: return indentation
    case .misplacedDash: return .misplacedDash(word)
    case .misplacedQuestionMark: return .misplacedQuestionMark(character)
    case .bracket: return lostValue ?? quoteInQuotes ?? bracket
    case .missingValue:
      if let lostValue { return lostValue }
      if source.text(in: character) == ":" { return .missingKey(character) }
      if let openBracket, source.isEnd(problem) {
        return .unclosedBracket(open: source.character(at: openBracket), broke: character)
      }
      return .missingValue(character)
    case .quote:
      return .unclosedQuote(open: source.character(at: context ?? problem), broke: character)
    case .escape: return .badEscape(escape)
    case .name:
      if let star = starForDash { return .starForDash(star) }
      return .reservedStart(value(from: context ?? problem))
    case .blockHeader: return .blockHeader(word)
    case .flowColon: return .colonInPlainText(character)
    case .tag: return .tag(tag)
    case .version: return .version(source.restOfLine(from: line.start))
    case .directive: return .directive(source.restOfLine(from: line.start))
    }
  }

  private func value(from offset: Int) -> SourceRange {
    source.valueText(from: offset, inBrackets: openBracket != nil)
  }

  /// A tag, or a line about tags.
  private var tag: SourceRange {
    let rest = source.restOfLine(from: context ?? problem)
    guard rest.start < rest.end, source.bytes[rest.start] != UInt8(ascii: "%") else { return rest }
    let end = (rest.start..<rest.end).first { source.isBlank($0) } ?? rest.end
    return SourceRange(rest.start, end)
  }

  /// libyaml looks for the colon up to the next line; the key is what has none.
  private var missingColon: SyntaxFinding {
    let key = source.restOfLine(from: context ?? problem)
    if source.withoutDashes(key).start == key.start, source.bytes[key.start] == UInt8(ascii: "-"),
      key.count > 1, openBracket == nil
    {
      return .dashWithoutSpace(SourceRange(key.start, key.start + 1), rest: key)
    }
    guard key.count > Self.longestKey else { return .missingColon(key) }
    return .longKey(SourceRange(key.start, colon(in: key) ?? key.end))
  }

  /// libyaml gives a key up after so many characters.
  private static let longestKey = 1024

  private var secondColon: SyntaxFinding {
    let start = source.firstWord(ofLine: line)
    let key = SourceRange(min(start, problem), problem)
    if let first = colon(in: key) {
      let value = source.firstWord(ofLine: SourceRange(first + 1, problem))
      return .twoValues(colon: character, value: SourceRange(value, problem))
    }
    if let above = lineAbove {
      let aboveStart = source.firstWord(ofLine: above)
      if start - line.start > aboveStart - above.start {
        let end = colon(in: SourceRange(aboveStart, above.end)) ?? above.end
        return .badIndent(key, deeperThan: SourceRange(aboveStart, end))
      }
      let text = source.restOfLine(from: aboveStart)
      if start - line.start == aboveStart - above.start, colon(in: text) == nil {
        return .missingColon(text)
      }
    }
    return key.count > Self.longestKey ? .longKey(key) : .colonInPlainText(character)
  }

  private var indentation: SyntaxFinding {
    if let quoted = lastQuoted, quoted.end <= problem, line.contains(quoted.end - 1),
      !line.contains(quoted.start)
    {
      return .unclosedQuote(open: source.character(at: quoted.start), broke: character)
    }
    if source.text(in: character) == "]" || source.text(in: character) == "}" {
      return .strayBracket(character)
    }
    if source.text(in: character) == ":" { return .missingKey(character) }
    if let above = lineAbove, source.text(in: above).hasPrefix("...") {
      return .secondDocument(word, end: SourceRange(above.start, above.start + 3))
    }
    guard source.firstWord(ofLine: line) == problem else {
      if [",", ";"].contains(source.text(in: word)) { return .strayEnd(word) }
      return quoteInQuotes ?? .afterValue(word)
    }
    if let context, context < source.bytes.count, source.bytes[context] == UInt8(ascii: "-"),
      context - source.line(containing: context).start == problem - line.start
    {
      return .keyAmongElements(
        keyPart(of: word), dash: SourceRange(context, context + 1),
        neighbour: firstKey(above: problem - line.start))
    }
    return .unlikeNeighbours(keyPart(of: word), neighbour: neighbour)
  }

  /// The line with which the one at the problem was most likely meant to be aligned.
  private var neighbour: SourceRange? {
    guard let above = lineAbove else { return nil }
    let rest = source.restOfLine(from: source.firstWord(ofLine: above))
    return keyPart(of: source.withoutDashes(rest))
  }

  /// The first key of the element above that begins in a column.
  private func firstKey(above column: Int) -> SourceRange? {
    var number = source.line(at: problem) - 1
    while number >= 1 {
      let range = source.range(ofLine: number)
      let start = source.firstWord(ofLine: range)
      if start < range.end, start - range.start <= column {
        guard start - range.start == column, source.bytes[start] == UInt8(ascii: "-") else {
          return nil
        }
        let key = keyPart(of: source.withoutDashes(source.restOfLine(from: start)))
        return source.isKey(key) ? key : nil
      }
      number -= 1
    }
    return nil
  }

  /// A `*` that begins a line as it begins an element in Markdown.
  private var starForDash: SourceRange? {
    guard let context, context + 1 < source.bytes.count,
      source.bytes[context] == UInt8(ascii: "*"), source.isBlank(context + 1),
      source.firstWord(ofLine: source.line(containing: context)) == context
    else { return nil }
    return SourceRange(context, context + 1)
  }

  /// The key of a line, or all of a line without one.
  private func keyPart(of line: SourceRange) -> SourceRange {
    SourceRange(line.start, colon(in: line) ?? line.end)
  }

  private var bracket: SyntaxFinding {
    guard let context else { return .other(word, failure) }
    let open = source.character(at: context)
    let closes = ["]", "}"].contains(source.text(in: character))
    if line.contains(context), problem < line.end, !closes {
      return .missingComma(word, open: open)
    }
    return .unclosedBracket(open: open, broke: character)
  }

  /// The value of the last key in brackets, if a `#` made it and the bracket's end a comment.
  private var lostValue: SyntaxFinding? {
    guard let openKey, openKey.end < problem else { return nil }
    let line = source.line(containing: openKey.end)
    let colon = source.firstWord(ofLine: SourceRange(openKey.end, line.end))
    guard colon < line.end, source.bytes[colon] == UInt8(ascii: ":") else { return nil }
    let start = source.firstWord(ofLine: SourceRange(colon + 1, line.end))
    guard start > colon + 1, start < line.end, source.bytes[start] == UInt8(ascii: "#") else {
      return nil
    }
    let value = source.flowWord(from: start)
    return value.count > 1 ? .lostToComment(value, key: openKey) : nil
  }

  /// A text in quotes that went on behind what its author took for a part of it, as in `'it's'`.
  private var quoteInQuotes: SyntaxFinding? {
    guard let lastQuoted, lastQuoted.end == problem, !word.isEmpty else { return nil }
    let next = source.bytes[problem]
    guard next != UInt8(ascii: ","), next != UInt8(ascii: "]"), next != UInt8(ascii: "}") else {
      return nil
    }
    return .quoteInQuotes(word, quoted: lastQuoted)
  }

  private var escape: SourceRange {
    let start = (max(0, problem - 2)...problem).last {
      $0 < source.bytes.count && source.bytes[$0] == UInt8(ascii: "\\")
    }
    guard let start else { return character }
    return SourceRange(start, source.character(at: start + 1).end)
  }

  private var tabs: SourceRange {
    var end = problem
    while end < source.bytes.count, isTab(end) { end += 1 }
    return end > problem ? SourceRange(problem, end) : character
  }

  private func isTab(_ offset: Int) -> Bool {
    offset < source.bytes.count && source.bytes[offset] == UInt8(ascii: "\t")
  }

  /// The first colon that separates a key from a value.
  private func colon(in range: SourceRange) -> Int? {
    (range.start..<range.end).first { offset in
      source.bytes[offset] == UInt8(ascii: ":")
        && (offset + 1 == range.end || source.isBlank(offset + 1))
    }
  }

  /// The nearest line before this one that holds more than a comment.
  private var lineAbove: SourceRange? {
    var number = source.line(at: problem) - 1
    while number >= 1 {
      let range = source.range(ofLine: number)
      let start = source.firstWord(ofLine: range)
      if start < range.end, source.bytes[start] != UInt8(ascii: "#") { return range }
      number -= 1
    }
    return nil
  }
}
