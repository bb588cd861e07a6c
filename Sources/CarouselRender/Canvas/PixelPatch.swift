internal import CarouselGrid
internal import TerminalCells

/// An area that is finer than cells: a quadrilateral of one colour, or of one that changes along a
/// line.
///
/// A cell of which it covers a part shows the block character that comes nearest to it.
struct PixelPatch: Hashable, Sendable {
  /// What the pixels show.
  enum Content: Hashable, Sendable {
    case color(Color)
    case face(CardFace)
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
  /// Whether a quarter of a cell is cut from each corner; only of an upright quadrilateral whose
  /// corners are on borders of columns and of half rows.
  var isCut = false

  func paint(on frame: inout Frame) {
    let clip = clip.intersection(CellRect(frame.size)).moved(
      columns: -origin.column, rows: -origin.row)
    let rows = Int(quad.low.y.rounded(.down))..<Int(quad.high.y.rounded(.up))
    for row in rows.clamped(to: clip.rowRange) {
      let coverage = RowCoverage(of: quad, row: row)
      let columns = coverage.touched.clamped(to: clip.columnRange)
      guard isEdgeOnly, !isCut, !coverage.whole.isEmpty else {
        for column in columns { paint(column, row, coverage, on: &frame) }
        continue
      }
      let (left, right) = (coverage.whole.lowerBound, coverage.whole.upperBound)
      for column in columns where column < left { paint(column, row, coverage, on: &frame) }
      for column in columns where column >= right { paint(column, row, coverage, on: &frame) }
    }
  }

  /// Paints what is covered of a cell.
  private func paint(
    _ column: Int, _ row: Int, _ coverage: RowCoverage, on frame: inout Frame
  ) {
    var (left, right) = coverage.halves(ofColumn: column)
    if isCut { cut(&left, &right, column, row) }
    let isWhole = left & right == .max
    guard !isWhole || !isEdgeOnly else { return }
    let cell = frame[column + origin.column, row + origin.row]
    let canInvert = cell.style.background != .default
    guard let block = CellBlock(left, right, canInvert: canInvert) else { return }
    let beneath = block.beneath(cell)
    let color =
      switch content {
      case .color(let color): color
      case .face(let face): face.color(column: column, row: row)
      }
    let mixed = beneath.mixed(with: color, amount: opacity)
    guard mixed != beneath else { return }
    let style: Style
    if isWhole {
      style = Style(background: mixed)
    } else if block.isInverse {
      style = Style(foreground: beneath, background: mixed)
    } else {
      style = Style(foreground: mixed, background: beneath)
    }
    frame[column + origin.column, row + origin.row] =
      isWhole ? .blank(style) : Cell(block.scalar, style: style)
  }

  /// Takes a quarter from a cell at a corner.
  private func cut(
    _ left: inout RowCoverage.Heights, _ right: inout RowCoverage.Heights, _ column: Int, _ row: Int
  ) {
    let (low, high) = (quad.low, quad.high)
    var quarters: RowCoverage.Heights = 0
    let (top, bottom) = (Quad.halfRow(low.y), Quad.halfRow(high.y) - 1)
    if top >> 1 == row { quarters |= top & 1 == 0 ? 0x0F : 0xF0 }
    if bottom >> 1 == row { quarters |= bottom & 1 == 0 ? 0x0F : 0xF0 }
    if column == Quad.border(low.x) { left &= ~quarters }
    if column == Quad.border(high.x) - 1 { right &= ~quarters }
  }
}
