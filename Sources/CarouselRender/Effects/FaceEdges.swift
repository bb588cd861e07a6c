internal import CarouselGrid
internal import TerminalCells

/// Lines along the sides of a page in the plane of the screen, where it can hardly be told from what
/// is behind it.
struct FaceEdges {
  private let area: CellArea
  private let box: CellRect
  private let opacity: Double
  private let options: PaintOptions

  init(of face: PageFace, _ options: PaintOptions) {
    area = face.area
    box = area.cells
    opacity = face.opacity
    self.options = options
  }

  /// Draws the lines inside of the sides, those at the edge of the frame excepted.
  func draw(on frame: inout Frame) {
    guard !box.isEmpty else { return }
    let bounds = CellRect(frame.size)
    let (right, bottom) = (box.columnRange.upperBound, box.rowRange.upperBound)
    let isUnicode = options.glyphs == .unicode
    for column in box.columnRange.clamped(to: bounds.columnRange) {
      if box.row > 0 {
        draw(isUnicode ? "▔" : "-", column, box.row, beside: (column, box.row - 1), on: &frame)
      }
      if bottom < frame.size.rows {
        draw(isUnicode ? "▁" : "-", column, bottom - 1, beside: (column, bottom), on: &frame)
      }
    }
    for row in box.rowRange.clamped(to: bounds.rowRange) {
      if box.column > 0 {
        draw(isUnicode ? "▏" : "|", box.column, row, beside: (box.column - 1, row), on: &frame)
      }
      if right < frame.size.columns {
        draw(isUnicode ? "▕" : "|", right - 1, row, beside: (right, row), on: &frame)
      }
    }
  }

  private func draw(
    _ line: Unicode.Scalar, _ column: Int, _ row: Int, beside outside: (column: Int, row: Int),
    on frame: inout Frame
  ) {
    let cell = frame[column, row]
    let ground = cell.style.background
    let rear = frame[outside.column, outside.row]
    // Where a cell is drawn in two colours, these can be told apart.
    let isDrawn = !rear.isBlank && area.divides(outside.column, outside.row)
    let isAlike =
      ground == rear.style.background || ground.isIndistinguishable(from: rear.style.background)
    guard isAlike, !isDrawn, !cell.isTrailingHalf,
      cell.isBlank || cell.scalar.map(Self.lines.contains) ?? false
    else { return }
    let edge = options.roles(on: ground).edge
    // What is not known cannot be mixed.
    guard ground.rgb != nil && edge.rgb != nil || opacity >= PageTurn.leaving else { return }
    let color = ground.rgb == nil ? edge : ground.replaced(by: edge, amount: opacity)
    frame[column, row] = Cell(line, style: Style(foreground: color, background: ground))
  }

  /// What a line may take the place of: at a corner two of them meet.
  private static let lines: [Unicode.Scalar] = ["▔", "▁", "-"]
}
