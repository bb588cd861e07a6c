/// A margin inside a viewport, in the units of its owner.
///
/// The controller only keeps it for the code that draws: no page depends on it.
public struct ContentInset: Hashable, Sendable {
  /// The margin at the top.
  public var top: Double
  /// The margin at the left.
  public var left: Double
  /// The margin at the bottom.
  public var bottom: Double
  /// The margin at the right.
  public var right: Double

  /// Makes a margin, by default none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
