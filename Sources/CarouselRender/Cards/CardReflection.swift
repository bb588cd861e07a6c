internal import CarouselGrid
internal import TerminalCells

/// What a floor in front of a card mirrors of it: its colour, less with each row.
struct CardReflection: Hashable, Sendable {
  let face: CardFace
  /// The card, counted from `origin`.
  let quad: Quad
  /// The upper left corner of the viewport.
  let origin: CellPosition
  /// The cells outside of which there is none.
  let clip: CellRect
  /// Its height, as a part of the card's.
  let height: Double
  /// How opaque the card is.
  let opacity: Double

  /// How opaque it is where it begins.
  private static let strength = 0.34
  /// The gap between the card and its reflection, as a part of the card's height.
  private static let gap = 0.015

  func paint(on frame: inout Frame) {
    let columns =
      Int(
        quad.low.x.rounded())..<max(
        Int(quad.low.x.rounded()), Int(quad.high.x.rounded()))
    let clip = clip.moved(columns: -origin.column, rows: -origin.row)
    for column in columns.clamped(to: clip.columnRange) {
      guard let card = quad.extent(atColumn: Double(column) + 0.5) else { continue }
      let length = card.upperBound - card.lowerBound
      let start = card.upperBound + Self.gap * length
      let end = card.upperBound + height * length
      guard end > start else { continue }
      let rows = Int(start.rounded(.down))..<Int(end.rounded(.up))
      for row in rows.clamped(to: clip.rowRange) {
        let part = (Double(row) + 0.5 - start) / (end - start)
        // The row in which the card ends is the ground of its lower edge.
        let amount = opacity * Self.strength * (1 - max(0, part))
        guard amount > 0 else { continue }
        let cell = CellRect(
          column: column + origin.column, row: row + origin.row, columns: 1, rows: 1)
        let color = face.color(column: column, row: row)
        frame.restyle(cell) { style in
          var result = style
          if style.background.rgb != nil {
            result.background = style.background.mixed(with: color, amount: amount)
          }
          return result
        }
      }
    }
  }
}
