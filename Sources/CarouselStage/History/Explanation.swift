package import CarouselDeck
package import CarouselEngine

/// Why a carousel shows its page, and what comes next: facts, without words.
package struct Explanation: Hashable, Sendable {
  /// When, from the start of the show.
  package let time: Duration
  /// Which carousel.
  package let path: StagePath
  /// The facts, the most important first.
  package let facts: [Fact]

  /// Why a carousel cannot move, whatever the time.
  package enum Limit: Hashable, Sendable {
    /// There is no page.
    case noPages
    /// There is one page.
    case onePage
    /// Users may not move it.
    case scrollDisabled
    /// It is at an end, which is the one that it would move towards by itself or the other;
    /// autoplay, if any, does this there.
    case edge(Edge, isAhead: Bool, Autoplay.AtEnd?)
  }

  /// What a parent waits for.
  package enum Goal: Hashable, Sendable {
    /// The nested carousel must complete a lap.
    case lap
    /// The nested carousel must show its last page for its hold.
    case lastPage
    /// There is no nested carousel: only `finishHold` ends the hold.
    case finishHold
  }

  /// One thing to know.
  ///
  /// All times count from the start of the show.
  package enum Fact: Hashable, Sendable {
    /// The requested time is in a gap in which nothing was stepped; the other facts are as at its
    /// end.
    case unstepped(Range<Duration>)
    /// The page that is shown, of how many, in which lap.
    case shows(page: Int?, count: Int, lap: Int)
    /// No carousel has been started here: its slide has not been shown, or has none.
    case absent(parent: StagePath, page: Int, holdsDeck: Bool)

    /// The page changed.
    case changed(ChangeRecord)
    /// What made it change.
    case caused(Cause)
    /// The page has been the same since the carousel was started.
    case unchanged(since: Duration)
    /// Changes that did not take place.
    case missed(count: Int, at: Duration)
    /// The pages themselves were changed.
    case reloaded(Intent, at: Duration)
    /// An intent was refused.
    case refused(Intent, IntentError, at: Duration)
    /// A step beyond an end was requested.
    case reachedEnd(Edge, at: Duration)

    /// Nothing moves; the offset is a page, or is between two.
    case rests(offset: Double)
    /// A finger is down.
    case pressed(since: Duration, hasMoved: Bool)
    /// Something moves.
    case moves(MotionReport)
    /// What began the motion.
    case movedBy(Cause)

    /// The carousel was not asked to move by itself.
    case noAutoplay
    /// Autoplay has ended.
    case stopped(StopReason?, at: Duration)
    /// The timer.
    case holds(HoldReport)
    /// No hold runs yet: that of a page begins at the rest after the motion, or the touch.
    /// to.
    case holdsLater(page: Int, Hold)
    /// What a hold without a length waits for.
    case waitsForContent(child: StagePath?, Goal)
    /// The shared clock shows this page from one time to another.
    case clock(page: Int, begins: Duration, ends: Duration)
    /// It is asked to move without pause, in pages a second.
    case autoscrolls(speed: Double)
    /// Autoscroll is set, but has no effect with autoplay.
    case autoscrollIdle(speed: Double)
    /// A pause reason, since when, and until when, if known.
    case waits(PauseReason, since: Duration, until: Duration?)
    /// Why it cannot move.
    case limits(Limit)
    /// How many laps of how many are done.
    case laps(done: Int, of: Int)

    /// A carousel around this one shows another page.
    case hidden(by: StagePath, shows: Int?, instead: Int, Deck.WhenHidden)
    /// An outer carousel is paused, and this one with it.
    case heldBy(StagePath, PauseReason, since: Duration)
    /// A carousel around this one leaves the page in which this one is.
    case leaves(StagePath, ChangeRecord)

    /// The next change without further input.
    case next(NextChange)
  }
}
