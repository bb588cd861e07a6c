internal import CarouselGrid
internal import TerminalCells

extension Frame {
  /// Draws the ground of a panel, its corners cut by a quarter of a cell where both colours are
  /// known; where it cannot be told from what is beneath, a line around it.
  mutating func drawPanel(_ box: CellRect, _ style: Style, _ options: PaintOptions) {
    let ground = style.background
    let corners = [
      (box.column, box.row, "▟"), (box.column + box.columns - 1, box.row, "▙"),
      (box.column, box.row + box.rows - 1, "▜"),
      (box.column + box.columns - 1, box.row + box.rows - 1, "▛"),
    ]
    let beneath = corners.map { column, row, _ in
      0..<size.columns ~= column && 0..<size.rows ~= row
        ? self[column, row].style.background : .default
    }
    fill(box, style: style)
    if let outside = beneath.first, ground != outside, !options.tellsApart(ground, outside) {
      var edge = style
      edge.foreground = options.roles(on: ground).edge
      return drawBox(box, style: edge, glyphs: options.glyphs)
    }
    guard box.rows >= 4, box.columns >= 4, options.glyphs == .unicode, options.isColored,
      ground != .default
    else { return }
    for ((column, row, shape), background) in zip(corners, beneath) {
      put(shape, column: column, row: row, style: Style(foreground: ground, background: background))
    }
  }
}
