internal import CarouselDeck
import CarouselEngine

extension Stage {
  /// Applies events of the own carousel to the children.
  mutating func react(to events: [Event], into all: inout [StageEvent]) {
    for event in events {
      all.append(StageEvent(path: [], event: event))
      switch event {
      case .pageChanged(let from, let to, _, _):
        shown = .zero
        if let from, from != to { hide(from, into: &all) }
      case .settled(let page, _):
        shown = .zero
        show(page, into: &all)
      case .started, .motionBegan, .motionEnded, .scrolled, .directionChanged, .slotLoaded,
        .selected, .reachedEnd, .autoplayPaused, .autoplayResumed, .autoplayStopped, .missed,
        .dataShifted, .lapCompleted:
        break
      }
    }
    followChild()
  }

  /// Does something with a child and passes its events on.
  mutating func withChild(
    at page: Int, into all: inout [StageEvent],
    do action: (inout Stage, inout [StageEvent]) -> Void
  ) {
    guard var child = children.removeValue(forKey: page) else { return }
    var events: [StageEvent] = []
    action(&child, &events)
    children[page] = child
    all += events.map { $0.under(page) }
    noteEnd(of: page)
    followChild()
  }

  private mutating func hide(_ page: Int, into all: inout [StageEvent]) {
    guard let child = children[page], child.deck.whenHidden != .run else { return }
    withChild(at: page, into: &all) { $0.apply(.pause(.hidden), into: &$1) }
  }

  /// Starts the child of a page on which the carousel has come to rest, or resumes it.
  mutating func show(_ page: Int, into all: inout [StageEvent]) {
    for (other, child) in children where other != page {
      if child.deck.whenHidden == .reset { finished.insert(other) } else { noteEnd(of: other) }
    }
    if finished.remove(page) != nil { children[page] = nil }
    if children[page] != nil {
      withChild(at: page, into: &all) { $0.apply(.resume(.hidden), into: &$1) }
    } else if let deck = slide(at: page)?.deck {
      let child = Stage(deck, wallTime: carousel.wallTime)
      children[page] = child
      all += child.startEvents.map { $0.under(page) }
    }
    syncPause(into: &all)
    followChild()
  }

  /// Pauses the shown child exactly while this carousel is paused for a reason that applies to it.
  mutating func syncPause(into all: inout [StageEvent]) {
    guard let page = carousel.currentPage, let child = children[page] else { return }
    let waits = PauseReason.allCases.contains { $0.holdsChildren && carousel.isPaused(by: $0) }
    guard child.carousel.isPaused(by: .parent) != waits else { return }
    withChild(at: page, into: &all) {
      $0.apply(waits ? .pause(.parent) : .resume(.parent), into: &$1)
    }
  }

  /// Sends an intent that cannot fail to the own carousel.
  mutating func apply(_ intent: Intent, into all: inout [StageEvent]) {
    react(to: (try? carousel.send(intent)) ?? [], into: &all)
    syncPause(into: &all)
  }
}

extension PauseReason {
  /// Whether children are paused too while a carousel is paused for this reason.
  var holdsChildren: Bool {
    switch self {
    case .user, .focus, .parent, .suspended: true
    case .drag, .hidden, .interaction: false
    }
  }
}
