internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension SlidePainter {
  private typealias Inks = (page: MarkdownInk, panel: MarkdownInk)

  /// Paints a document.
  ///
  /// - Parameters:
  ///   - skipped: How many of its lines are above the region.
  ///   - isMarked: Whether an ellipsis says that lines are cut off.
  mutating func paint(
    _ layout: MarkdownLayout, skipping skipped: Int, isMarked: Bool, in region: CellRect
  ) {
    guard !region.isEmpty else { return }
    let glyphs = options.glyphs
    let inks = (
      page: MarkdownInk(style, options, isPanel: false),
      panel: MarkdownInk(style, options, isPanel: true)
    )
    // Only lines of one row are left out: a document that is too tall has no others.
    let rest = layout.lines.dropFirst(skipped)
    let isCut = rest.reduce(0) { $0 + $1.step.rows } > region.rows
    var row = region.row
    for line in rest {
      let next = row + line.step.rows
      guard next <= region.rowRange.upperBound else { break }
      let left = region.column(ofWidth: line.blockWidth ?? line.width, align: slide.align)
      let end = paint(line, column: left, row: row, in: region, inks)
      if isMarked, isCut, next == region.rowRange.upperBound {
        let column = min(
          end, region.columnRange.upperBound - displayWidth(of: glyphs.ellipsis))
        canvas.cells.put(glyphs.ellipsis, column: column, row: row, style: style)
      }
      row = next
    }
  }

  /// Paints one line and gives the column after it.
  private mutating func paint(
    _ line: MarkdownLine, column: Int, row: Int, in region: CellRect, _ inks: Inks
  ) -> Int {
    for bar in line.bars {
      for row in row..<row + line.step.rows {
        canvas.cells.put(
          options.glyphs.quoteBar, column: column + bar, row: row, style: inks.page.edgeStyle,
          clip: region.columnRange)
      }
    }
    if let large = line.large {
      paint(line, large, column: column, row: row, in: region, inks)
      return column + line.width
    }
    let clip = region.columnRange
    let left = column
    var column = column
    if let panel = line.panel {
      let ground = CellRect(
        column: left + panel.lowerBound, row: row, columns: panel.count, rows: 1)
      canvas.cells.fill(ground.intersection(region), style: inks.panel.ground)
    }
    for run in line.runs {
      let isInPanel = line.panel?.contains(column - left) ?? run.style.contains(.code)
      var style = (isInPanel ? inks.panel : inks.page).style(of: run, isPanel: line.panel != nil)
      if run.style.contains(.link) { style.link = canvas.cells.link(to: run.target) }
      column = canvas.cells.put(run.text, column: column, row: row, style: style, clip: clip)
    }
    return column
  }

  private mutating func paint(
    _ line: MarkdownLine, _ large: MarkdownLine.Large, column: Int, row: Int, in region: CellRect,
    _ inks: Inks
  ) {
    // A line for itself is in the middle to half a column.
    let left =
      line.blockWidth == nil
      ? 2 * region.column + slide.align.share(of: max(0, 2 * region.columns - large.width))
      : 2 * column
    for (run, start) in zip(line.runs, large.starts) {
      let isCode = run.style.contains(.code)
      var style = (isCode ? inks.panel : inks.page).style(of: run, isPanel: false)
      // Attributes are for letters of one cell: their lines would run through each row of blocks.
      var rules: UInt8 = 0
      if style.attributes.contains(.underline) { rules |= LetterRule.below }
      if style.attributes.contains(.strikethrough) { rules |= LetterRule.through }
      style.attributes = style.attributes.intersection(.dim)
      if run.style.contains(.link) { style.link = canvas.cells.link(to: run.target) }
      canvas.cells.draw(
        run.text, large.step, run.weight, at: left + start, row: row, style: style,
        clip: region.columnRange, rules: rules, isFilled: isCode)
    }
  }
}

/// Lines along letters of the block face: rows of its dots, as bits.
private enum LetterRule {
  static let below: UInt8 = 1 << 7
  /// Through the middle of small letters.
  static let through: UInt8 = 1 << 4
}
