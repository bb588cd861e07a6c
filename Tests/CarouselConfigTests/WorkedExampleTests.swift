import CarouselConfig
import CarouselDeck
import CarouselEngine
import Testing

@Suite("A config with all that is usual")
struct WorkedExampleTests {
  static let text = """
    palette:
      brand: "#E4572E"
      mist: rgb(240 240 245 / 60%)

    presets:
      calm:
        autoplay: { every: 6s, on_interaction: pause, resume_after: 2s }
        transition: { duration: 400ms, easing: ease_in_out }
      story:
        extends: calm
        direction: vertical
        indicator: { position: right, style: bar }

    defaults:
      wrap: infinite
      indicator: { color: $mist, current_color: $brand }

    carousels:
      hero:
        extends: calm
        start: 2
        autoplay: { every: 3s }
        indicator:
          current_color: "#FF0"
        slides:
          - title: Welcome
            text: |
              An endless loop,
              one file.
            background: navy
          - text: harbour
            caption: The harbour at six
            hold: 8s
          - id: inner
            title: A carousel in a carousel
            hold: until_done
            carousel:
              extends: story
              wrap: none
              autoplay: 1500ms
              slides: [up, no, down]
    """

  @Test("It loads without diagnostics, with all layers laid over each other")
  func loads() throws {
    let config = loaded(Self.text)
    #expect(config.diagnostics == [])
    let deck = try #require(config.show?.deck)
    #expect(deck.name == "hero")
    #expect(deck.options.start == 1)
    #expect(deck.options.boundary == .looping)
    var autoplay = Autoplay(every: .seconds(3))
    autoplay.onInteraction = .pause
    autoplay.resumeAfter = .seconds(2)
    autoplay.holds = [1: .time(.seconds(8)), 2: .untilDone]
    #expect(deck.options.autoplay == autoplay)
    #expect(deck.indicator?.currentColor == .rgb(255, 255, 0))
    #expect(deck.indicator?.color == .rgba(red: 240, green: 240, blue: 245, alpha: 153))
    #expect(deck.slides[0].content == .text("An endless loop,\none file."))
    #expect(deck.slides[0].background == .rgb(0, 0, 128))

    let inner = try #require(deck.slides[2].deck)
    #expect(inner.name == "inner")
    #expect(inner.options.axis == .vertical)
    #expect(inner.options.boundary == .bounded)
    #expect(inner.options.autoplay?.every == .milliseconds(1500))
    #expect(inner.options.autoplay?.onInteraction == .pause)
    #expect(inner.indicator?.position == .right)
    #expect(inner.indicator?.currentColor == .rgb(0xE4, 0x57, 0x2E))
    #expect(inner.slides.map(\.content) == [.text("up"), .text("no"), .text("down")])
  }

  @Test("One line is enough")
  func smallest() {
    let deck = loaded("slides: [one, two, three]").show?.deck
    let texts = ["one", "two", "three"].map { Slide(.text($0)) }
    #expect(deck == Deck(name: "carousel", slides: texts))
  }
}
