internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension Frame {
  /// Draws a block of text into a region.
  mutating func draw(
    _ block: TextBlock, in region: Region, align: HorizontalAlignment, valign: VerticalAlignment,
    style: Style
  ) {
    let top = region.row(ofLines: block.lines.count, valign: valign)
    let blockWidth = block.width
    for (row, line) in block.lines.prefix(region.height).enumerated() {
      draw(
        line, row: top + row, in: region, align: align, style: style,
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
    let column = region.column(ofWidth: width ?? line.width, align: align)
    put(
      line.text, column: column, row: row, style: style,
      clip: region.x..<region.x + region.width)
  }
}

extension Region {
  /// The column at which so many columns begin.
  func column(ofWidth columns: Int, align: HorizontalAlignment) -> Int {
    let spare = max(0, width - columns)
    let margin = min(TextBlock.margin(of: width), spare / 2)
    switch align {
    case .left: return x + margin
    case .center: return x + spare / 2
    case .right: return x + spare - margin
    }
  }

  /// The row at which so many lines begin.
  func row(ofLines lines: Int, valign: VerticalAlignment) -> Int {
    let spare = max(0, height - lines)
    let margin = min(1, spare / 2)
    switch valign {
    case .top: return y + margin
    case .middle: return y + spare / 2
    case .bottom: return y + spare - margin
    }
  }
}
