/// A cell by its column and its row, either of which may be negative or beyond a frame.
public struct CellPosition: Hashable, Sendable {
  /// From the left, the first being 0.
  public var column: Int
  /// From the top, the first being 0.
  public var row: Int

  /// A position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The position as it is counted from another one.
  public func relative(to origin: CellPosition) -> CellPosition {
    CellPosition(column: column - origin.column, row: row - origin.row)
  }
}
