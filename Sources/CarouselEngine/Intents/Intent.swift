/// What is asked of a carousel.
///
/// A run is a list of times and intents, and can be replayed.
public enum Intent: Hashable, Sendable {
  /// One page forward.
  case next
  /// One page back.
  case previous
  /// `by` pages forward, or back when negative; clamped at the ends of a bounded carousel.
  case step(by: Int)
  /// To a page.
  case go(to: Int, via: Route = .shortest, animated: Bool = true)
  /// A finger comes down: motion stops, autoplay waits.
  case press
  /// The finger moves the content by this many pages; positive is forward.
  case drag(by: Double)
  /// The finger leaves at this speed, in pages a second; positive is forward.
  ///
  /// More than 2⁵² counts as that, and what is not a number as zero.
  case release(velocity: Double)
  /// A click on a page.
  case tap(page: Int)
  /// Starts autoplay, also after `stop`, and takes back a pause of the user.
  case play
  /// Stops autoplay until the next `play`.
  case stop
  /// Adds a reason to wait.
  case pause(PauseReason)
  /// Takes a reason to wait away.
  case resume(PauseReason)
  /// Changes the hold of all pages that have none of their own; what has passed of it counts.
  case setHold(Duration)
  /// Moves on by itself without pause from now on, at a speed in pages a second; zero ends it.
  ///
  /// The intent of `Carousel.setAutoscroll(_:)`; a speed that is not finite, or more than 2⁵², is
  /// refused.
  case setAutoscroll(speed: Double)
  /// Replaces the pages.
  case setItems(Items)
  /// Adds a page before page `at`, which may be the page count.
  case insert(at: Int, id: String? = nil)
  /// Removes a page.
  case remove(at: Int)
  /// Time passes in which the engine is not stepped; `Autoplay.catchUp` says what follows.
  case suspend(for: Duration)
  /// The viewport has another size.
  ///
  /// Offsets are in pages, so nothing changes.
  case resize(columns: Int, rows: Int)
  /// The content of the current page is done: a hold of `Hold.untilDone` ends after this time.
  case finishHold(after: Duration = .zero)
}

extension Intent {
  /// Who usually asks for this.
  package var usualAgent: Agent {
    switch self {
    case .next, .previous, .step, .press, .drag, .release, .tap: .user
    case .go, .play, .stop, .pause, .resume, .setHold, .setAutoscroll, .setItems, .insert,
      .remove, .suspend, .resize, .finishHold:
      .program
    }
  }

  /// The number of each page once the intent is carried out, or nil where all pages stay.
  ///
  /// Pages that are counted keep their numbers when they are replaced.
  ///
  /// - Parameter ids: The ids of the pages before; asked for only where pages are replaced by id.
  package func pageMapping(ids: () -> [String?]) -> PageMapping? {
    switch self {
    case .setItems(.count(let count)): .truncated(to: count)
    case .setItems(.ids(let new)): .byID(from: ids(), to: new)
    case .insert(let page, _): .inserted(at: page)
    case .remove(let page): .removed(at: page)
    case .next, .previous, .step, .go, .press, .drag, .release, .tap, .play, .stop, .pause,
      .resume, .setHold, .setAutoscroll, .suspend, .resize, .finishHold:
      nil
    }
  }

  /// Whether a page may have another number afterwards, or be gone.
  package var changesPages: Bool { pageMapping { [] } != nil }

  /// The id that the intent gives to a page that is new under this number.
  package func id(ofNewPage page: Int) -> String? {
    if case .insert(_, let id) = self { return id }
    if case .setItems(let items) = self { return items.id(of: page) }
    return nil
  }
}

/// Who asks.
///
/// Interactions of a user are subject to `Autoplay.onInteraction`; a program's are not.
public enum Agent: Hashable, Sendable, CaseIterable {
  /// A person with a finger, a mouse or a key.
  case user
  /// Code.
  case program
}

/// An intent that cannot be carried out; the carousel is unchanged.
public enum IntentError: Error, Hashable, Sendable {
  /// There is no such page; `count` is how many there are.
  case noSuchPage(Int, count: Int)
  /// A number that is not finite or exceeds 2⁵² pages.
  case notANumberOfPages
  /// A hold must take some time.
  case emptyHold
  /// Two pages have the same id.
  case duplicateID(String)
}
