/// What a hold is made of: whose it is, how long, and from when it counts.
///
/// Nothing depends on it: it is kept so that a carousel can say why it waits.
package struct HoldOrigin: Hashable, Sendable {
  /// Where the length comes from.
  package enum Length: Hashable, Sendable {
    /// `Autoplay.every`.
    case every
    /// A hold of the page's own.
    case own
    /// The delay of `Intent.finishHold`.
    case content
    /// The next boundary of the shared clock.
    case boundary
  }

  /// From what it counts.
  package enum Start: Hashable, Sendable {
    /// The carousel's first instant.
    case creation
    /// A rest.
    case settle
    /// The beginning of a move.
    case move
    /// A finger that has left.
    case release
    /// The end of a pause.
    case resumption
    /// `Intent.play`.
    case play
    /// A change of the pages.
    case reload
    /// The time at which the content of the page was done.
    case content
  }

  /// The page that is held.
  package var page: Int
  /// Where its length comes from.
  package var length: Length
  /// `Autoplay.initialDelay` where that is part of it, else zero.
  package var delay: Duration
  /// From what it counts.
  package var origin: Start
  /// When it began.
  package var began: Duration
}
