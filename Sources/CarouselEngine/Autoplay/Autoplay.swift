/// The wish to move on by itself, page by page.
public struct Autoplay: Hashable, Sendable {
  /// From when the hold of a page counts.
  public enum HoldStart: String, Hashable, Sendable, CaseIterable {
    /// From the end of the move: the page is still for the whole hold.
    case settle
    /// From the beginning of the move: moves begin at exact multiples of the hold.
    case start
  }

  /// From when the hold counts that a finger has interrupted.
  public enum HoldAfterDrag: Hashable, Sendable, CaseIterable {
    /// From the rest to which the release led.
    case settle
    /// From the release itself, as a view does that restarts its timer when a drag ends.
    case release
  }

  /// Which way autoplay goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Page numbers grow.
    case forward
    /// Page numbers shrink.
    case backward
  }

  /// What autoplay does when a bounded carousel has no further page.
  public enum AtEnd: String, Hashable, Sendable, CaseIterable {
    /// It stops when the last page is reached.
    case stop
    /// It goes back to the other end in one move.
    case rewind
    /// It reverses its direction.
    case reverse
  }

  /// What an interaction of a user does to the hold.
  public enum OnInteraction: String, Hashable, Sendable, CaseIterable {
    /// A full new hold from the settle of what the user did.
    case restart
    /// Quiet for `resumeAfter` after the last interaction, then what remained of the hold; where
    /// the user has gone to another page, the whole hold of that.
    case pause
    /// Autoplay stops for good.
    case stop
    /// The hold continues as if nothing had happened.
    case ignore
  }

  /// What happens after a time in which the engine was not stepped.
  public enum CatchUp: String, Hashable, Sendable, CaseIterable {
    /// At most one change, then a full hold.
    case skip
    /// The lost time does not count: what remained remains.
    case resume
    /// The page that would be shown by now, with what would remain of its hold.
    case align
  }

  /// Whether the pages follow a clock that other screens share.
  public enum Sync: Hashable, Sendable {
    /// They follow the carousel's own time.
    case none
    /// The page is a function of the wall clock: the holds follow each other, round and round, from
    /// `epoch` on, which counts from the beginning of 1970 in UTC.
    ///
    /// A step of a user holds until the next boundary. Ends, laps and delays have no meaning.
    case clock(epoch: Duration)
  }

  /// The hold of each page that has none of its own.
  public var hold: Duration {
    didSet { Autoplay.check(hold) }
  }
  /// Pages with a hold of their own.
  public var holds: [Int: Hold] = [:]
  /// From when a hold counts.
  public var holdStartsAt: HoldStart = .settle
  /// From when the hold counts after a drag, under `OnInteraction.restart`.
  public var holdAfterDrag: HoldAfterDrag = .settle
  /// Added to the first hold.
  public var initialDelay: Duration = .zero
  /// Which way it goes.
  public var direction: Direction = .forward
  /// How often it comes back by itself to its first page before it stops; nil is for ever.
  public var laps: Int?
  /// What it does at the end of a bounded carousel.
  public var atEnd: AtEnd = .stop
  /// What an interaction does to the hold.
  public var onInteraction: OnInteraction = .restart
  /// The quiet period after an interaction under `OnInteraction.pause`; nil is for ever.
  public var resumeAfter: Duration? = .seconds(3)
  /// What a gap in time does.
  public var catchUp: CatchUp = .skip
  /// Whose time it follows.
  public var sync: Sync = .none

  /// Makes an autoplay that holds each page for `every`.
  ///
  /// - Precondition: `every > .zero`.
  public init(hold: Duration) {
    Autoplay.check(hold)
    self.hold = hold
  }

  private static func check(_ hold: Duration) {
    precondition(hold > .zero, "a hold must be longer than 0")
  }

  /// The hold of a page: its own, or `every`.
  public func hold(of page: Int) -> Hold { holds[page] ?? .time(hold) }
}

/// How long a page stays when autoplay runs.
public enum Hold: Hashable, Sendable {
  /// A fixed time, more than zero.
  case time(Duration)
  /// Until a user or a program moves on.
  case manual
  /// Until its content says that it is done (`Intent.finishHold`).
  case untilDone

  /// How long it is, or nil when an intent ends it.
  package var length: Duration? {
    if case .time(let time) = self { time } else { nil }
  }
}
