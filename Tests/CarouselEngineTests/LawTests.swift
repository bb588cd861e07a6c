import CarouselEngine
import Foundation
import TestSupport
import Testing

@Suite("Laws of the engine")
struct LawTests {
  /// How many random cases each law tries; `LAWS=n` tries more.
  static let cases = ProcessInfo.processInfo.environment["LAWS"].flatMap(Int.init) ?? 2000

  private func forAll(_ law: (UInt64, inout SeededGenerator) throws -> Void) rethrows {
    for seed in 1...UInt64(Self.cases) {
      var generator = SeededGenerator(seed: seed)
      try law(seed, &generator)
    }
  }

  /// Sends an intent as a user would, who may ask for what cannot be.
  private func send(_ intent: Intent, to carousel: inout Carousel) -> [Event] {
    (try? carousel.send(intent)) ?? []
  }

  @Test("Splitting time changes nothing but the samples of the offset")
  func splitting() {
    forAll { seed, generator in
      let count = Int.random(in: 0...6, using: &generator)
      var whole = Carousel(.count(count), options: RandomRun.options(using: &generator))
      var split = whole
      for _ in 0..<12 {
        let intent = RandomRun.intent(using: &generator)
        #expect(send(intent, to: &whole) == send(intent, to: &split), "seed \(seed)")
        var left = Int.random(in: 0...2_000_000_000, using: &generator)
        let events = whole.advance(by: .nanoseconds(left)).filter { !$0.isSample }
        var parts: [Event] = []
        while left > 0 {
          let part = min(left, Int.random(in: 1...700_000_000, using: &generator))
          parts += split.advance(by: .nanoseconds(part)).filter { !$0.isSample }
          left -= part
        }
        #expect(events == parts, "seed \(seed)")
        #expect(whole.offset == split.offset && whole.now == split.now, "seed \(seed)")
        #expect(whole.slots == split.slots && whole.holdLeft == split.holdLeft, "seed \(seed)")
      }
    }
  }

  @Test("Motions are balanced, directions end still, and the last offset before a rest is whole")
  func grammar() {
    forAll { seed, generator in
      let count = Int.random(in: 0...6, using: &generator)
      var carousel = Carousel(.count(count), options: RandomRun.options(using: &generator))
      var checker = GrammarChecker()
      checker.restsOnPages = carousel.options.restsOnPages
      for _ in 0..<30 {
        checker.read(send(RandomRun.intent(using: &generator), to: &carousel))
        let time = Int.random(in: 0...900, using: &generator)
        checker.read(carousel.advance(by: .milliseconds(time)))
      }
      #expect(checker.faults.isEmpty, "seed \(seed): \(checker.faults)")
    }
  }

  @Test("A rest is a page of the deck, the slots stand around it and the events have told it")
  func rest() {
    forAll { seed, generator in
      let count = Int.random(in: 0...6, using: &generator)
      var carousel = Carousel(.count(count), options: RandomRun.options(using: &generator))
      var told = carousel.currentPage
      for _ in 0..<20 {
        var events = send(RandomRun.intent(using: &generator), to: &carousel)
        events += carousel.advance(
          by: .milliseconds(Int.random(in: 0...900, using: &generator)))
        for event in events {
          if case .pageChanged(let from, let to, _, _) = event {
            #expect(from == told && from != to, "seed \(seed)")
            told = to
          }
          if case .dataShifted(let steps) = event { told = told.map { $0 + steps } }
        }
        #expect(told == carousel.currentPage, "seed \(seed)")
        #expect(carousel.slots == SlotWindow(around: told, on: carousel.track), "seed \(seed)")
        guard let page = carousel.currentPage else { continue }
        #expect((0..<carousel.pageCount).contains(page), "seed \(seed)")
        guard carousel.isResting else { continue }
        #expect(
          !carousel.options.restsOnPages || carousel.offset == Double(page), "seed \(seed)")
        let isInside = (0...Double(carousel.pageCount - 1)).contains(carousel.offset)
        #expect(carousel.track.isEndless || isInside, "seed \(seed)")
      }
    }
  }

  @Test("The same script gives the same events, and many carousels do not disturb each other")
  func replay() {
    forAll { seed, generator in
      let options = RandomRun.options(using: &generator)
      let script = (0..<10).map { _ in RandomRun.intent(using: &generator) }
      func step(_ carousel: inout Carousel, _ intent: Intent) -> [Event] {
        send(intent, to: &carousel) + carousel.advance(by: .milliseconds(333))
      }
      var alone = Carousel(.count(4), options: options)
      let expected = script.map { step(&alone, $0) }
      var first = Carousel(.count(4), options: options)
      var other = Carousel(.count(3), options: options)
      let interleaved = script.map { intent in
        _ = step(&other, intent)
        return step(&first, intent)
      }
      #expect(expected == interleaved, "seed \(seed)")
    }
  }

  @Test("The time until the next event is never passed over and never lies")
  func nextEvent() {
    forAll { seed, generator in
      var carousel = Carousel(.count(4), options: RandomRun.options(using: &generator))
      for _ in 0..<10 {
        _ = send(RandomRun.intent(using: &generator), to: &carousel)
        guard let time = carousel.timeUntilNextEvent, time > .nanoseconds(1) else { continue }
        let before = carousel.advance(by: time - .nanoseconds(1)).filter { !$0.isSample }
        #expect(before.isEmpty, "seed \(seed)")
        #expect(carousel.timeUntilNextEvent == .nanoseconds(1), "seed \(seed)")
      }
    }
  }
}

extension CarouselOptions {
  /// Whether every rest is a page.
  fileprivate var restsOnPages: Bool { scroll.scrollsToItem && effectiveAutoscroll == 0 }
}

extension Event {
  /// Whether this tells an offset, of which there are as many as there are steps of time.
  var isSample: Bool {
    if case .scrolled = self { true } else { false }
  }
}
