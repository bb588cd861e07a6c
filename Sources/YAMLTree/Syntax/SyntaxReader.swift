internal import SourceDiagnostics

/// Finds the cause of a message of libyaml, which often reports a later place.
struct SyntaxReader {
  let file: SourceFile
  let message: ParserMessage
  /// Where libyaml stopped and where it began what it could not finish, in bytes.
  let problem: Int
  let context: Int?
  /// The bracket that was open last.
  let openBracket: Int?
  /// The last key after that bracket, if it opens a map.
  let openKey: SourceRange?
  /// The last text in quotes that was read.
  let lastQuoted: SourceRange?
  /// Mistakes that other bytes have taken the place of.
  let patches: [SourceRange]

  var source: SourceText { file.text }

  private var word: SourceRange { source.restOfLine(from: problem) }
  private var character: SourceRange { source.character(at: problem) }
  private var line: SourceRange { source.line(containing: problem) }

  /// What is wrong, and what can be read in its place.
  var result: SyntaxProblem {
    if let comment = foreignComment {
      return SyntaxProblem(file.foreignComment(comment), .blank(comment))
    }
    guard let cause = SyntaxCause.of(message) else { return other(word) }
    switch cause {
    case .badStart: return isTab(problem) ? tabIndent : reservedStart(at: problem)
    case .tab: return tabIndent
    case .missingColon: return missingColon
    case .secondColon: return secondColon
    case .indentation: return indentation
    case .misplacedDash:
      return syntax(
        "a list cannot begin on this line", word,
        help: "begin it on the next line, or write `[one, two]`", .text(word))
    case .misplacedQuestionMark:
      return syntax("`? ` cannot begin a key here", character, help: "write `key: value`")
    case .bracket: return lostValue ?? quoteInQuotes ?? bracket
    case .missingValue:
      if let lostValue { return lostValue }
      if source.text(in: character) == ":" { return missingKey }
      if let openBracket, source.isEnd(problem) {
        return SyntaxProblem(
          file.unclosedBracket(source.character(at: openBracket), broke: character))
      }
      return syntax(
        "a value is missing before this", character, help: "write one, or remove this",
        source.text(in: character) == "," ? .blank(character) : nil)
    case .quote:
      return unclosedQuote(at: context ?? problem)
    case .escape: return badEscape
    case .name:
      if let star = starForDash {
        return syntax(
          "a list element begins with `-`, not with `*`", star, help: "write `-`",
          fix: file.replace(star, by: "-"), .dash(star))
      }
      return reservedStart(at: context ?? problem)
    case .blockHeader:
      return syntax(
        "only a comment can follow `|` or `>` on its line", word,
        help: "begin the string on the next line", .blank(word))
    case .flowColon: return colonInPlainText
    case .tag:
      let tag = tag
      let isAlone = tag.start <= source.firstWord(ofLine: source.line(containing: tag.start))
      return SyntaxProblem(file.tag(tag), isAlone ? nil : .blank(tag))
    case .version: return SyntaxProblem(file.version(source.restOfLine(from: line.start)))
    case .directive:
      let directive = source.restOfLine(from: line.start)
      return syntax(
        "\(source.quote(directive)) is not known", directive,
        help: "a value that begins like this needs quotes")
    }
  }

  private func syntax(
    _ message: String, _ range: SourceRange, help: String? = nil, fix: Fix? = nil,
    _ patch: SyntaxPatch? = nil
  ) -> SyntaxProblem {
    SyntaxProblem(file.syntax(message, range, help: help, fix: fix), patch)
  }

  /// What has no row in the table, in the words of libyaml.
  private func other(_ range: SourceRange) -> SyntaxProblem {
    syntax(message.context.map { "\(message.problem) \($0)" } ?? message.problem, range)
  }

  private var tabIndent: SyntaxProblem { SyntaxProblem(file.tabIndent(tabs), .blank(tabs)) }

  private var missingKey: SyntaxProblem { SyntaxProblem(file.keyNotText(character)) }

  private var colonInPlainText: SyntaxProblem {
    syntax("a `:` in a string without quotes", character, help: "put the string in quotes")
  }

  private func reservedStart(at offset: Int) -> SyntaxProblem {
    let value = source.valueText(from: offset, inBrackets: openBracket != nil)
    return SyntaxProblem(file.reservedStart(value), .text(value))
  }

  private func unclosedQuote(at open: Int) -> SyntaxProblem {
    SyntaxProblem(file.unclosedQuote(source.character(at: open), broke: character))
  }

  /// A tag, or a line about tags.
  private var tag: SourceRange {
    let rest = source.restOfLine(from: context ?? problem)
    guard rest.start < rest.end, source.bytes[rest.start] != UInt8(ascii: "%") else { return rest }
    let end = (rest.start..<rest.end).first { source.isBlank($0) } ?? rest.end
    return SourceRange(rest.start, end)
  }

  /// libyaml looks for the colon up to the next line; the key is what has none.
  private var missingColon: SyntaxProblem {
    let key = source.restOfLine(from: context ?? problem)
    if source.withoutDashes(key).start == key.start, source.bytes[key.start] == UInt8(ascii: "-"),
      key.count > 1, openBracket == nil
    {
      return SyntaxProblem(
        file.dashWithoutSpace(SourceRange(key.start, key.start + 1)), .dash(key))
    }
    guard key.count > Self.keyLimit else { return withoutColon(key) }
    return SyntaxProblem(file.longKey(SourceRange(key.start, colon(in: key) ?? key.end)))
  }

