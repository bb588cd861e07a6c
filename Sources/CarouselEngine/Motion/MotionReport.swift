/// A motion, in offsets and instants.
package struct MotionReport: Hashable, Sendable {
  /// How it moves.
  package enum Kind: Hashable, Sendable {
    /// By the curve of the transition.
    case eased
    /// Slowing down after a flick.
    case coasting
    /// By autoscroll, in pages a second.
    case drifting(speed: Double)
  }

  /// How it moves.
  package var kind: Kind
  /// The offset at which it began, in pages.
  package var from: Double
  /// The offset at which it ends, in pages; beyond the seam it runs on.
  package var to: Double
  /// The page at which it ends, or nil for a drift.
  package var page: Int?
  /// What began it.
  package var reason: ChangeReason
  /// When it began.
  package var began: Duration
  /// When it ends.
  package var ends: Duration

  /// The same motion on another clock, of which more has passed.
  ///
  /// - Parameters:
  ///   - time: How much more.
  ///   - began: When it began on that clock, where that does not follow from the difference.
  package func later(by time: Duration, began: Duration? = nil) -> MotionReport {
    var copy = self
    copy.began = began ?? self.began + time
    copy.ends += time
    return copy
  }
}
