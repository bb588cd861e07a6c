internal import CarouselColor
internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension Renderer {
  /// A document of more characters for each cell that there is for it is not read to its end.
  private static let charactersPerCell = 8

  /// Draws a text in Markdown.
  func drawMarkdown(
    _ text: String, of slide: Slide, in region: Region, style: Style, on frame: inout Frame
  ) {
    guard !region.isEmpty else { return }
    let limit = Self.charactersPerCell * region.width * region.height + 1024
    let source = glyphs.drawable(
      String(text.prefix(limit)), keepingNewlines: true, keepingBreaks: true)
    let margin = TextBlock.margin(of: region.width)
    let layout = MarkdownLayout(
      Markdown(source), width: max(1, region.width - 2 * margin), glyphs: glyphs)
    let lines = layout.lines.prefix(region.height)
    let isCut = layout.lines.count > region.height
    let top = region.row(ofLines: lines.count, valign: slide.valign)
    for (row, line) in lines.enumerated() {
      let left = region.column(
        ofWidth: line.blockWidth ?? line.width, align: slide.align)
      let end = draw(
        line, column: left, row: top + row, in: region, style: style, on: &frame)
      if isCut, row == lines.count - 1 {
        let column = min(end, region.x + region.width - displayWidth(of: glyphs.ellipsis))
        frame.put(glyphs.ellipsis, column: column, row: top + row, style: style)
      }
    }
  }

  /// Draws one line and gives the column after it.
  private func draw(
    _ line: MarkdownLayout.Line, column: Int, row: Int, in region: Region, style: Style,
    on frame: inout Frame
  ) -> Int {
    let clip = region.x..<region.x + region.width
    var column = column
    if line.kind == .code, let width = line.blockWidth {
      let shade = CellRect(column: column, row: row, columns: width, rows: 1)
      frame.fill(shade, style: style.of(.code))
    }
    for span in line.spans {
      var spanStyle = style.of(span.style)
      if line.kind == .heading { spanStyle = spanStyle.adding(.bold) }
      column = frame.put(span.text, column: column, row: row, style: spanStyle, clip: clip)
    }
    return column
  }
}

extension Style {
  /// The style of a stretch of text on this one's background.
  fileprivate func of(_ span: MarkdownSpan.Style) -> Style {
    var result = self
    if span.contains(.strong) { result = result.adding(.bold) }
    if span.contains(.emphasis) { result = result.adding(.italic) }
    if span.contains(.link) { result = result.adding(.underline) }
    if span.contains(.code) {
      if case .rgb(let surface) = background, case .rgb(let text) = background.contrasting {
        result.background = .rgb(surface.blended(with: text, amount: 0.15))
      } else {
        result = result.adding(.dim)
      }
    }
    return result
  }
}
