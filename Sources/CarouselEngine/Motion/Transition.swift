/// How a carousel moves from page to page.
public struct Transition: Hashable, Sendable {
  /// The time of one animated move; zero makes every move a cut, and less than that there is not.
  public var duration: Duration {
    didSet { Transition.check(duration) }
  }
  /// The curve of the move.
  public var easing: Easing

  /// Makes a transition; the default is 400 ms, as iCarousel's.
  ///
  /// - Precondition: `duration >= .zero`.
  public init(duration: Duration = .milliseconds(400), easing: Easing = .easeInOut) {
    Transition.check(duration)
    self.duration = duration
    self.easing = easing
  }

  private static func check(_ duration: Duration) {
    precondition(duration >= .zero, "a transition cannot take less than no time")
  }
}
