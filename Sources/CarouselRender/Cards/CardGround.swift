internal import CarouselColor
internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Paints the wall and the floor behind cards that are mirrored: two vertical gradients that meet at
/// the foot of the current card.
struct CardGround: Sendable {
  let options: PaintOptions
  let scene: Scene
  /// The first row below the current card.
  let foot: Int

  /// The white, or the black, that is added at most.
  private static let strength = 0.05

  func paint(on cells: inout Frame) {
    // A gradient of the author's is a wall already.
    guard scene.card.reflection ?? 0 > 0, options.depth == .truecolor, !options.hasGradient else {
      return
    }
    let viewport = scene.viewport
    for row in 0..<viewport.rows {
      let height = Double(row) + 0.5
      let floor = Double(max(1, viewport.rows - foot))
      let amount =
        row < foot
        ? height / Double(foot) : 1 - 2 * (height - Double(foot)) / floor
      let color = amount > 0 ? Color.rgb(255, 255, 255) : .rgb(0, 0, 0)
      let line = CellRect(
        column: viewport.column, row: viewport.row + row, columns: viewport.columns, rows: 1)
      cells.restyle(line) { style in
        guard style.background.rgb != nil else { return style }
        var result = style
        result.background = style.background.mixed(
          with: color, amount: Self.strength * abs(amount))
        return result
      }
    }
  }
}
