internal import CarouselGrid

/// A rectangle that may divide cells, in columns and rows from the upper left of a viewport.
struct CellArea: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(_ size: FrameSize) {
    (left, top) = (0, 0)
    (right, bottom) = (Double(size.columns), Double(size.rows))
  }

  /// Whether nothing is inside.
  var isEmpty: Bool { left >= right || top >= bottom }

  func contains(_ x: Double, _ y: Double) -> Bool {
    left <= x && x < right && top <= y && y < bottom
  }

  /// Whether some cells of a row are inside as a whole.
  func covers(_ columns: Range<Int>, row: Int) -> Bool {
    left <= Double(columns.lowerBound) && Double(columns.upperBound) <= right
      && top <= Double(row) && Double(row + 1) <= bottom
  }

  /// Whether a part of some cells of a row is inside.
  func touches(_ columns: Range<Int>, row: Int) -> Bool {
    left < Double(columns.upperBound) && Double(columns.lowerBound) < right
      && top < Double(row + 1) && Double(row) < bottom
  }

  /// Whether a part of a cell is inside and a part is outside.
  func divides(_ column: Int, _ row: Int) -> Bool {
    touches(column..<column + 1, row: row) && !covers(column..<column + 1, row: row)
  }

  /// The cells inside, to the nearest borders between cells.
  var cells: CellRect {
    let (column, row) = (Quad.border(left), Quad.border(top))
    return CellRect(
      column: column, row: row, columns: Quad.border(right) - column,
      rows: Quad.border(bottom) - row)
  }

  /// The same area scaled about its middle.
  func scaled(x: Double, y: Double) -> CellArea {
    var result = self
    let (middleX, middleY) = ((left + right) / 2, (top + bottom) / 2)
    (result.left, result.right) = (
      middleX - (middleX - left) * x, middleX + (right - middleX) * x
    )
    (result.top, result.bottom) = (middleY - (middleY - top) * y, middleY + (bottom - middleY) * y)
    return result
  }

  /// A part of the area, from one share of the way towards a side to another.
  func part(_ from: Double, _ to: Double, towards side: PageSide) -> CellArea {
    var result = self
    let (width, height) = (right - left, bottom - top)
    switch side {
    case .right: (result.left, result.right) = (left + from * width, left + to * width)
    case .left: (result.left, result.right) = (right - to * width, right - from * width)
    case .bottom: (result.top, result.bottom) = (top + from * height, top + to * height)
    case .top: (result.top, result.bottom) = (bottom - to * height, bottom - from * height)
    }
    return result
  }
}

/// A side of the viewport.
enum PageSide: Hashable, Sendable, CaseIterable {
  case left, right, top, bottom

  var isHorizontal: Bool {
    switch self {
    case .left, .right: true
    case .top, .bottom: false
    }
  }
}
