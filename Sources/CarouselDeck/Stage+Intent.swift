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
    changeSlides(as: intent)
    react(to: events, into: &all)
    if let page = carousel.currentPage, isDataChange(intent) { show(page, into: &all) }
    syncPause(into: &all)
  }

  /// Lets a time pass in which nothing in the stage was stepped.
  private mutating func suspend(for gap: Duration, into all: inout [StageEvent]) {
    let running = runningPages
    react(to: (try? carousel.send(.suspend(for: gap))) ?? [], into: &all)
    for page in running {
      withChild(at: page, into: &all) { $0.suspend(for: gap, into: &$1) }
    }
  }

  private func isDataChange(_ intent: Intent) -> Bool {
    switch intent {
    case .setItems, .insert, .remove: true
    case .next, .previous, .step, .go, .press, .drag, .release, .tap, .play, .stop, .pause,
      .resume, .setInterval, .suspend, .resize, .finishHold:
      false
    }
  }

  /// Gives the deck the slides that the carousel has now, and its children their new pages.
  private mutating func changeSlides(as intent: Intent) {
    let blank = Slide(.plain)
    switch intent {
    case .setItems(.count(let count)):
      let kept = deck.slides.prefix(max(0, count))
      deck.slides = kept + Array(repeating: blank, count: max(0, count) - kept.count)
      children = children.filter { $0.key < count }
    case .setItems(.ids(let ids)): setSlides(ids: ids)
    case .insert(let page, let id):
      var slide = blank
      slide.id = id
      deck.slides.insert(slide, at: page)
      renumberChildren { $0 >= page ? $0 + 1 : $0 }
    case .remove(let page):
      deck.slides.remove(at: page)
      renumberChildren { $0 == page ? nil : ($0 > page ? $0 - 1 : $0) }
    case .next, .previous, .step, .go, .press, .drag, .release, .tap, .play, .stop, .pause,
      .resume, .setInterval, .suspend, .resize, .finishHold:
      return
    }
  }

  private mutating func setSlides(ids: [String]) {
    var pages: [String: Int] = [:]
    for (page, slide) in deck.slides.enumerated() { slide.id.map { pages[$0] = page } }
    var newPages: [Int: Int] = [:]
    deck.slides = ids.enumerated().map { page, id in
      guard let old = pages[id] else {
        var slide = Slide(.plain)
        slide.id = id
        return slide
      }
      newPages[old] = page
      return deck.slides[old]
    }
    renumberChildren { newPages[$0] }
  }

  private mutating func renumberChildren(_ survivor: (Int) -> Int?) {
    let moved = children.compactMap { page, child in survivor(page).map { ($0, child) } }
    children = Dictionary(uniqueKeysWithValues: moved)
    finished = Set(finished.compactMap(survivor))
  }
}
