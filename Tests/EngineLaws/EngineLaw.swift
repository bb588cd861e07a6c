import CarouselEngine

/// What holds for every carousel and every script of intents.
///
/// Each law makes its own carousel and script out of the numbers of a generator: the tests give it
/// random ones, the fuzzer those that it found worth trying.
public enum EngineLaw: String, CaseIterable, Sendable, CustomStringConvertible {
  case splitting = "Splitting time changes nothing but the samples of the offset"
  case grammar =
    "Motions are balanced, directions end still, and the last offset before a rest is whole"
  case rest = "A rest is a page of the deck, the slots stand around it and the events have told it"
  case replay = "The same script gives the same events"
  case many = "Many carousels do not disturb each other"
  case period = "Whole turns away everything happens in the same way"
  case mirror = "The axis and the way of reading change nothing but the names of directions"
  case hold = "A hold that is told runs out when it is told to"
  case nextEvent = "The time until the next event is never passed over and never lies"

  /// The law in words.
  public var description: String { rawValue }

  /// Where one carousel breaks the law; empty if nowhere.
  public func faults(using generator: inout some RandomNumberGenerator) -> [String] {
    switch self {
    case .splitting: Self.splitting(&generator)
    case .grammar: Self.grammar(&generator)
    case .rest: Self.rest(&generator)
    case .replay: Self.replay(&generator)
    case .many: Self.many(&generator)
    case .period: Self.period(&generator)
    case .mirror: Self.mirror(&generator)
    case .hold: Self.hold(&generator)
    case .nextEvent: Self.nextEvent(&generator)
    }
  }

  private static func carousel(_ generator: inout some RandomNumberGenerator) -> Carousel {
    let count = Int.random(in: 0...6, using: &generator)
    return Carousel(.count(count), options: RandomRun.options(using: &generator))
  }

  private static func splitting(_ generator: inout some RandomNumberGenerator) -> [String] {
    var faults = FaultList()
    var whole = carousel(&generator)
    var split = whole
    for step in 0..<12 {
      let intent = RandomRun.intent(using: &generator)
      let (one, other) = (whole.asked(intent), split.asked(intent))
      faults.check(one == other, "\(step) \(intent): \(one) is not \(other)")
      var left = Int.random(in: 0...2_000_000_000, using: &generator)
      let events = whole.advance(by: .nanoseconds(left)).filter { !$0.isSample }
      var parts: [Event] = []
      while left > 0 {
        let part = min(left, Int.random(in: 1...700_000_000, using: &generator))
        parts += split.advance(by: .nanoseconds(part)).filter { !$0.isSample }
        left -= part
      }
      faults.check(events == parts, "\(step) \(intent): \(events) is not \(parts)")
      faults.check(
        whole.offset == split.offset && whole.now == split.now,
        "\(step) \(intent): at \(whole.offset) and \(split.offset)")
      faults.check(
        whole.slots == split.slots && whole.holdLeft == split.holdLeft,
        "\(step) \(intent): slots or holds differ")
    }
    return faults.texts
  }

  private static func grammar(_ generator: inout some RandomNumberGenerator) -> [String] {
    var carousel = carousel(&generator)
    var checker = GrammarChecker(restsOnPages: carousel.options.restsOnPages)
    for _ in 0..<30 {
      let intent = RandomRun.intent(using: &generator)
      // A drift that is stopped rests before it goes home.
      let isAutoscroll = if case .setAutoscroll = intent { true } else { false }
      let events = carousel.asked(intent)
      checker.restsOnPages = carousel.options.restsOnPages && !isAutoscroll
      checker.read(events)
      let time = Int.random(in: 0...900, using: &generator)
      checker.read(carousel.advance(by: .milliseconds(time)))
    }
    return checker.faults
  }

  private static func rest(_ generator: inout some RandomNumberGenerator) -> [String] {
    var faults = FaultList()
    var carousel = carousel(&generator)
    var told = carousel.currentPage
    for step in 0..<20 {
      var events = carousel.asked(RandomRun.intent(using: &generator))
      events += carousel.advance(by: .milliseconds(Int.random(in: 0...900, using: &generator)))
      for event in events {
        if case .pageChanged(let from, let to, _, _) = event {
          faults.check(from == told && from != to, "\(step): \(event) after \(told as Int?)")
          told = to
        }
        if case .dataShifted(let steps) = event { told = told.map { $0 + steps } }
      }
      let page = carousel.currentPage
      faults.check(told == page, "\(step): told \(told as Int?), at \(page as Int?)")
      faults.check(
        carousel.slots == SlotWindow(around: told, on: carousel.track),
        "\(step): \(carousel.slots) around \(told as Int?)")
      guard let page else { continue }
      faults.check((0..<carousel.pageCount).contains(page), "\(step): page \(page)")
      guard carousel.isResting else { continue }
      let isOnPage = carousel.offset == Double(page)
      faults.check(
        isOnPage || !carousel.options.restsOnPages, "\(step): rests at \(carousel.offset)")
      let isInside = (0...Double(carousel.pageCount - 1)).contains(carousel.offset)
      faults.check(carousel.track.isEndless || isInside, "\(step): rests at \(carousel.offset)")
    }
    return faults.texts
  }

  private static func replay(_ generator: inout some RandomNumberGenerator) -> [String] {
    let options = RandomRun.options(using: &generator)
    let script = (0..<10).map { _ in RandomRun.intent(using: &generator) }
    func step(_ carousel: inout Carousel, _ intent: Intent) -> [Event] {
      carousel.asked(intent) + carousel.advance(by: .milliseconds(333))
    }
    var carousels = Array(repeating: Carousel(.count(4), options: options), count: 2)
    var faults = FaultList()
    for intent in script {
      let (one, other) = (step(&carousels[0], intent), step(&carousels[1], intent))
      faults.check(one == other, "\(intent): \(one) is not \(other)")
    }
    faults.check(carousels[0] == carousels[1], "not the same after \(script)")
    return faults.texts
  }

  private static func nextEvent(_ generator: inout some RandomNumberGenerator) -> [String] {
    var faults = FaultList()
    var carousel = Carousel(.count(4), options: RandomRun.options(using: &generator))
    for step in 0..<10 {
      _ = carousel.asked(RandomRun.intent(using: &generator))
      guard let time = carousel.timeUntilNextEvent, time > .nanoseconds(1) else { continue }
      let before = carousel.advance(by: time - .nanoseconds(1)).filter { !$0.isSample }
      faults.check(before.isEmpty, "\(step): \(before) before \(time)")
      faults.check(
        carousel.timeUntilNextEvent == .nanoseconds(1), "\(step): nothing is due in \(time)")
    }
    return faults.texts
  }
}

extension Carousel {
  /// Carries out an intent as a user sends it, who may ask for what cannot be.
  fileprivate mutating func asked(_ intent: Intent) -> [Event] {
    (try? send(intent)) ?? []
  }
}

extension CarouselOptions {
  /// Whether every rest is a page.
  fileprivate var restsOnPages: Bool { scroll.scrollsToItem && effectiveAutoscroll == 0 }
}

extension Event {
  /// Whether this tells an offset, of which there are as many as there are steps of time.
  fileprivate var isSample: Bool {
    if case .scrolled = self { true } else { false }
  }
}
