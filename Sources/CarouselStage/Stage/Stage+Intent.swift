internal import CarouselDeck
public import CarouselEngine

/// Why a stage could not carry out an intent; it is unchanged.
public enum StageError: Error, Hashable, Sendable {
  /// No carousel has been started at this path.
  case noCarousel(at: StagePath)
  /// The carousel there refused.
  case refused(IntentError)
}

extension Stage {
  /// Sends an intent to the carousel at a path, the root by default, and returns what happened.
  ///
  /// Changes of the pages change the slides too: those that are new are blank. A `suspend` holds for
  /// the whole stage below. Cost: constant in the slides, but for changes of the pages.
  ///
  /// - Throws: `StageError`, with the stage unchanged.
  @discardableResult
  public mutating func send(
    _ intent: Intent, to path: StagePath = [], by agent: Agent? = nil
  ) throws(StageError) -> [StageEvent] {
    guard self[path] != nil else { throw .noCarousel(at: path) }
    var copy = self
    var events: [StageEvent] = []
    try copy.send(intent, to: path[...], by: agent, into: &events)
    self = copy
    return events
  }

  private mutating func send(
    _ intent: Intent, to path: ArraySlice<Int>, by agent: Agent?, into all: inout [StageEvent]
  ) throws(StageError) {
    guard let page = path.first else { return try sendHere(intent, by: agent, into: &all) }
    var failure: StageError?
    withChild(at: page, into: &all) { child, events in
      do throws(StageError) {
        try child.send(intent, to: path.dropFirst(), by: agent, into: &events)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private mutating func sendHere(
    _ intent: Intent, by agent: Agent?, into all: inout [StageEvent]
  ) throws(StageError) {
    if case .suspend(let gap) = intent { return suspend(for: gap, into: &all) }
    let events: [Event]
    do throws(IntentError) {
      events = try carousel.send(intent, by: agent)
    } catch {
      throw .refused(error)
    }
    if case .finishHold = intent { awaited = nil }
    changeSlides(as: intent)
    react(to: events, into: &all)
    if let page = carousel.currentPage, survivor(of: intent) != nil { show(page, into: &all) }
    syncPause(into: &all)
  }

  /// Lets a time pass in which nothing in the stage was stepped.
  private mutating func suspend(for gap: Duration, into all: inout [StageEvent]) {
    let running = runningPages
    if carousel.options.autoplay?.catchUp != .resume { noteRest(of: gap) }
    react(to: (try? carousel.send(.suspend(for: gap))) ?? [], into: &all)
    for page in running {
      withChild(at: page, into: &all) { $0.suspend(for: gap, into: &$1) }
    }
  }

  /// Gives the deck the slides that the carousel has now, and its children their new pages.
  private mutating func changeSlides(as intent: Intent) {
    guard let survivor = survivor(of: intent) else { return }
    switch intent {
    case .setItems(.count(let count)):
      let kept = deck.slides.prefix(max(0, count))
      deck.slides = kept + Array(repeating: .blank(), count: max(0, count) - kept.count)
    case .setItems(.ids(let ids)):
      var slides: [String: Slide] = [:]
      for slide in deck.slides { slide.id.map { slides[$0] = slide } }
      deck.slides = ids.map { slides[$0] ?? .blank(id: $0) }
    case .insert(let page, let id): deck.slides.insert(.blank(id: id), at: page)
    case .remove(let page): deck.slides.remove(at: page)
    case .next, .previous, .step, .go, .press, .drag, .release, .tap, .play, .stop, .pause,
      .resume, .setInterval, .setAutoscroll, .suspend, .resize, .finishHold:
      return
    }
    let moved = children.compactMap { page, child in survivor(page).map { ($0, child) } }
    children = Dictionary(uniqueKeysWithValues: moved)
    finished = Set(finished.compactMap(survivor))
    awaited = awaited.flatMap(survivor)
  }

  /// Where an intent leaves the slide of a page, nil when it is gone, or no function where the
  /// intent changes no slides.
  ///
  /// To be asked before the intent is carried out.
  func survivor(of intent: Intent) -> ((Int) -> Int?)? {
    switch intent {
    case .setItems(.count(let count)): return { $0 < count ? $0 : nil }
    case .setItems(.ids(let ids)):
      let pages = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
      let slides = deck.slides
      return { page in
        guard slides.indices.contains(page), let id = slides[page].id else { return nil }
        return pages[id]
      }
    case .insert(let page, _): return { $0 >= page ? $0 + 1 : $0 }
    case .remove(let page): return { $0 == page ? nil : ($0 > page ? $0 - 1 : $0) }
    case .next, .previous, .step, .go, .press, .drag, .release, .tap, .play, .stop, .pause,
      .resume, .setInterval, .setAutoscroll, .suspend, .resize, .finishHold:
      return nil
    }
  }
}

extension Slide {
  /// A slide that shows nothing.
  fileprivate static func blank(id: String? = nil) -> Slide {
    var slide = Slide(.plain)
    slide.id = id
    return slide
  }
}
