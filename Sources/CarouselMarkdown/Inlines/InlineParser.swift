internal import CarouselDeck

/// Parses the text of a paragraph, a heading or a cell to spans, by the strategy that the appendix
/// of CommonMark 0.31 describes.
///
/// - Complexity: O(length), for all practical purposes.
struct InlineParser {
  let text: [Unicode.Scalar]
  private let definitions: LinkDefinitions
  private var position = 0
  /// Where the plain text begins that is not a piece yet.
  private var pending = 0
  private(set) var pieces = InlinePieces()
  var delimiters = DelimiterStack()
  private var brackets: [Bracket] = []
  /// The places of backticks in a row by their number, the last ones first; made when needed.
  private var ticks: [Int: [Int]]?
  /// Ends of HTML that do not come any more, so that they are looked for only once.
  private var missingEnds: Set<String> = []

  /// A `[` or `![` that may begin a link or an image.
  private struct Bracket {
    let piece: Int
    /// The place of the text behind it.
    let start: Int
    let isImage: Bool
    /// False within a link: links do not nest.
    var isActive = true
    var hasBracketAfter = false
    /// The last delimiter before it.
    let delimiter: Int?
  }

  /// The spans of lines, whose leading blanks do not count.
  static func spans(
    of lines: [ArraySlice<Unicode.Scalar>], _ definitions: LinkDefinitions
  ) -> [MarkdownDocument.Span] {
    var text: [Unicode.Scalar] = []
    for line in lines {
      if !text.isEmpty { text.append("\n") }
      text += line.drop { $0 == " " }
    }
    while text.last == " " { text.removeLast() }
    var parser = InlineParser(text, definitions)
    return parser.read()
  }

