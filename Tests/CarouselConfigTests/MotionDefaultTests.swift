import CarouselDeck
import CarouselEngine
import SourceDiagnostics
import Testing

@testable import CarouselConfig

@Suite("What moves where the author says little about it")
struct MotionDefaultTests {
  private func deck(_ keys: String) -> Deck? {
    loaded("slides: [a, b]\n" + keys).show?.deck
  }

  private static let soft = Easing.cubicBezier(x1: 0.3, y1: 0, x2: 0.1, y2: 1)

  @Test(
    "The duration and the curve go with what is seen",
    arguments: [
      ("", 400, soft), ("autoplay: 3s", 500, soft), ("transition: { effect: push }", 400, soft),
      ("transition: { effect: push }\nautoplay: 3s", 500, soft),
      ("transition: { effect: cover }", 500, soft), ("transition: { effect: wipe }", 500, soft),
      ("transition: { effect: fade }", 350, .linear),
      ("transition: { effect: fade }\nautoplay: 3s", 350, .linear),
      ("transition: { effect: dissolve }", 350, .linear),
      ("transition: { effect: zoom }", 450, soft), ("transition: { effect: flip }", 500, soft),
      ("transition: { effect: cube }", 600, soft), ("layout: rotary", 450, soft),
      ("layout: rotary\nautoplay: 3s", 450, soft),
    ])
  func standards(keys: String, milliseconds: Int, easing: Easing) {
    let transition = deck(keys)?.options.transition
    #expect(transition?.duration == .milliseconds(milliseconds))
    #expect(transition?.easing == easing)
  }

  @Test("What is written counts, each key for itself, and `auto` takes it back")
  func written() {
    let short = deck("transition: 1s")?.options.transition
    #expect(short == Transition(duration: .seconds(1), easing: Self.soft))
    let curve = deck("transition: { easing: ease, effect: cube }")?.options.transition
    #expect(curve == Transition(duration: .milliseconds(600), easing: .ease))
    #expect(deck("transition: none")?.options.transition.duration == .zero)
    let layered = deck(
      """
      defaults: { transition: { duration: 1s, easing: ease } }
      transition: { duration: auto, easing: auto, effect: fade }
      """)?.options.transition
    #expect(layered == Transition(duration: .milliseconds(350), easing: .linear))
  }

  @Test("With reduced motion all moves are cuts, nested ones too, and nothing scrolls by itself")
  func reduced() throws {
    let config = loaded(
      """
      screen: { motion: reduced }
      transition: 1s
      autoplay: 3s
      slides:
        - carousel: { slides: [a, b], transition: { effect: fade } }
        - columns:
            - text: left
            - carousel: { slides: [a, b], autoplay: 2s }
      """)
    let deck = try #require(config.show?.deck)
    #expect(deck.options.transition.duration == .zero)
    #expect(deck.options.autoplay?.hold == .seconds(3))
    for slide in deck.slides {
      #expect(slide.deck?.options.transition.duration == .zero)
    }
    let scrolling = loaded("screen: { motion: reduced }\nautoscroll: 0.5\nslides: [a, b]")
    #expect(scrolling.show?.deck.options.autoscroll == 0)
    #expect(scrolling.diagnostics.map(\.rule.id) == ["unused-key"])
  }
}
