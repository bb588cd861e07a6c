internal import CarouselDeck
internal import TerminalCells

/// Markdown cut into styled lines of some width.
struct MarkdownLayout: Hashable, Sendable {
  /// A line: its characters, each with its style.
  struct Line: Hashable, Sendable {
    /// What is drawn behind and how the line as a whole looks.
    enum Kind: Hashable, Sendable { case text, heading, code }

    var spans: [MarkdownDocument.Span]
    var kind = Kind.text
    /// The columns of the block that is aligned as a whole, or nil for a line by itself.
    var blockWidth: Int?

    var width: Int { spans.reduce(0) { $0 + displayWidth(of: $1.text) } }
  }

  private(set) var lines: [Line] = []
  private let glyphs: GlyphSet
  private let isWrapped: Bool
  /// The characters that may still be laid out.
  private var remaining: Int

  /// Lays a document out, and makes its text safe to be shown.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - width: How many columns a line has at most.
  ///   - glyphs: The characters that may be used.
  ///   - isWrapped: Whether longer lines are wrapped and cut, or left as they are.
  ///   - limit: How many characters are laid out, about; what follows them is left out.
  /// - Complexity: O(length), or O(limit).
  init(
    _ document: MarkdownDocument, width: Int, glyphs: GlyphSet, isWrapped: Bool = true,
    limit: Int = .max
  ) {
    self.glyphs = glyphs
    self.isWrapped = isWrapped
    remaining = limit
    for block in document.blocks where remaining > 0 {
      var lines = lines(of: block, width: max(1, width), depth: 0)
      switch block {
      case .heading, .paragraph: break
      case .list, .quote, .code, .rule:
        let blockWidth = lines.reduce(0) { max($0, $1.width) }
        for index in lines.indices { lines[index].blockWidth = blockWidth }
      }
      if !self.lines.isEmpty { self.lines.append(Line(spans: [])) }
      self.lines += lines
    }
  }

  private mutating func lines(of block: MarkdownDocument.Block, width: Int, depth: Int) -> [Line] {
    remaining -= 1
    switch block {
    case .heading(let spans):
      return wrapped(spans, width: width).map { Line(spans: $0, kind: .heading) }
    case .paragraph(let spans):
      return wrapped(spans, width: width).map { Line(spans: $0) }
    case .rule:
      return [Line(spans: [MarkdownDocument.Span(String(repeating: glyphs.rule, count: width))])]
    case .code(let code):
      // Code is shown verbatim; a line that is too long is cut, not wrapped.
      var lines: [Line] = []
      for line in code where remaining > 0 {
        remaining -= 1
        let line = drawable(line)
        let text = isWrapped ? TextBlock.line(line, width: width, glyphs: glyphs).text : line
        lines.append(Line(spans: [MarkdownDocument.Span(text, style: .code)], kind: .code))
      }
      return lines
    case .quote(let blocks):
      let bar = MarkdownDocument.Span(glyphs.box.vertical + " ")
      return stacked(blocks, width: width - 2, depth: depth, isLoose: true).map { line in
        prefixed(line, by: bar)
      }
    case .list(let items, let isLoose):
      return listLines(items, isLoose: isLoose, width: width, depth: depth)
    }
  }

  private mutating func listLines(
    _ items: [MarkdownDocument.Item], isLoose: Bool, width: Int, depth: Int
  ) -> [Line] {
    let markers = items.map { $0.marker == "-" ? glyphs.bullet(depth: depth) : $0.marker }
    let indent = (markers.map { displayWidth(of: $0) }.max() ?? 0) + 1
    var result: [Line] = []
    for (item, marker) in zip(items, markers) where remaining > 0 {
      remaining -= 1
      if isLoose, !result.isEmpty { result.append(Line(spans: [])) }
      var lines = stacked(
        item.blocks, width: width - indent, depth: depth + 1, isLoose: isLoose)
      if lines.isEmpty { lines = [Line(spans: [])] }
      let blanks = String(repeating: " ", count: indent - displayWidth(of: marker) - 1)
      for (index, line) in lines.enumerated() {
        let lead = index == 0 ? blanks + marker + " " : String(repeating: " ", count: indent)
        result.append(prefixed(line, by: MarkdownDocument.Span(lead)))
      }
    }
    return result
  }

  private mutating func stacked(
    _ blocks: [MarkdownDocument.Block], width: Int, depth: Int, isLoose: Bool
  ) -> [Line] {
    var result: [Line] = []
    for block in blocks where remaining > 0 {
      if isLoose, !result.isEmpty { result.append(Line(spans: [])) }
      result += lines(of: block, width: max(1, width), depth: depth)
    }
    return result
  }

  private func prefixed(_ line: Line, by span: MarkdownDocument.Span) -> Line {
    var result = line
    result.spans.insert(span, at: 0)
    return result
  }

  /// The drawable part of the text within the remaining limit.
  private mutating func drawable(_ text: String) -> String {
    let part = text.utf8.count <= remaining ? text : String(text.prefix(max(0, remaining)))
    remaining -= part.count
    return glyphs.drawable(part, keepingNewlines: true, keepingBreaks: true)
  }

  /// Breaks a paragraph into lines, each stretch of which keeps its style.
  private mutating func wrapped(_ spans: [MarkdownDocument.Span], width: Int) -> [[MarkdownDocument
    .Span]]
  {
    var characters: [Character] = []
    var styles: [MarkdownDocument.Span.Style] = []
    var lines: [[MarkdownDocument.Span]] = []
    func flush() {
      let limit = isWrapped ? width : .max
      for range in lineRanges(of: characters, width: limit, hang: 0).ranges {
        lines.append(
          range.reduce(into: []) { line, index in
            if let last = line.last, last.style == styles[index] {
              line[line.count - 1].text.append(characters[index])
            } else {
              line.append(MarkdownDocument.Span(String(characters[index]), style: styles[index]))
            }
          })
      }
      (characters, styles) = ([], [])
    }
    for span in spans where remaining > 0 {
      for character in drawable(span.text) {
        guard character != "\n" else {
          flush()
          continue
        }
        characters.append(character)
        styles.append(span.style)
      }
    }
    flush()
    return lines
  }
}

extension GlyphSet {
  /// A line across a page.
  fileprivate var rule: String { box.horizontal }

  /// The bullet of an item at a nesting depth.
  fileprivate func bullet(depth: Int) -> String {
    switch self {
    case .unicode: depth.isMultiple(of: 2) ? "•" : "◦"
    case .ascii: depth.isMultiple(of: 2) ? "*" : "-"
    }
  }
}

extension MarkdownDocument {
  /// The document as text without any style, for where there is no screen.
  func plainText(glyphs: GlyphSet) -> String {
    // Only a rule has the length of a line.
    MarkdownLayout(self, width: 72, glyphs: glyphs, isWrapped: false).lines
      .map { line in line.spans.map(\.text).joined() }.joined(separator: "\n")
  }
}
