internal import CarouselDeck
internal import TerminalCells

/// Markdown cut into styled lines of some width.
struct MarkdownLayout: Hashable, Sendable {
  typealias Line = MarkdownLine
  typealias Run = MarkdownLine.Run

  /// The columns that prose has at most: longer lines are hard to read on from.
  static let measure = 66

  private(set) var lines: [Line] = []
  /// The columns that a line has at most.
  let width: Int
  let glyphs: GlyphSet
  let isWrapped: Bool
  let type: MarkdownType
  /// Whether short tables have blank lines between their rows.
  let isSpacious: Bool
  /// Whether there are such lines.
  var hasSpace = false
  /// The characters that may still be laid out.
  private(set) var remaining: Int
  /// What a line takes of these at least.
  let lineCost: Int

  /// Lays a document out, and makes its text safe to be shown.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - width: How many columns a line has at most.
  ///   - type: The sizes of its blocks; those that have no room at one get the next smaller one.
  ///   - glyphs: The characters that may be used.
  ///   - isWrapped: Whether longer lines are wrapped and cut, or left as they are.
  ///   - isSpacious: Whether short tables have blank lines between their rows.
  ///   - limit: How many characters are laid out, about; what follows them is left out.
  ///   - lineCost: As how many characters a line counts at least.
  /// - Complexity: O(length), or O(limit).
  init(
    _ document: MarkdownDocument, width: Int, glyphs: GlyphSet, isWrapped: Bool = true,
    type: MarkdownType = .cells, isSpacious: Bool = false, limit: Int = .max,
    lineCost: Int = 1
  ) {
    self.width = max(1, width)
    self.glyphs = glyphs
    self.isWrapped = isWrapped
    self.type = type
    self.isSpacious = isSpacious
    remaining = limit
    self.lineCost = lineCost
    for block in document.blocks where remaining > 0 {
      var lines =
        large(block, width: self.width) ?? lines(of: block, width: self.width, depth: 0)
      switch block {
      case .heading, .paragraph: break
      case .list, .quote, .code, .table, .html, .rule:
        let blockWidth = lines.reduce(0) { max($0, $1.width) }
        for index in lines.indices { lines[index].blockWidth = blockWidth }
      }
      if let last = self.lines.last, let first = lines.first {
        self.lines += Self.gap(between: last, and: first)
      }
      self.lines += lines
    }
  }

  /// The rows that it covers.
  var rows: Int { lines.reduce(0) { $0 + $1.step.rows } }

  /// The size of its largest letters.
  var largestStep: TypeStep { lines.reduce(.cell) { max($0, $1.step) } }

  mutating func lines(of block: MarkdownDocument.Block, width: Int, depth: Int) -> [Line] {
    let before = remaining
    let lines = unlimitedLines(of: block, width: width, depth: depth)
    switch block {
    case .list, .quote: break
    case .heading, .paragraph, .html, .rule, .code, .table:
      remaining -= max(0, lineCost * lines.count - (before - remaining))
    }
    return lines
  }

  private mutating func unlimitedLines(
    of block: MarkdownDocument.Block, width: Int, depth: Int
  ) -> [Line] {
    remaining -= 1
    let prose = isWrapped ? min(width, Self.measure) : .max
    switch block {
    case .heading(let spans, let level):
      let isAccented = level == 1 || type.isAccented(level: level)
      let role = isAccented ? MarkdownLine.Role.accent : .text
      return runs(spans, style: .strong, role: role).wrapped(to: prose)
        .map { Line($0, kind: .heading(level: level)) }
    case .paragraph(let spans):
      return runs(spans).wrapped(to: prose).map { Line($0) }
    case .html(let lines):
      let text = lines.joined(separator: "\n")
      return [Run(drawable(text), role: .muted)].wrapped(to: prose).map { Line($0) }
    case .rule:
      return [Line([ruleRun(width: min(width, prose))])]
    case .code(let code, let language):
      return panel(of: code, language: language, width: width)
    case .table(let table):
      return lines(of: table, width: width)
    case .quote(let blocks):
      let bar = Run(glyphs.box.vertical + " ", role: .edge)
      return stacked(blocks, width: width - 2, depth: depth, isLoose: true).map { line in
        line.prefixed(by: bar)
      }
    case .list(let items, let isLoose):
      return listLines(items, isLoose: isLoose, width: width, depth: depth)
    }
  }

  /// A line across a page or a table.
  func ruleRun(width: Int) -> Run {
    Run(String(repeating: glyphs.box.horizontal, count: width), role: .edge)
  }

  // MARK: - Lists

  private mutating func listLines(
    _ items: [MarkdownDocument.Item], isLoose: Bool, width: Int, depth: Int
  ) -> [Line] {
    let markers = items.map { marker(of: $0, depth: depth) }
    let indent = (markers.map { displayWidth(of: $0.text) }.max() ?? 0) + 1
    var result: [Line] = []
    for (item, marker) in zip(items, markers) where remaining > 0 {
      remaining -= 1
      if isLoose, !result.isEmpty { result.append(Line()) }
      var lines = stacked(
        item.blocks, width: width - indent, depth: depth + 1, isLoose: isLoose)
      if lines.isEmpty { lines = [Line()] }
      // What is still to be done waits in the background.
      if item.isDone == false { lines = lines.map { $0.recoloured(.muted) } }
      var lead = marker
      let blanks = indent - displayWidth(of: marker.text) - 1
      lead.text = String(repeating: " ", count: blanks) + marker.text + " "
      for (index, line) in lines.enumerated() {
        let blank = Run(String(repeating: " ", count: indent))
        result.append(line.prefixed(by: index == 0 ? lead : blank))
      }
    }
    return result
  }

  func marker(of item: MarkdownDocument.Item, depth: Int) -> Run {
    switch item.isDone {
    case true: Run(glyphs.taskBoxes.done, role: .good)
    case false: Run(glyphs.taskBoxes.open, role: .edge)
    case nil: Run(item.marker == "-" ? glyphs.bullet(depth: depth) : item.marker)
    }
  }

  private mutating func stacked(
    _ blocks: [MarkdownDocument.Block], width: Int, depth: Int, isLoose: Bool
  ) -> [Line] {
    var result: [Line] = []
    for block in blocks where remaining > 0 {
      if isLoose, !result.isEmpty { result.append(Line()) }
      result += lines(of: block, width: max(1, width), depth: depth)
    }
    return result
  }

  // MARK: - Text

  /// Counts something that is laid out; false if there is no room for it.
  mutating func spend(_ count: Int = 1) -> Bool {
    remaining -= count
    return remaining >= 0
  }

  /// Takes back what was spent on something that is not shown.
  mutating func restore(_ remaining: Int) { self.remaining = remaining }

  /// The drawable part of the text within the remaining limit.
  mutating func drawable(_ text: String) -> String {
    let part = text.utf8.count <= remaining ? text : String(text.prefix(max(0, remaining)))
    remaining -= part.count
    return glyphs.drawable(part, keepingNewlines: true, keepingBreaks: true)
  }

  /// Spans as they are drawn; a link is in the accent.
  mutating func runs(
    _ spans: [MarkdownDocument.Span], style: MarkdownDocument.Span.Style = [],
    role: MarkdownLine.Role = .text
  ) -> [Run] {
    var result: [Run] = []
    for span in spans where remaining > 0 {
      result.append(
        Run(
          drawable(span.text), style: span.style.union(style),
          role: span.style.contains(.link) ? .accent : role, target: span.target))
    }
    return result
  }
}

extension GlyphSet {
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
      .map(\.text).joined(separator: "\n")
  }
}
