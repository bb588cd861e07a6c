internal import CarouselColor
internal import CarouselGrid
internal import TerminalCells

/// The shadow of a card: a column on either side of it and a row below it, which lose light.
struct CellShadow: Hashable, Sendable {
  /// The card, counted as the canvas counts its cells.
  let box: CellRect
  /// The cells outside of which there is no shadow.
  let clip: CellRect
  /// How opaque the card is.
  let opacity: Double

  /// The part of the light that is lost.
  private static let strength = 0.35

  func paint(on frame: inout Frame) {
    let amount = Self.strength * opacity
    let sides = [box.column - 1, box.columnRange.upperBound].map { column in
      CellRect(column: column, row: box.row + 1, columns: 1, rows: box.rows - 1)
    }
    let foot = CellRect(
      column: box.column, row: box.rowRange.upperBound, columns: box.columns, rows: 1)
    for area in sides + [foot] {
      frame.restyle(area.intersection(clip)) { style in
        var result = style
        result.foreground = style.foreground.lit(by: 1 - amount)
        result.background = style.background.lit(by: 1 - amount)
        return result
      }
    }
  }
}