  private func withoutColon(_ key: SourceRange) -> SyntaxProblem {
    SyntaxProblem(file.missingColon(key), isWhole(key) ? .blank(key) : nil)
  }

  /// libyaml limits keys to this many characters.
  private static let keyLimit = 1024

  private var secondColon: SyntaxProblem {
    let start = source.firstWord(ofLine: line)
    let key = SourceRange(min(start, problem), problem)
    if let first = colon(in: key) {
      let value = source.firstWord(ofLine: SourceRange(first + 1, problem))
      return SyntaxProblem(
        file.twoValues(colon: character, value: SourceRange(value, problem)),
        .text(source.restOfLine(from: value)))
    }
    if let above = lineAbove {
      let aboveStart = source.firstWord(ofLine: above)
      if start - line.start > aboveStart - above.start {
        let end = colon(in: SourceRange(aboveStart, above.end)) ?? above.end
        return SyntaxProblem(
          file.badIndent(key, deeperThan: SourceRange(aboveStart, end)),
          block(at: key, isDeeper: false))
      }
      let text = source.restOfLine(from: aboveStart)
      if start - line.start == aboveStart - above.start, colon(in: text) == nil {
        return withoutColon(text)
      }
    }
    return key.count > Self.keyLimit ? SyntaxProblem(file.longKey(key)) : colonInPlainText
  }

  private var indentation: SyntaxProblem {
    if let quoted = lastQuoted, quoted.end <= problem, line.contains(quoted.end - 1),
      !line.contains(quoted.start)
    {
      return unclosedQuote(at: quoted.start)
    }
    if source.text(in: character) == "]" || source.text(in: character) == "}" {
      return syntax(
        "\(source.quote(character)) closes nothing", character, help: "remove it",
        .blank(character))
    }
    if source.text(in: character) == ":" { return missingKey }
    if let above = lineAbove, source.text(in: above).hasPrefix("...") {
      let end = file.label(SourceRange(above.start, above.start + 3), "the first one ends here")
      return SyntaxProblem(file.secondDocument(word, end))
    }
    guard source.firstWord(ofLine: line) == problem else {
      if [",", ";"].contains(source.text(in: word)) {
        return syntax(
          "\(source.quote(word)) follows the end of a value", word,
          help: "remove it: the end of the line ends a value", fix: file.replace(word, by: ""),
          .blank(word))
      }
      return quoteInQuotes ?? afterValue
    }
    if let context, context < source.bytes.count, source.bytes[context] == UInt8(ascii: "-"),
      context - source.line(containing: context).start == problem - line.start
    {
      let key = keyPart(of: word)
      return SyntaxProblem(
        file.keyAmongElements(
          key, dash: SourceRange(context, context + 1),
          neighbour: firstKey(above: problem - line.start)), block(at: key, isDeeper: true))
    }
    let key = keyPart(of: word)
    return SyntaxProblem(
      file.unlikeNeighbours(key, neighbour: neighbour), block(at: key, isDeeper: false))
  }

  /// A string in quotes on one line goes together with what follows it.
  private var afterValue: SyntaxProblem {
    let word = word
    let quoted = lastQuoted.flatMap { quoted in
      openBracket == nil && source.line(at: quoted.start) == source.line(at: word.start)
        ? quoted : nil
    }
    return SyntaxProblem(
      file.afterValue(word),
      quoted.map { .text(SourceRange($0.start, word.end)) } ?? .blank(word))
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

  private var bracket: SyntaxProblem {
    guard let context else { return other(word) }
    let open = source.character(at: context)
    let closes = ["]", "}"].contains(source.text(in: character))
    if line.contains(context), problem < line.end, !closes {
      return SyntaxProblem(file.missingComma(word, open: open))
    }
    return SyntaxProblem(file.unclosedBracket(open, broke: character))
  }

  /// The value of the last key in brackets, if a `#` made it and the bracket's end a comment.
  private var lostValue: SyntaxProblem? {
    guard let openKey, openKey.end < problem else { return nil }
    let line = source.line(containing: openKey.end)
    let colon = source.firstWord(ofLine: SourceRange(openKey.end, line.end))
    guard colon < line.end, source.bytes[colon] == UInt8(ascii: ":") else { return nil }
    let start = source.firstWord(ofLine: SourceRange(colon + 1, line.end))
    guard start > colon + 1, start < line.end, source.bytes[start] == UInt8(ascii: "#") else {
      return nil
    }
    let value = source.flowWord(from: start)
    return value.count > 1
      ? SyntaxProblem(file.lostToComment(value, of: openKey), .text(value)) : nil
  }

  /// A string in quotes that continues after what looked like its end, as in `'it's'`.
  private var quoteInQuotes: SyntaxProblem? {
    guard let lastQuoted, lastQuoted.end == problem, !word.isEmpty else { return nil }
    let next = source.bytes[problem]
    guard next != UInt8(ascii: ","), next != UInt8(ascii: "]"), next != UInt8(ascii: "}") else {
      return nil
    }
    let isShort = source.line(at: lastQuoted.start) == source.line(at: word.start)
    return SyntaxProblem(
      file.quoteInQuotes(word, quoted: lastQuoted),
      isShort && openBracket == nil ? .text(SourceRange(lastQuoted.start, word.end)) : nil)
  }

  private var badEscape: SyntaxProblem {
    let escape = escape
    let backslash = SourceRange(escape.start, min(escape.start + 1, escape.end))
    return SyntaxProblem(
      file.badEscape(escape), source.text(in: backslash) == "\\" ? .text(backslash) : nil)
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