  private init(_ text: [Unicode.Scalar], _ definitions: LinkDefinitions) {
    self.text = text
    self.definitions = definitions
  }

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func read() -> [MarkdownDocument.Span] {
    while let scalar = next { read(scalar) }
    flush()
    delimiters.pair(above: nil, in: &pieces)
    return pieces.spans(of: text)
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\\": readBackslash()
    case "`": readCode()
    case "*", "_", "~": readDelimiters(scalar)
    case "[": openBracket(isImage: false)
    case "!" where position + 1 < text.count && text[position + 1] == "[":
      openBracket(isImage: true)
    case "]": closeBracket()
    case "<": readTag()
    case "&":
      if let entity = Entity(in: text[...], at: position) {
        replace(upTo: entity.end, by: entity.text)
      } else {
        position += 1
      }
    case "\n": readLineFeed()
    case ":", "w":
      if brackets.isEmpty, let link = BareLink(in: text, at: position, from: pending) {
        readLink(link.range, to: link.target)
      } else {
        position += 1
      }
    default: position += 1
    }
  }

  // MARK: - Pieces

  /// Makes a piece of the plain text before a position, by default the current one.
  private mutating func flush(before end: Int? = nil) {
    let end = end ?? position
    if end > pending { pieces.append(.source(pending..<end)) }
    pending = end
  }

  /// Adds a text in the place of what is up to `end`.
  private mutating func replace(upTo end: Int, by literal: String, isCode: Bool = false) {
    flush()
    if !literal.isEmpty { pieces.append(.literal(literal), isCode: isCode) }
    position = end
    pending = end
  }

  /// Adds an address as a link to a target.
  private mutating func readLink(_ range: Range<Int>, to target: String, upTo end: Int? = nil) {
    flush(before: min(range.lowerBound, position))
    let first = pieces.count
    pieces.append(.source(range))
    pieces.mark(.link(target), first..<pieces.count)
    position = end ?? range.upperBound
    pending = position
  }

  private mutating func readBackslash() {
    guard position + 1 < text.count else { return position += 1 }
    let escaped = text[position + 1]
    if escaped == "\n" {
      replace(upTo: position + 2, by: "\n")
      skipBlanks()
    } else if escaped.isASCIIPunctuation {
      flush()
      pending = position + 1
      position += 2
    } else {
      position += 1
    }
  }

  private mutating func readLineFeed() {
    let blanks = text[pending..<position].reversed().prefix { $0 == " " }.count
    flush(before: position - blanks)
    pieces.append(.literal(blanks >= 2 ? "\n" : " "))
    position += 1
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while next == " " { position += 1 }
    pending = position
  }

  private mutating func readCode() {
    let length = text[position...].prefix { $0 == "`" }.count
    let start = position + length
    guard let end = nextTicks(length, from: start) else { return position = start }
    var code = text[start..<end].map { $0 == "\n" ? " " : $0 }[...]
    if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    replace(upTo: end + length, by: code.string, isCode: true)
  }

  /// The place of the next backticks in a row of some length.
  private mutating func nextTicks(_ length: Int, from start: Int) -> Int? {
    if ticks == nil {
      var found: [Int: [Int]] = [:]
      var end = text.count
      while let last = text[..<end].lastIndex(of: "`") {
        let count = text[...last].reversed().prefix { $0 == "`" }.count
        end = last + 1 - count
        found[count, default: []].append(end)
      }
      ticks = found
    }
    while let place = ticks?[length]?.last {
      if place >= start { return place }
      ticks?[length]?.removeLast()
    }
    return nil
  }

  private mutating func readDelimiters(_ mark: Unicode.Scalar) {
    let count = text[position...].prefix { $0 == mark }.count
    let before = position > 0 ? text[position - 1] : " "
    let after = position + count < text.count ? text[position + count] : " "
    flush()
    position += count
    let run = DelimiterStack.Run(
      mark: mark, count: count, piece: pieces.count, before: before, after: after)
    if let run { delimiters.push(run) }
    // What pairs of marks leave over stays in the piece.
    flush()
  }

  // MARK: - Links

  private mutating func openBracket(isImage: Bool) {
    flush()
    brackets.indices.last.map { brackets[$0].hasBracketAfter = true }
    position += isImage ? 2 : 1
    brackets.append(
      Bracket(
        piece: pieces.count, start: position, isImage: isImage, delimiter: delimiters.last))
    flush()
  }

  private mutating func closeBracket() {
    let close = position
    position += 1
    guard let bracket = brackets.popLast(), bracket.isActive,
      let (target, end) = destination(of: bracket, close)
    else { return }
    flush(before: close)
    delimiters.pair(above: bracket.delimiter, in: &pieces)
    pieces.clear(bracket.piece)
    pieces.mark(bracket.isImage ? .image : .link(target), bracket.piece + 1..<pieces.count)
    if !bracket.isImage {
      for index in brackets.indices.reversed() where !brackets[index].isImage {
        guard brackets[index].isActive else { break }
        brackets[index].isActive = false
      }
    }
    position = end
    pending = end
  }

  /// Where a link leads whose text ends at `close`, and the place behind all of it.
  private func destination(of bracket: Bracket, _ close: Int) -> (target: String, end: Int)? {
    let scanner = LinkScanner(text[...])
    let after = close + 1
    if after < text.count, text[after] == "(", let found = inlineDestination(after + 1) {
      return found
    }
    var label: ArraySlice<Unicode.Scalar>?
    var end = after
    if after < text.count, text[after] == "[", let found = scanner.label(after) {
      end = found.end
      if !found.text.isEmpty { label = found.text }
    }
    if label == nil, !bracket.hasBracketAfter { label = text[bracket.start..<close] }
    guard let label, label.count <= LinkScanner.maximumLabel,
      let target = definitions.target(of: label)
    else { return nil }
    return (target, end)
  }

  private func inlineDestination(_ start: Int) -> (target: String, end: Int)? {
    let scanner = LinkScanner(text[...])
    guard let destination = scanner.destination(scanner.afterBlanks(start)) else { return nil }
    var end = scanner.afterBlanks(destination.end)
    if end > destination.end, let title = scanner.afterTitle(end) {
      end = scanner.afterBlanks(title)
    }
    guard end < text.count, text[end] == ")" else { return nil }
    return (destination.text, end + 1)
  }

  // MARK: - Tags

  /// Reads an address in `<>`, a comment, which is left out, a line break, or any other tag, which
  /// is text.
  private mutating func readTag() {
    if let link = BareLink(inBrackets: text, at: position) {
      return readLink(link.range, to: link.target, upTo: link.range.upperBound + 1)
    }
    if let end = HTMLTag.end(in: text[...], from: position) {
      let name = text[position + 1..<end].prefix { $0.isASCIILetter }
      guard name.string.lowercased() == "br" else { return position = end }
      replace(upTo: end, by: "\n")
      skipBlanks()
      if next == "\n" { position += 1 }
      return skipBlanks()
    }
    if text[position...].starts(with: "<!--".unicodeScalars) {
      if let end = end(of: "-->", from: position + 4) { return replace(upTo: end, by: "") }
    } else if text[position...].starts(with: "<?".unicodeScalars) {
      if let end = end(of: "?>", from: position + 2) { return position = end }
    } else if text[position...].starts(with: "<![CDATA[".unicodeScalars) {
      if let end = end(of: "]]>", from: position + 9) { return position = end }
    } else if text[position...].starts(with: "<!".unicodeScalars), position + 2 < text.count,
      text[position + 2].isASCIILetter, let end = end(of: ">", from: position + 3)
    {
      return position = end
    }
    position += 1
  }

  /// The place behind a text.
  private mutating func end(of mark: String, from start: Int) -> Int? {
    guard start <= text.count, !missingEnds.contains(mark) else { return nil }
    if let found = text[start...].range(of: mark) { return found.upperBound }
    missingEnds.insert(mark)
    return nil
  }
}
