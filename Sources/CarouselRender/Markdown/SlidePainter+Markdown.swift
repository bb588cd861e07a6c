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
    for (row, line) in lines.enumerated() {
      let left = region.column(ofWidth: line.blockWidth ?? line.width, align: slide.align)
      let end = paint(line, column: left, row: top + row, in: region)
      if isCut, row == lines.count - 1 {
        let column = min(
          end, region.columnRange.upperBound - displayWidth(of: glyphs.ellipsis))
        canvas.cells.put(glyphs.ellipsis, column: column, row: top + row, style: style)
      }
    }
  }

  /// Paints one line and gives the column after it.
  private mutating func paint(
    _ line: MarkdownLayout.Line, column: Int, row: Int, in region: CellRect
  ) -> Int {
    let clip = region.columnRange
    var column = column
    if line.kind == .code, let width = line.blockWidth {
      let shade = CellRect(column: column, row: row, columns: width, rows: 1)
      canvas.cells.fill(shade, style: style.of(.code))
    }
    for span in line.spans {
      var spanStyle = style.of(span.style)
      if line.kind == .heading { spanStyle = spanStyle.adding(.bold) }
      column = canvas.cells.put(span.text, column: column, row: row, style: spanStyle, clip: clip)
    }
    return column
  }
}

extension Style {
  /// The style of a stretch of text on this one's background.
  fileprivate func of(_ span: MarkdownDocument.Span.Style) -> Style {
    var result = self
    if span.contains(.strong) { result = result.adding(.bold) }
    if span.contains(.emphasis) { result = result.adding(.italic) }
    if span.contains(.link) { result = result.adding(.underline) }
    if span.contains(.code) {
      if let ink = background.contrasting.rgb {
        result.background = background.blended(with: ink, amount: 0.15)
        result = result.keepingContrast(of: self)
      } else {
        result = result.adding(.dim)
      }
    }
    return result
  }
}
