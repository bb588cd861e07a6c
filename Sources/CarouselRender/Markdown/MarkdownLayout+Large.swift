internal import CarouselDeck
internal import CarouselType

extension MarkdownLayout {
  /// The letters of a line of prose, at most, in columns of letters that are four rows high.
  private static let largeMeasure = 34 * 3
  /// The columns of a bar beside a quote with the blank after it.
  private static let quoteIndent = 3

  /// A block in the largest size of the block face that has room for it; nil where none has.
  mutating func large(
    _ block: MarkdownDocument.Block, width: Int
  ) -> [MarkdownLine]? {
    guard glyphs == .unicode, isWrapped else { return nil }
    let saved = remaining
    for step in type.step(of: block).andSmaller where step != .cell {
      if let lines = large(block, step, width: width, depth: 0) { return lines }
      restore(saved)
    }
    return nil
  }

  /// A block in one size; nil where a letter is missing, or a word is wider than the room.
  private mutating func large(
    _ block: MarkdownDocument.Block, _ step: TypeStep, width: Int, depth: Int
  ) -> [MarkdownLine]? {
    guard width > 0 else { return nil }
    let room = 2 * min(width, Self.largeMeasure * step.scale)
    switch block {
    case .heading(let spans, let level):
      let isAccented = type.isAccented(level: level)
      let runs = runs(spans, style: .strong, role: isAccented ? .accent : .text)
      return LargeRuns(runs, step, room: room).map { text in
        spaced(
          text.lines.map { line in
            var line = line
            line.kind = .heading(level: level)
            return line
          })
      }
    case .paragraph(let spans):
      return LargeRuns(runs(spans), step, room: room).map { spaced($0.lines) }
    case .table(let table): return large(table, step, width: width)
    case .quote(let blocks):
      return stacked(blocks, step, width: width - Self.quoteIndent, depth: depth, isLoose: true)?
        .map { line in
          var line = line.indented(by: Self.quoteIndent)
          line.bars.append(0)
          return line
        }
    case .list(let items, let isLoose):
      return large(items, step, isLoose: isLoose, width: width, depth: depth)
    case .code, .html, .rule: return lines(of: block, width: width, depth: depth)
    }
  }

  private mutating func large(
    _ items: [MarkdownDocument.Item], _ step: TypeStep, isLoose: Bool,
    width: Int, depth: Int
  ) -> [MarkdownLine]? {
    let markers = items.map { largeMarker(of: $0, depth: depth) }
    let blank = SteppedFace(step: step, weight: .regular).blank
    var indent = 0
    for marker in markers {
      guard let own = marker.largeWidth(step) else { return nil }
      indent = max(indent, (own + blank + 1) / 2)
    }
    var result: [MarkdownLine] = []
    for (item, marker) in zip(items, markers) where spend() {
      let inside = stacked(
        item.blocks, step, width: width - indent, depth: depth + 1, isLoose: isLoose)
      guard var lines = inside, let own = marker.largeWidth(step) else { return nil }
      // Code has no place beside it for a larger marker.
      if lines.first?.step != step { lines.insert(MarkdownLine(step: step), at: 0) }
      if item.isDone == false { lines = lines.map { $0.recoloured(.muted) } }
      lines = lines.map { $0.indented(by: indent) }
      lines[0].insert(marker, at: 2 * indent - blank - own, width: own)
      if let last = result.last {
        result += isLoose ? Self.gap(between: last, and: lines[0]) : Self.blanks(step.lineGap)
      }
      result += lines
    }
    return result
  }

  private func largeMarker(of item: MarkdownDocument.Item, depth: Int) -> MarkdownLine.Run {
    var marker = marker(of: item, depth: depth)
    switch item.isDone {
    case true: marker.text = "✓"
    case false: marker.text = "□"
    case nil: if item.marker == "-" { marker.text = depth.isMultiple(of: 2) ? "•" : "–" }
    }
    return marker
  }

  /// Blocks below each other; nil where one of them cannot be set.
  private mutating func stacked(
    _ blocks: [MarkdownDocument.Block], _ step: TypeStep, width: Int,
    depth: Int, isLoose: Bool
  ) -> [MarkdownLine]? {
    var result: [MarkdownLine] = []
    for block in blocks where remaining > 0 {
      guard let lines = large(block, step, width: width, depth: depth) else { return nil }
      if let last = result.last, let first = lines.first {
        result += isLoose ? Self.gap(between: last, and: first) : Self.blanks(step.lineGap)
      }
      result += lines
    }
    return result
  }

  // MARK: - Rhythm

  /// Lines with the blank rows that are between those of one size.
  func spaced(_ lines: [MarkdownLine]) -> [MarkdownLine] {
    var result: [MarkdownLine] = []
    for line in lines {
      if !result.isEmpty { result += Self.blanks(line.step.lineGap) }
      result.append(line)
    }
    return result
  }

  static func blanks(_ rows: Int) -> [MarkdownLine] {
    Array(repeating: MarkdownLine(), count: rows)
  }

  /// The blank rows between the last line of a block and the first one of the next.
  static func gap(between last: MarkdownLine, and first: MarkdownLine) -> [MarkdownLine] {
    let step = max(last.step, first.step)
    guard step != .cell else { return [MarkdownLine()] }
    // A heading belongs to what is below it.
    if case .heading = last.kind { return blanks(step.gapBelow) }
    return blanks(step.lineGap + step.rows / 2)
  }
}
