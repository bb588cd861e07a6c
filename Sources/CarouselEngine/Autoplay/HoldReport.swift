/// The timer of autoplay at present.
package struct HoldReport: Hashable, Sendable {
  /// How it runs.
  package enum State: Hashable, Sendable {
    /// It runs out at an instant.
    case counting(until: Duration)
    /// Autoplay waits with this much left.
    case kept(left: Duration)
    /// It has run out, and the move continues until it ends.
    case due
    /// It has no length: a user or a program must move on.
    case manual
    /// It has no length: the content must be done.
    case untilDone
  }

  /// What it is made of.
  package var term: HoldOrigin
  /// Its whole length, the initial delay included; zero where it has none.
  package var length: Duration
  /// How it runs.
  package var state: State

  /// The same hold on another clock, of which more has passed.
  ///
  /// - Parameters:
  ///   - time: How much more.
  ///   - began: When it began on that clock, where that does not follow from the difference.
  package func later(by time: Duration, began: Duration? = nil) -> HoldReport {
    var copy = self
    copy.term.began = began ?? term.began + time
    if case .counting(let until) = state { copy.state = .counting(until: until + time) }
    return copy
  }
}
