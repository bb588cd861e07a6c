internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension SlidePainter {
  mutating func paint(_ layout: MarkdownLayout, skipping skipped: Int, in region: CellRect) {
    guard !region.isEmpty else { return }
    let glyphs = options.glyphs
    let rest = layout.lines.dropFirst(skipped)
    let lines = rest.prefix(region.rows)
    let isCut = rest.count > region.rows
    let top = region.row(ofLines: lines.count, valign: slide.valign)
    let inks = (
      page: MarkdownInk(style, options, isPanel: false),
      panel: MarkdownInk(style, options, isPanel: true)
    )
    for (row, line) in lines.enumerated() {
      let left = region.column(ofWidth: line.blockWidth ?? line.width, align: slide.align)
      let end = paint(line, column: left, row: top + row, in: region, inks)
      if isCut, row == lines.count - 1 {
        let column = min(
          end, region.columnRange.upperBound - displayWidth(of: glyphs.ellipsis))
        canvas.cells.put(glyphs.ellipsis, column: column, row: top + row, style: style)
      }
    }
  }

  /// Paints one line and gives the column after it.
  private mutating func paint(
    _ line: MarkdownLine, column: Int, row: Int, in region: CellRect,
    _ inks: (page: MarkdownInk, panel: MarkdownInk)
  ) -> Int {
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
}
