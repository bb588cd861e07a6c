internal import SourceDiagnostics

/// A mistake in the syntax, as its author would name it.
enum SyntaxFinding: Hashable {
  case tabIndent(SourceRange)
  case missingColon(SourceRange)
  case missingKey(SourceRange)
  case dashWithoutSpace(SourceRange, rest: SourceRange)
  case twoValues(colon: SourceRange, value: SourceRange)
  case badIndent(SourceRange, deeperThan: SourceRange)
  case keyAmongElements(SourceRange, dash: SourceRange, neighbour: SourceRange?)
  case starForDash(SourceRange)
  case foreignComment(SourceRange)
  case strayEnd(SourceRange)
  case unlikeNeighbours(SourceRange, neighbour: SourceRange?)
  case unclosedBracket(open: SourceRange, broke: SourceRange)
  case unclosedQuote(open: SourceRange, broke: SourceRange)
  case reservedStart(SourceRange)
  case badEscape(SourceRange)
  case longKey(SourceRange)
  case missingComma(SourceRange, open: SourceRange)
  case missingValue(SourceRange)
  case strayBracket(SourceRange)
  case afterValue(SourceRange)
  case quoteInQuotes(SourceRange, quoted: SourceRange)
  case lostToComment(SourceRange, key: SourceRange)
  case misplacedDash(SourceRange)
  case misplacedQuestionMark(SourceRange)
  case colonInPlainText(SourceRange)
  case blockHeader(SourceRange)
  case secondDocument(SourceRange, end: SourceRange)
  case tag(SourceRange)
  case version(SourceRange)
  case directive(SourceRange)
  case other(SourceRange, SyntaxFailure)

  /// What is to be said about all findings of a file.
  static func diagnostics(
    of findings: [SyntaxFinding], in source: SourceText, _ file: FileID
  ) -> [Diagnostic] {
    let tabs = findings.compactMap { finding in
      if case .tabIndent(let range) = finding { range.start } else { Int?.none }
    }
    return findings.map { finding in
      let next = tabs.filter { $0 > finding.start }.min()
      return finding.diagnostic(in: source, file, nextTab: next ?? source.bytes.count)
    }
  }

