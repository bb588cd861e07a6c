/// A way to the right and down, in the units of the viewport.
public struct LayoutOffset: Hashable, Sendable {
  /// Nowhere.
  public static let zero = LayoutOffset(x: 0, y: 0)

  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// Makes an offset.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
