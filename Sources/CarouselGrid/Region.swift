/// A rectangle of terminal cells.
public struct Region: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// How many columns it has; never negative.
  public var width: Int
  /// How many rows it has; never negative.
  public var height: Int

  /// Makes a rectangle; negative sizes count as 0.
  public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether it holds no cell.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// This rectangle without some rows and columns at its edges; what does not fit is taken anyway.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Region {
    Region(
      x: x + min(left, width), y: y + min(top, height), width: width - left - right,
      height: height - top - bottom)
  }
}
