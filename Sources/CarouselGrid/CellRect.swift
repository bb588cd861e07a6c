/// A rectangle of cells; it may reach beyond a frame, where nothing is drawn.
public struct CellRect: Hashable, Sendable {
  /// The leftmost column.
  public var column: Int
  /// The uppermost row.
  public var row: Int
  /// The width, in cells.
  public var columns: Int
  /// The height, in cells.
  public var rows: Int

  /// A rectangle from its upper left corner; negative extents count as zero.
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// The rectangle that covers a whole frame.
  public init(_ size: FrameSize) {
    self.init(columns: size.columns, rows: size.rows)
  }

  /// The upper left corner.
  public var origin: CellPosition { CellPosition(column: column, row: row) }
  /// The extents.
  public var size: FrameSize { FrameSize(columns: columns, rows: rows) }

  /// All of its columns.
  public var columnRange: Range<Int> { column..<column + columns }
  /// All of its rows.
  public var rowRange: Range<Int> { row..<row + rows }
  /// Whether it has no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The common part of two rectangles; empty when they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: min(column + columns, other.column + other.columns) - left,
      rows: min(row + rows, other.row + other.rows) - top)
  }

  /// The rectangle, moved.
  public func moved(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
  /// The rectangle inset by some columns and rows at its edges; never smaller than empty.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellRect {
    CellRect(
      column: column + min(left, columns), row: row + min(top, rows),
      columns: columns - left - right, rows: rows - top - bottom)
  }
}
