internal import CarouselGrid
internal import TerminalCells

/// An area that is finer than cells: a quadrilateral of some pixels.
///
/// As long as there is no better encoder, a cell of it becomes two pixels, one above the other.
struct PixelPatch: Hashable, Sendable {
  /// What the pixels show.
  enum Content: Hashable, Sendable {
    case color(Color)
  }

  var content: Content
  /// The area, counted from `origin`.
  var quad: Quad
  /// Kept apart, so that the corners lose no digit wherever the patch goes.
  var origin: CellPosition
  /// 0…1; 1 hides what is below.
  var opacity: Double
  /// The cells of the canvas outside of which nothing of it is seen.
  var clip: CellRect
  /// Whether cells that it covers whole are left as they are, since a layer of text has drawn them.
  var isEdgeOnly: Bool

  func paint(on frame: inout Frame) {
    let clip = clip.intersection(CellRect(frame.size)).moved(
      columns: -origin.column, rows: -origin.row)
    let rows = Quad.border(quad.low.y) - 1..<Quad.border(quad.high.y) + 1
    for row in rows.clamped(to: clip.rowRange) {
      let (upper, lower) = quad.halves(ofRow: row)
      guard !isEdgeOnly || upper != lower else { continue }
      for column in upper.clamped(to: clip.columnRange) {
        let isWhole = lower.contains(column)
        guard !isWhole || !isEdgeOnly else { continue }
        paint(isWhole ? nil : "▀", column: column, row: row, on: &frame)
      }
      for column in lower.clamped(to: clip.columnRange) where !upper.contains(column) {
        paint("▄", column: column, row: row, on: &frame)
      }
    }
  }

  /// Paints a cell whole, or the half of it that a block covers.
  private func paint(_ half: Unicode.Scalar?, column: Int, row: Int, on frame: inout Frame) {
    let (column, row) = (column + origin.column, row + origin.row)
    let beneath = frame[column, row].style.background
    let mixed =
      switch content {
      case .color(let color): beneath.mixed(with: color, amount: opacity)
      }
    guard mixed != beneath else { return }
    let style = Style(foreground: mixed, background: half == nil ? mixed : beneath)
    frame[column, row] = half.map { Cell($0, style: style) } ?? .blank(style)
  }
}
