package import CarouselEngine

/// What made a page change.
package enum Cause: Hashable, Sendable {
  /// A hold ran out.
  case hold(HoldReport)
  /// The content of a page was done: the nested carousel at a path, or a `finishHold`.
  case content(page: Int, child: StagePath?)
  /// The shared clock passed the boundary between two pages.
  case clock(boundary: Duration)
  /// Autoscroll, at a speed in pages a second.
  case autoscroll(speed: Double)
  /// An intent requested it.
  case intent(Intent, by: Agent, at: Duration)
  /// A time in which nothing was stepped, and the policy that caught up with it.
  case gap(Duration, until: Duration, Autoplay.CatchUp)
  /// The content snapped to a page after a flick.
  case snapBack
}

/// A change of the page, with its time.
package struct ChangeRecord: Hashable, Sendable {
  /// When.
  package var time: Duration
  /// The page before; nil for none.
  package var from: Int?
  /// The page since; nil for none.
  package var to: Int?
  /// The lap of the new page.
  package var lap: Int
  /// Why, in one word.
  package var reason: ChangeReason

  /// The record of an event, or nil when it is none of a page change.
  init?(_ event: Event, at time: Duration) {
    guard case .pageChanged(let from, let to, let lap, let reason) = event else { return nil }
    (self.time, self.from, self.to, self.lap, self.reason) = (time, from, to, lap, reason)
  }
}

/// What the page does next without further input.
package enum NextChange: Hashable, Sendable {
  /// It changes.
  case change(ChangeRecord)
  /// It stays for ever.
  case never
  /// It stays at least until a time; no later time was examined.
  case notUntil(Duration)
}
