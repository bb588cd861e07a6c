import CarouselDeck
import CarouselEngine
import CarouselStage
import Testing

@testable import CarouselStage

@Suite("Running on a virtual clock")
struct TimelineTests {
  private func decks() -> [Deck] {
    let child = Deck.plain("child", pages: 3, .bounded, every: 400)
    var waits = Deck.plain("waits", pages: 3, every: 1000, children: [1: child])
    waits.options.autoplay?.holds = [1: .untilDone]
    var reset = Deck.plain("reset", pages: 2, every: 700, children: [0: child])
    reset.slides[0].content = .deck(
      {
        var copy = child; copy.whenHidden = .reset; return copy
      }())
    var running = Deck.plain("running", pages: 4, every: 900)
    var inner = Deck.plain("inner", pages: 7, every: 650)
    inner.whenHidden = .run
    running.slides[2].content = .deck(inner)
    var laps = Deck.plain("laps", pages: 3, every: 500)
    laps.options.autoplay?.laps = 4
    var backward = Deck.plain("backward", pages: 3, .bounded, every: 500)
    backward.options.autoplay?.atEnd = .reverse
    backward.options.transition.duration = .milliseconds(130)
    return [waits, reset, running, laps, backward, .plain("still", pages: 3)]
  }

  @Test("It ends where stepping would, for every time and nesting")
  func equalsStepping() {
    for deck in decks() {
      var stepped = Stage(deck)
      for time in 1...60 {
        _ = stepped.advance(by: .milliseconds(777))
        var timeline = Timeline(Stage(deck))
        timeline.jump(to: .milliseconds(777 * time))
        let jumped = timeline.stage
        #expect(
          jumped.scene(columns: 80, rows: 24) == stepped.scene(columns: 80, rows: 24),
          "\(deck.name) at \(777 * time)")
        #expect(jumped.timeUntilNextEvent == stepped.timeUntilNextEvent, "\(deck.name)")
      }
    }
  }

  @Test("A thousand years are not stepped through")
  func thousandYears() {
    for deck in decks() {
      var timeline = Timeline(Stage(deck))
      timeline.jump(to: .seconds(31_536_000_000))
      #expect(timeline.now == .seconds(31_536_000_000))
      #expect(timeline.stage.carousel.currentPage != nil)
    }
  }

  @Test("Steps end at each event, and at the time that was asked for")
  func steps() {
    for deck in decks() {
      var timeline = Timeline(Stage(deck))
      var whole = Stage(deck)
      let end = Duration.milliseconds(7770)
      var events: [StageEvent] = []
      while !timeline.isComplete(until: end) {
        let next = timeline.nextEvent
        events += timeline.step(to: end)
        #expect(timeline.now == min(next ?? end, end))
      }
      let isScroll = { (event: StageEvent) in
        if case .scrolled = event.event { true } else { false }
      }
      #expect(events.filter { !isScroll($0) } == whole.advance(by: end).filter { !isScroll($0) })
      #expect(timeline.stage == whole)
    }
  }

  @Test("Timers that are due when input arrives come after it")
  func input() throws {
    var timeline = Timeline(Stage(.plain("a", pages: 3, every: 1000)))
    while timeline.now < .seconds(1) { _ = timeline.step(toInputAt: .seconds(1)) }
    #expect(timeline.stage.carousel.targetPage == 0)
    _ = try timeline.send(.go(to: 2))
    #expect(timeline.stage.carousel.targetPage == 2)
    _ = try timeline.send(.suspend(for: .seconds(5)))
    #expect(timeline.now == .seconds(6))
  }
}
