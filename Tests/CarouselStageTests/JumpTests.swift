import CarouselDeck
import CarouselEngine
import CarouselStage
import Testing

@testable import CarouselStage

@Suite("Jumping over a long time")
struct JumpTests {
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
        var jumped = Stage(deck)
        jumped.jump(by: .milliseconds(777 * time))
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
      var stage = Stage(deck)
      stage.jump(by: .seconds(31_536_000_000))
      #expect(stage.carousel.currentPage != nil)
    }
  }
}
