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
  /// Changes of the pages change the slides too: those that are new are blank. A `suspend` holds
  /// for the whole stage below. Cost: constant in the slides, but for changes of the pages.
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
    let mapping = pageMapping(of: intent)
    let events: [Event]
    do throws(IntentError) {
      events = try carousel.send(intent, by: agent)
    } catch {
      throw .refused(error)
    }
    if case .finishHold = intent { awaited = nil }
    if let mapping { changeSlides(by: mapping, as: intent) }
    react(to: events, into: &all)
    if let page = carousel.currentPage, mapping != nil { show(page, into: &all) }
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
  private mutating func changeSlides(by mapping: PageMapping, as intent: Intent) {
    var slides = (0..<carousel.pageCount).map { Slide.blank(id: intent.id(ofNewPage: $0)) }
    for (page, slide) in deck.slides.enumerated() {
      if let page = mapping[page] { slides[page] = slide }
    }
    deck.slides = slides
    children = mapping.renumbered(children)
    finished = mapping.renumbered(finished)
    awaited = awaited.flatMap { mapping[$0] }
  }

  /// Where an intent leaves the slides, or nil where it changes none.
  ///
  /// To be asked before the intent is carried out.
  func pageMapping(of intent: Intent) -> PageMapping? {
    intent.pageMapping { deck.slides.map { $0.id } }
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
