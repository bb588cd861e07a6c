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
  /// How slowly a flick loses its speed, 0 ≤ rate < 1; see `Coast`.
  public var decelerationRate = 0.95
  /// The speed of a release counts this many times.
  public var speed = 1.0
  /// The way of a finger counts this many times; its speed does not.
  public var offsetMultiplier = 1.0
  /// Whether a coast ends on a page, where `isPaged` is off.
  public var stopsAtItem = true
  /// Whether the carousel moves to a page from wherever a finger or a coast has left it.
  ///
  /// Without it a carousel can rest between two pages, though never beyond an end.
  public var scrollsToItem = true
  /// Whether a swipe counts that goes more across the axis than along it.
  public var ignoresPerpendicularSwipes = true

  /// Makes the usual answers.
  public init() {}

  /// Whether a finger that has moved this far means to scroll; both in the same unit, with any
  /// sign.
  public func accepts(along: Double, across: Double) -> Bool {
    !ignoresPerpendicularSwipes || abs(along) >= abs(across)
  }

  /// How far beyond an end the offset may be.
  package var slack: Double { bounces ? bounceDistance : 0 }

  /// Offsets closer than this to a page or to the half between two count as being on it.
  ///
  /// Drags add up many small steps, so that ten tenths of a page miss the page by 1e-16; anything
  /// a user can see is far larger than a billionth of a page.
  static let tolerance = 1e-9
}
