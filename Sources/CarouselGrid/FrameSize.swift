/// The size of a frame, in cells.
public struct FrameSize: Hashable, Sendable {
  /// The width.
  public var columns: Int
  /// The height.
  public var rows: Int

  /// A size; negative numbers count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// The number of cells.
  public var area: Int { columns * rows }
}
