internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension Frame {
  /// Draws a block of text into a region.
  mutating func draw(
    _ block: TextBlock, in region: CellRect, align: HorizontalAlignment, valign: VerticalAlignment,
    style: Style
  ) {
    let top = region.row(ofLines: block.lines.count, valign: valign)
    let blockWidth = block.width
    for (row, line) in block.lines.prefix(region.rows).enumerated() {
      draw(
        line, row: top + row, in: region, align: align, style: style,
        width: block.isShaped ? blockWidth : line.width)
    }
  }

  /// Draws one line into a row of a region.
  ///
  /// - Parameter width: The columns that are aligned; the line begins at the first of them.
  mutating func draw(
    _ line: TextBlock.Line, row: Int, in region: CellRect, align: HorizontalAlignment, style: Style,
    width: Int? = nil
  ) {
    let column = region.column(ofWidth: width ?? line.width, align: align)
    put(
      line.text, column: column, row: row, style: style,
      clip: region.columnRange)
  }
}

extension Frame {
  /// Draws lines along the inner side of the edges of a rectangle of at least two columns and rows.
  mutating func drawBox(_ box: CellRect, style: Style, glyphs: GlyphSet) {
    let (corners, horizontal, vertical) = glyphs.box
    let edge = String(repeating: horizontal, count: box.columns - 2)
    let bottom = box.row + box.rows - 1
    put(corners[0] + edge + corners[1], column: box.column, row: box.row, style: style)
    put(corners[3] + edge + corners[2], column: box.column, row: bottom, style: style)
    for row in box.row + 1..<bottom {
      put(vertical, column: box.column, row: row, style: style)
      put(vertical, column: box.column + box.columns - 1, row: row, style: style)
    }
  }
}

extension Frame {
  /// Draws a line through the cells of a rectangle that is one cell wide or high.
  mutating func drawRule(_ rule: CellRect, style: Style, glyphs: GlyphSet) {
    let (_, horizontal, vertical) = glyphs.box
    let text = rule.columns == 1 ? vertical : horizontal
    for row in rule.rowRange {
      for column in rule.columnRange { put(text, column: column, row: row, style: style) }
    }
  }
}

extension CellRect {
  /// The column at which a line of some width begins.
  func column(ofWidth width: Int, align: HorizontalAlignment) -> Int {
    column + align.share(of: max(0, columns - width))
  }

  /// The row at which a block of some lines begins.
  func row(ofLines count: Int, valign: VerticalAlignment) -> Int {
    let spare = max(0, rows - count)
    switch valign {
    case .top: return row
    case .middle: return row + spare / 2
    case .bottom: return row + spare
    }
  }
}

extension HorizontalAlignment {
  /// What is before a line, of the room that it leaves.
  func share(of spare: Int) -> Int {
    switch self {
    case .left: 0
    case .center: spare / 2
    case .right: spare
    }
  }
}
