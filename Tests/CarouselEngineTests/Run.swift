import CarouselEngine

/// A carousel with a virtual clock and a log: what a test reads.
struct Run {
  var carousel: Carousel
  private(set) var log: [(time: Duration, event: Event)] = []

  /// `C(pages, boundary, every, move)` of the engine's notation; times in milliseconds.
  init(
    _ pages: Int, _ boundary: Boundary = .looping, every: Int? = nil, move: Int = 0,
    configure: (inout CarouselOptions) -> Void = { _ in }
  ) {
    var options = CarouselOptions()
    options.boundary = boundary
    options.transition = Transition(duration: .milliseconds(move), easing: .linear)
    options.autoplay = every.map { Autoplay(hold: .milliseconds($0)) }
    configure(&options)
    carousel = Carousel(.count(pages), options: options)
  }

  /// Walks to an instant from event to event, so that every event gets its own time.
  mutating func until(_ milliseconds: Int) { until(.milliseconds(milliseconds)) }

  mutating func until(_ end: Duration) {
    while let step = carousel.timeUntilNextEvent, carousel.now + step <= end {
      note(carousel.advance(by: step))
    }
    if carousel.now < end { note(carousel.advance(by: end - carousel.now)) }
  }

  /// Walks to an instant at which input arrives.
  mutating func untilInput(_ end: Duration) {
    while let step = carousel.timeUntilNextEvent, carousel.now + step < end {
      note(carousel.advance(by: step))
    }
    note(carousel.advance(toInputAfter: end - carousel.now))
  }

  mutating func send(_ intents: Intent..., by agent: Agent? = nil) throws {
    for intent in intents { note(try carousel.send(intent, by: agent)) }
  }

  mutating func note(_ events: [Event]) {
    log += events.map { (carousel.now, $0) }
  }

  var events: [Event] { log.map(\.event) }

  /// Page changes such as `1000 0→1`.
  var changes: [String] {
    log.compactMap { time, event in
      guard case .pageChanged(let from, let to, _, _) = event else { return nil }
      return "\(time.text) \(from.text)→\(to.text)"
    }
  }

  /// Page changes without their times.
  var pages: [String] { changes.map { String($0.split(separator: " ")[1]) } }

  /// When motions begin, and to which page, such as `1000→1`.
  var moves: [String] {
    log.compactMap { time, event in
      guard case .motionBegan(let to, _) = event else { return nil }
      return "\(time.text)→\(to.text)"
    }
  }
}

extension Duration {
  /// Milliseconds, with decimals only where needed.
  var text: String {
    let milliseconds = self / .milliseconds(1)
    return milliseconds == milliseconds.rounded() ? "\(Int(milliseconds))" : "\(milliseconds)"
  }
}

extension Int? {
  var text: String { map(String.init) ?? "nil" }
}