  /// What is to be said; a fix of tabs mends those of the lines before `nextTab` too.
  func diagnostic(in source: SourceText, _ file: FileID, nextTab: Int = 0) -> Diagnostic {
    func label(_ range: SourceRange, _ text: String? = nil) -> Label { Label(file, range, text) }
    func syntax(_ message: String, _ range: SourceRange, help: String? = nil) -> Diagnostic {
      Diagnostic(.syntax, message, at: label(range), help: help)
    }
    let fix = SyntaxFix(source: source, file: file)
    switch self {
    case .tabIndent(let range):
      return Diagnostic(
        .tabIndent, "a tab cannot indent YAML", at: label(range), help: "write two spaces for it",
        fix: fix.untab(range, upTo: nextTab))
    case .missingColon(let range):
      let hasColon = source.text(in: range).contains(":")
      return Diagnostic(
        .missingColon, "\(source.quote(range)) has no `:` after it", at: label(range),
        help: hasColon
          ? "write a space after the colon"
          : "write `: ` after a key; indent a line that belongs to the text above")
    case .dashWithoutSpace(let dash, _):
      let next = source.bytes[min(dash.end, source.bytes.count - 1)]
      // `-1` and `--` may be meant as they are.
      let isPlain = next > UInt8(ascii: "9")
      return Diagnostic(
        .syntax, "a `-` needs a space after it to begin an element", at: label(dash),
        help: "write `- `", fix: fix.replace(dash, by: "- ", isPlain ? .safe : .needsReview))
    case .missingKey(let range):
      return Diagnostic(
        .keyNotText, "a key is missing before `:`", at: label(range),
        help: "write `key: value`, with a word before the colon")
    case .twoValues(let colon, let value):
      return Diagnostic(
        .twoValues, "a second `: ` on one line", at: label(colon),
        also: [label(value, "this is already the value")],
        help: "put the value in quotes if the colon belongs to it",
        fix: fix.quote(source.restOfLine(from: value.start), .needsReview))
    case .badIndent(let range, let above):
      return Diagnostic(
        .badIndent,
        "\(source.quote(range)) is indented deeper than \(source.quote(above)), which has a value",
        at: label(range), also: [label(above)], help: "align the two",
        fix: fix.align(range, with: above))
    case .keyAmongElements(let range, let dash, let neighbour):
      return Diagnostic(
        .badIndent, "\(source.quote(range)) stands where an element of the list would begin",
        at: label(range), also: [label(dash, "the list begins here")],
        help: neighbour.map { "align it with \(source.quote($0)), or write `- ` before it" }
          ?? "write `- ` before it, or indent it unlike the list",
        fix: neighbour.flatMap { fix.align(range, with: $0) })
    case .starForDash(let range):
      return Diagnostic(
        .syntax, "an element of a list begins with `-`, not with `*`", at: label(range),
        help: "write `-`", fix: fix.replace(range, by: "-"))
    case .foreignComment(let range):
      let text = source.text(in: range)
      let words = text.dropFirst(2).replacing("*/", with: "")
      let isLine = !text.contains(where: \.isNewline)
      return Diagnostic(
        .syntax, "`\(text.prefix(2))` begins no comment in YAML", at: label(range),
        help: "write `#`",
        fix: isLine ? fix.replace(range, by: "#" + words, .needsReview) : nil)
    case .strayEnd(let range):
      return Diagnostic(
        .syntax, "\(source.quote(range)) stands after the end of a value", at: label(range),
        help: "remove it: a line ends a value", fix: fix.replace(range, by: ""))
    case .unlikeNeighbours(let range, let neighbour):
      return Diagnostic(
        .badIndent, "\(source.quote(range)) is not indented like any line above it",
        at: label(range), also: neighbour.map { [label($0, "like this?")] } ?? [],
        help: neighbour.map { "align it with \(source.quote($0))" } ?? "align it with them",
        fix: neighbour.flatMap { source.isKey($0) ? fix.align(range, with: $0) : nil })
    case .unclosedBracket(let open, let broke):
      return Diagnostic(
        .unclosedBracket, "\(source.quote(open)) is never closed", at: label(open),
        also: [label(broke, "it has to be closed before this")],
        help: "write `\(source.text(in: open) == "[" ? "]" : "}")` where it ends")
    case .unclosedQuote(let open, let broke):
      return Diagnostic(
        .unclosedQuote, "\(source.quote(open)) is never closed", at: label(open),
        also: [label(broke, "the text has gone on up to here")],
        help: "write \(source.quote(open)) where the text ends")
    case .reservedStart(let range):
      let mark = source.quote(source.character(at: range.start))
      let text = source.text(in: range)
      return Diagnostic(
        .reservedStart, "a value cannot begin with \(mark)", at: label(range),
        help: text.utf8.count <= 40
          ? "put it in quotes: `\(SyntaxFix.quoted(text))`" : "put it in quotes",
        fix: fix.quote(range))
    case .badEscape(let range):
      return Diagnostic(
        .badEscape, "unknown escape \(source.quote(range))", at: label(range),
        help: "write `\\\\` for a backslash, or use single quotes",
        fix: fix.replace(SourceRange(at: range.start), by: "\\", .needsReview))
    case .longKey(let range):
      return Diagnostic(
        .longKey, "a key is longer than 1024 characters", at: label(range),
        help: "write `key: ` in front of it if it is a text, or close a quote before it")
    case .missingComma(let range, let open):
      return Diagnostic(
        .syntax, "a `,` or the end of \(source.quote(open)) is missing before this",
        at: label(range), also: [label(open)],
        help: "write `,` between elements, and quotes around texts with `:`, `,` or brackets")
    case .missingValue(let range):
      return syntax("a value is missing before this", range, help: "write one, or remove this")
    case .strayBracket(let range):
      return syntax("\(source.quote(range)) closes nothing", range, help: "remove it")
    case .afterValue(let range):
      return syntax(
        "\(source.quote(range)) stands after the end of a value", range,
        help: source.text(in: range).hasPrefix(",")
          ? "begin a new line for another key" : "put the whole value in quotes")
    case .quoteInQuotes(let range, let quoted):
      let mark = source.character(at: quoted.start)
      let help =
        source.text(in: mark) == "'"
        ? "write `''` for an apostrophe, or use double quotes"
        : "write `\\\"` for a quote in the text, or use single quotes"
      return Diagnostic(
        .syntax, "\(source.quote(range)) stands after the end of a text in quotes",
        at: label(range), also: [label(SourceRange(quoted.end - 1, quoted.end), "it ends here")],
        help: help)
    case .lostToComment(let range, let key):
      let text = source.text(in: range)
      let quoted = "\"\(text)\""
      let id: DiagnosticID = Self.isHexColor(text) ? .colorLostToComment : .noValue
      return Diagnostic(
        id, "the `#` starts a comment, so \(source.quote(key)) has no value", at: label(range),
        help: "write `\(quoted)`, in quotes",
        fix: Fix([Fix.Edit(file, range, quoted)], safety: id == .noValue ? .needsReview : .safe))
    case .misplacedDash(let range):
      return syntax(
        "a list cannot begin on this line", range,
        help: "begin it on the next line, or write `[one, two]`")
    case .misplacedQuestionMark(let range):
      return syntax("`? ` cannot begin a key here", range, help: "write `key: value`")
    case .colonInPlainText(let range):
      return syntax("a `:` in a text without quotes", range, help: "put the text in quotes")
    case .blockHeader(let range):
      return syntax(
        "only a comment can follow `|` or `>` on its line", range,
        help: "begin the text on the next line")
    case .secondDocument(let range, let end):
      return Diagnostic(
        .severalDocuments, "a second document starts here", at: label(range),
        also: [label(end, "the first one ends here")], help: "write one file for each")
    case .tag(let range):
      return Diagnostic(
        .tag, "tags such as \(source.quote(range)) are not used", at: label(range),
        help: "remove it", fix: fix.removeTag(range))
    case .version(let range):
      return Diagnostic(
        .yamlVersion, "\(source.quote(range)) is not a version that is read here",
        at: label(range), help: "remove the line, or write `%YAML 1.2`",
        fix: fix.removeLine(range))
    case .directive(let range):
      return syntax(
        "\(source.quote(range)) is not known", range, help: "a value that begins so needs quotes")
    case .other(let range, let failure):
      return syntax(
        failure.context.map { "\(failure.problem) \($0)" } ?? failure.problem, range)
    }
  }

  /// Whether a text has the form of a colour: `#` and 3, 4, 6 or 8 hexadecimal digits.
  private static func isHexColor(_ text: String) -> Bool {
    let digits = text.dropFirst()
    return [3, 4, 6, 8].contains(digits.utf8.count) && digits.allSatisfy(\.isHexDigit)
  }

  /// Where reading stopped making sense: what follows may be read again from the next line on.
  var start: Int {
    switch self {
    case .tabIndent(let range), .missingColon(let range), .missingKey(let range),
      .unlikeNeighbours(let range, _), .dashWithoutSpace(let range, _),
      .keyAmongElements(let range, _, _), .starForDash(let range), .foreignComment(let range),
      .strayEnd(let range), .reservedStart(let range), .badEscape(let range), .longKey(let range),
      .missingComma(let range, _), .missingValue(let range), .strayBracket(let range),
      .afterValue(let range), .quoteInQuotes(let range, _), .lostToComment(let range, _),
      .misplacedDash(let range), .misplacedQuestionMark(let range),
      .colonInPlainText(let range), .blockHeader(let range), .secondDocument(let range, _),
      .tag(let range), .version(let range),
      .directive(let range), .other(let range, _), .badIndent(let range, _),
      .twoValues(let range, _), .unclosedBracket(let range, _), .unclosedQuote(let range, _):
      range.start
    }
  }
}
