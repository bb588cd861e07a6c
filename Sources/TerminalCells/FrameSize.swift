/// The size of a frame, in cells.
public struct FrameSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  /// A size; negative numbers count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  public var area: Int { columns * rows }
}
