internal import CarouselDeck
internal import TerminalCells

extension Frame {
  /// Draws a block of text into a region.
  mutating func draw(
    _ block: TextBlock, in region: Region, align: HorizontalAlignment, valign: VerticalAlignment,
    style: Style
  ) {
    let spare = region.height - block.lines.count
    let rowMargin = min(1, max(0, spare / 2))
    let top =
      switch valign {
      case .top: rowMargin
      case .middle: max(0, spare / 2)
      case .bottom: max(0, spare - rowMargin)
      }
    let blockWidth = block.width
    for (row, line) in block.lines.prefix(region.height).enumerated() {
      draw(
        line, row: region.y + top + row, in: region, align: align, style: style,
        width: block.isShaped ? blockWidth : line.width)
    }
  }

  /// Draws one line into a row of a region.
  ///
  /// - Parameter width: The columns that are aligned; the line begins at the first of them.
  mutating func draw(
    _ line: TextBlock.Line, row: Int, in region: Region, align: HorizontalAlignment, style: Style,
    width: Int? = nil
  ) {
    let spare = max(0, region.width - (width ?? line.width))
    let margin = min(TextBlock.margin(of: region.width), spare / 2)
    let left =
      switch align {
      case .left: margin
      case .center: spare / 2
      case .right: spare - margin
      }
    put(
      line.text, column: region.x + left, row: row, style: style,
      clip: region.x..<region.x + region.width)
  }
}
