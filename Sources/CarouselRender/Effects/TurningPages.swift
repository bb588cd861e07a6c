internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

/// Two pages in the same place, one of which becomes the other.
struct TurningPages: Hashable, Sendable {
  let earlier: Canvas
  let later: Canvas
  let effect: TransitionEffect
  /// How much of the way is done, 0…1.
  let fraction: Double
  /// The side from which the later page comes.
  let side: PageSide
  /// The cells of the canvas that both cover.
  let viewport: CellRect
  /// The colour that is behind them.
  let beneath: Color
  let options: PaintOptions

  func paint(on frame: inout Frame) {
    frame.copy(flattened(), toColumn: viewport.column, row: viewport.row)
  }

  /// Both of them as cells.
  ///
  /// - Complexity: O(cells).
  private func flattened() -> Frame {
    guard fraction > 0 else { return earlier.flattened() }
    guard fraction < 1 else { return later.flattened() }
    let faces = PageTurn.faces(effect, fraction, size: viewport.size, side: side)
    guard let faces else {
      return WordScatter(earlier.flattened(), later.flattened()).frame(at: fraction)
    }
    var painter = FacePainter(
      earlier: PaintedFace(faces.earlier, earlier.flattened()),
      later: PaintedFace(faces.later, later.flattened()), size: viewport.size, beneath: beneath,
      options)
    return painter.frame()
  }
}
