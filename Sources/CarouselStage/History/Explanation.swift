package import CarouselDeck
package import CarouselEngine

/// Why a carousel shows the page that it shows, and what comes next: facts, without words.
package struct Explanation: Hashable, Sendable {
  /// When, from the start of the show.
  package let time: Duration
  /// Which carousel.
  package let path: StagePath
  /// What there is to say, in the order in which one asks for it.
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
    /// autoplay, where there is some, does this there.
    case edge(Edge, isAhead: Bool, Autoplay.AtEnd?)
  }

  /// What a parent waits for, and what its child has done of it.
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
    /// Nothing was stepped in a time that contains the one asked for; the rest is as at its end.
    case unstepped(Range<Duration>)
    /// The page that is shown, of how many, in which lap.
    case shows(page: Int?, count: Int, lap: Int)
    /// No carousel has been started here: its slide has not been shown, or holds none.
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
    /// A step was asked for beyond an end.
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
    /// No hold runs yet: that of a page begins at the rest that the motion, or the finger, leads
    /// to.
    case holdsLater(page: Int, Hold)
    /// A hold without length waits for this.
    case waitsForContent(child: StagePath?, Goal)
    /// The shared clock shows this page from one time to another.
    case clock(page: Int, begins: Duration, ends: Duration)
    /// It is asked to move without pause, in pages a second.
    case autoscrolls(speed: Double)
    /// Autoscroll is asked for, but has no effect beside autoplay.
    case autoscrollIdle(speed: Double)
    /// A reason to wait, since when, and until when, where that is known.
    case waits(PauseReason, since: Duration, until: Duration?)
    /// Why it cannot move.
    case limits(Limit)
    /// How many laps of how many are done.
    case laps(done: Int, of: Int)

    /// A carousel around this one shows another page.
    case hidden(by: StagePath, shows: Int?, instead: Int, Deck.WhenHidden)
    /// A carousel around this one waits, and this one with it.
    case heldBy(StagePath, PauseReason, since: Duration)
    /// A carousel around this one leaves the page in which this one is.
    case leaves(StagePath, ChangeRecord)

    /// What comes next without interference.
    case next(NextChange)
  }
}
