/// How a carousel answers to a finger.
public struct Scroll: Hashable, Sendable {
  /// Whether users may move it; programs always may.
  public var isEnabled = true
  /// Whether a flick moves at most one page.
  public var isPaged = true
  /// Whether a bounded carousel can be pulled past its ends.
  public var bounces = true
  /// How far past an end it can be pulled, in pages; more than zero.
  public var bounceDistance = 1.0

  /// Makes the usual answers.
  public init() {}

  /// How far beyond an end the offset may lie.
  var slack: Double { bounces ? bounceDistance : 0 }

  /// A release slower than this, in pages a second, is no flick (iCarousel's speed threshold).
  static let flickThreshold = 2.0

  /// Offsets closer than this to a page or to the half between two count as being on it.
  ///
  /// Drags add up many small steps, so that ten tenths of a page miss the page by 1e-16; anything
  /// a user can see is far larger than a billionth of a page.
  static let tolerance = 1e-9
}
