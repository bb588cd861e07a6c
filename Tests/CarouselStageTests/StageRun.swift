import CarouselDeck
import CarouselEngine
import CarouselStage

/// A stage with a virtual clock and a log.
struct StageRun {
  var stage: Stage
  private(set) var now = Duration.zero
  private(set) var log: [(time: Duration, event: StageEvent)] = []

  init(_ deck: Deck) {
    stage = Stage(deck)
    note(stage.startEvents)
  }

  /// Walks to an instant, all that is due at it included.
  mutating func until(_ milliseconds: Int) {
    let end = Duration.milliseconds(milliseconds)
    while let step = stage.timeUntilNextEvent, now + step <= end {
      now += step
      note(stage.advance(by: step))
    }
    note(stage.advance(by: end - now))
    now = end
  }

  mutating func send(_ intent: Intent, to path: StagePath = []) throws {
    let events = try stage.send(intent, to: path)
    if case .suspend(let gap) = intent { now += gap }
    note(events)
  }

  mutating func step(_ axis: Axis, forward: Bool) {
    note(stage.step(axis: axis, forward: forward))
  }

  private mutating func note(_ events: [StageEvent]) { log += events.map { (now, $0) } }

  /// Page changes such as `1000 2/0→1`, where `2/` is the path.
  var changes: [String] {
    log.compactMap { time, event in
      guard case .pageChanged(let from?, let to?, _, _) = event.event else { return nil }
      return "\(Int(time / .milliseconds(1))) \(event.path.map { "\($0)/" }.joined())\(from)→\(to)"
    }
  }

  /// Which carousels have started, and where.
  var starts: [String] {
    log.compactMap { time, event in
      guard case .started(let page) = event.event else { return nil }
      return "\(Int(time / .milliseconds(1))) \(event.path)@\(page)"
    }
  }
}

extension Deck {
  /// A deck of plain slides that changes by cuts; `children` are nested decks by page.
  static func plain(
    _ name: String, pages: Int, _ boundary: Boundary = .looping, every: Int? = nil,
    axis: Axis = .horizontal, children: [Int: Deck] = [:]
  ) -> Deck {
    var deck = Deck(
      name: name,
      slides: (0..<pages).map { Slide(children[$0].map(Slide.Content.deck) ?? .plain) })
    deck.options.boundary = boundary
    deck.options.axis = axis
    deck.options.transition.duration = .zero
    deck.options.autoplay = every.map { Autoplay(hold: .milliseconds($0)) }
    return deck
  }
}
