/// What happened, in order.
///
/// Grammar: `motionBegan (scrolled | pageChanged | …)* motionEnded`, always balanced.
public enum Event: Hashable, Sendable {
  /// The carousel is shown for the first time.
  case started(page: Int)
  /// The current page changed.
  ///
  /// A nil page means that there is none.
  case pageChanged(from: Int?, to: Int?, lap: Int, reason: ChangeReason)
  /// Something began to move; a drag has neither a target nor a duration.
  case motionBegan(to: Int?, duration: Duration?)
  /// It ended, having reached what it aimed at or not.
  case motionEnded(finished: Bool)
  /// The carousel is at rest on a page.
  case settled(page: Int, lap: Int)
  /// The offset, in pages: a sample at the end of each step of time and each drag, and at each
  /// rest.
  case scrolled(offset: Double)
  /// The viewport moves another way.
  case directionChanged(Direction)
  /// A slot has got a page; `reused` says that the slot had held another before.
  case slotLoaded(slot: Slot, page: Int, reused: Bool)
  /// A page was clicked.
  case selected(page: Int)
  /// A move was asked for beyond an end.
  case reachedEnd(Edge)
  /// Autoplay waits from now on; `left` is what remains of the hold, if one was running.
  case autoplayPaused(PauseReason, left: Duration?)
  /// Autoplay no longer waits.
  case autoplayResumed(PauseReason, left: Duration?)
  /// Autoplay has ended.
  case autoplayStopped(StopReason)
  /// A number of automatic changes did not take place, because the engine was not stepped.
  case missed(count: Int)
  /// The current page is the same slide as before, with another number.
  case dataShifted(by: Int)
  /// The carousel is back at its first page by itself for the `lap`-th time.
  ///
  /// Ways of a user do not count.
  case lapCompleted(lap: Int)
}

/// Why autoplay has ended.
public enum StopReason: String, Hashable, Sendable, CaseIterable {
  /// The last page of a bounded carousel is reached.
  case lastPage
  /// All laps are done.
  case laps
  /// `Intent.stop`.
  case intent
  /// An interaction, under `Autoplay.OnInteraction.stop`.
  case interaction
}
