internal import CarouselDeck

/// Parses the text of one paragraph.
struct SpanParser {
  /// The unmatched part of a run of `*` or `_`.
  private struct Delimiter {
    var piece: Int
    var mark: Character
    var count: Int
    var canOpen: Bool
    var canClose: Bool
  }

  private let characters: [Character]
  private var pieces: [MarkdownDocument.Span] = []
  private var delimiters: [Delimiter] = []

  /// The search for an opening mark does not go further back.
  private static let maximumReach = 64
  /// A longer address is text.
  private static let maximumAddress = 2048
  private static let punctuation = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

  /// Joins the lines of a paragraph, except after two spaces or a backslash.
  static func spans(of lines: [Substring]) -> [MarkdownDocument.Span] {
    var text = ""
    for (index, line) in lines.enumerated() {
      var line = line.drop { $0 == " " }
      let isLast = index == lines.count - 1
      var isBreak = line.hasSuffix("  ")
      while line.last == " " { line.removeLast() }
      if !isLast, line.last == "\\" {
        isBreak = true
        line.removeLast()
      }
      text += line
      if !isLast { text += isBreak ? "\n" : " " }
    }
    var parser = SpanParser(Array(text))
    return parser.read()
  }

  private init(_ characters: [Character]) { self.characters = characters }

  private mutating func read() -> [MarkdownDocument.Span] {
    let brackets = matchingBrackets()
    read(0..<characters.count, brackets, style: [])
    pairDelimiters()
    return pieces.reduce(into: []) { spans, piece in
      guard !piece.text.isEmpty else { return }
      if let last = spans.last, last.style == piece.style {
        spans[spans.count - 1].text += piece.text
      } else {
        spans.append(piece)
      }
    }
  }

  private mutating func append(_ text: String, _ style: MarkdownDocument.Span.Style) {
    pieces.append(MarkdownDocument.Span(text, style: style))
  }

  private mutating func read(
    _ range: Range<Int>, _ brackets: [Int: Int], style: MarkdownDocument.Span.Style
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      let next = index + 1 < range.upperBound ? characters[index + 1] : nil
      switch character {
      case "\\" where next.map(Self.punctuation.contains) ?? false:
        append(String(characters[index + 1]), style)
        index += 2
      case "`":
        index = readCode(at: index, limit: range.upperBound, style)
      case "*", "_":
        index = readDelimiter(at: index, limit: range.upperBound, style)
      case "[", "!":
        let open = character == "!" ? index + 1 : index
        guard let close = brackets[open], close < range.upperBound,
          let end = destinationEnd(after: close, limit: range.upperBound)
        else { fallthrough }
        read(open + 1..<close, brackets, style: character == "!" ? style : style.union(.link))
        index = end
      default:
        if character == "<", let end = addressEnd(from: index, limit: range.upperBound) {
          append(String(characters[index + 1..<end]), style.union(.link))
          index = end + 1
        } else {
          append(String(character), style)
          index += 1
        }
      }
    }
  }

  private func run(at index: Int, limit: Int) -> Int {
    characters[index..<limit].prefix { $0 == characters[index] }.count
  }

  private mutating func readCode(at start: Int, limit: Int, _ style: MarkdownDocument.Span.Style)
    -> Int
  {
    let length = run(at: start, limit: limit)
    var index = start + length
    while let next = characters[index..<limit].firstIndex(of: "`") {
      let other = run(at: next, limit: limit)
      if other == length {
        var code = String(characters[start + length..<next])
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        append(code, style.union(.code))
        return next + length
      }
      index = next + other
    }
    append(String(repeating: "`", count: length), style)
    return start + length
  }

  private mutating func readDelimiter(
    at start: Int, limit: Int, _ style: MarkdownDocument.Span.Style
  ) -> Int {
    let mark = characters[start]
    let count = run(at: start, limit: limit)
    let before = start > 0 ? characters[start - 1] : " "
    let after = start + count < characters.count ? characters[start + count] : " "
    func isPunctuation(_ c: Character) -> Bool { c.isPunctuation || c.isSymbol }
    let opens =
      !after.isWhitespace
      && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let closes =
      !before.isWhitespace
      && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    delimiters.append(
      Delimiter(
        piece: pieces.count, mark: mark, count: count,
        canOpen: opens && (mark == "*" || !closes || isPunctuation(before)),
        canClose: closes && (mark == "*" || !opens || isPunctuation(after))))
    append(String(repeating: mark, count: count), style)
    return start + count
  }

  /// Applies the style between two runs of marks, and removes the marks.
  private mutating func pairDelimiters() {
    var open: [Int] = []
    for index in delimiters.indices {
      while delimiters[index].canClose, delimiters[index].count > 0,
        let place = open.suffix(Self.maximumReach).lastIndex(where: { canPair($0, index) })
      {
        let opener = open[place]
        let isStrong = delimiters[opener].count > 1 && delimiters[index].count > 1
        for piece in delimiters[opener].piece + 1..<delimiters[index].piece {
          pieces[piece].style.insert(isStrong ? .strong : .emphasis)
        }
        open.removeSubrange((place + 1)...)
        for used in [opener, index] {
          delimiters[used].count -= isStrong ? 2 : 1
          pieces[delimiters[used].piece].text.removeLast(isStrong ? 2 : 1)
        }
        if delimiters[opener].count == 0 { open.removeLast() }
      }
      if delimiters[index].canOpen, delimiters[index].count > 0 { open.append(index) }
    }
  }

  private func canPair(_ opener: Int, _ closer: Int) -> Bool {
    let (one, other) = (delimiters[opener], delimiters[closer])
    guard one.mark == other.mark else { return false }
    let isBoth = one.canClose || other.canOpen
    return !(isBoth && (one.count + other.count).isMultiple(of: 3) && !one.count.isMultiple(of: 3))
  }

  private func matchingBrackets() -> [Int: Int] {
    var open: [Int] = []
    var pairs: [Int: Int] = [:]
    var isEscaped = false
    for (index, character) in characters.enumerated() {
      defer { isEscaped = character == "\\" && !isEscaped }
      guard !isEscaped else { continue }
      if character == "[" { open.append(index) }
      if character == "]", let start = open.popLast() { pairs[start] = index }
    }
    return pairs
  }

  /// The end of the `(…)` of a link.
  private func destinationEnd(after close: Int, limit: Int) -> Int? {
    guard close + 1 < limit, characters[close + 1] == "(" else { return nil }
    var depth = 0
    for index in close + 1..<min(limit, close + Self.maximumAddress) {
      if characters[index] == "(" { depth += 1 }
      if characters[index] == ")" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// The end of an address in `<…>`.
  private func addressEnd(from start: Int, limit: Int) -> Int? {
    let limit = min(limit, start + Self.maximumAddress)
    guard let end = characters[start..<limit].firstIndex(of: ">") else { return nil }
    let address = characters[start + 1..<end]
    let isAddress = address.contains(":") || address.contains("@")
    return isAddress && !address.contains { $0.isWhitespace || $0 == "<" } ? end : nil
  }
}
