import CarouselConfig
import CarouselDeck
import CarouselEngine
import CarouselMarkdown
import Testing

@Suite("A config with all that is usual")
struct WorkedExampleTests {
  static let text = """
    include: [shared/brand.yaml]     # palette and presets only; relative to this file

    palette:                         # named colours, used as $name
      brand: "#E4572E"
      mist: rgb(240 240 245 / 60%)

    presets:                         # partial carousels, merged key by key
      calm:
        autoplay: { every: 6s, on_interaction: pause, resume_after: 2s }
        transition: { duration: 400ms, easing: ease_in_out }
      story:
        extends: calm
        direction: vertical
        indicator: { position: right, style: bar }

    defaults:                        # the base of every carousel in this file
      wrap: infinite
      indicator: { color: $mist, current_color: $brand }

    carousels:                       # the first one plays unless `play:` names another
      hero:
        extends: calm
        start: 2                     # 1 is the first slide
        layout: { type: cover_flow, spacing: 0.25, tilt: 0.9 }
        autoplay: { every: 3s, pause_on: [input, blur] }
        indicator:
          current_color: "#FF0"      # quoted: an unquoted # starts a comment
        slides:
          - title: Welcome
            text: |
              An endless loop,
              one file.
            background: navy
          - image: art/harbour.jpg
            fit: contain             # contain | cover | fill | none
            caption: The harbour at six
            hold: 8s                 # this slide stays longer than autoplay.every
          - markdown_file: notes.md
          - id: inner
            title: A carousel in a carousel
            hold: until_done         # move on when the child has finished
            carousel:
              extends: story
              wrap: none
              autoplay: 1500ms       # short for { every: 1500ms }
              slides: [up, no, down] # a bare string is short for { text: … }
    """

  /// The example as `hero.yaml`, with the files that it names.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "hero.yaml": Self.text, "shared/brand.yaml": "palette: { ink: black }\n",
      "notes.md": "# Notes\n\n- one\n",
    ])
    try folder.write("art/harbour.jpg", ImageBytes.jpeg(1920, 1080))
    return folder
  }

  @Test("It loads without diagnostics, with all layers laid over each other")
  func loads() throws {
    let folder = try Self.folder()
    let config = ConfigLoader.load(path: folder.path + "/hero.yaml")
    #expect(config.diagnostics == [])
    let deck = try #require(config.show?.deck)
    #expect(deck.name == "hero")
    #expect(deck.options.start == 1)
    #expect(deck.options.boundary == .looping)
    var options = LayoutOptions()
    options.spacing = 0.25
    options.tilt = 0.9
    #expect(deck.layout == (try Layout(.coverFlow, options: options)))
    var autoplay = Autoplay(hold: .seconds(3))
    autoplay.onInteraction = .pause
    autoplay.resumeAfter = .seconds(2)
    autoplay.holds = [1: .time(.seconds(8)), 3: .untilDone]
    #expect(deck.options.autoplay == autoplay)
    #expect(deck.pauseOn == [.input, .blur])
    #expect(deck.indicator?.currentColor == .rgb(255, 255, 0))
    #expect(deck.indicator?.color == .rgba(red: 240, green: 240, blue: 245, alpha: 153))
    #expect(deck.slides[0].content == .text("An endless loop,\none file."))
    #expect(deck.slides[0].background == .rgb(0, 0, 128))
    guard case .image(let image) = deck.slides[1].content else {
      Issue.record("the second slide shows no image")
      return
    }
    #expect(image.writtenPath == "art/harbour.jpg")
    #expect(image.size == PixelSize(width: 1920, height: 1080))
    #expect(deck.slides[1].fit == .contain)
    #expect(deck.slides[2].content == .markdown(MarkdownDocument("# Notes\n\n- one")))

    let inner = try #require(deck.slides[3].deck)
    #expect(inner.name == "inner")
    #expect(inner.layout == .linear)
    #expect(inner.pauseOn == [.input])
    #expect(inner.options.axis == .vertical)
    #expect(inner.options.boundary == .bounded)
    #expect(inner.options.autoplay?.hold == .milliseconds(1500))
    #expect(inner.options.autoplay?.onInteraction == .pause)
    #expect(inner.indicator?.position == .right)
    #expect(inner.indicator?.currentColor == .rgb(0xE4, 0x57, 0x2E))
    #expect(inner.slides.map(\.content) == [.text("up"), .text("no"), .text("down")])
  }

  @Test("One line is enough")
  func smallest() {
    let deck = loaded("slides: [one, two, three]").show?.deck
    let texts = ["one", "two", "three"].map { Slide(.text($0)) }
    var expected = Deck(name: "carousel", slides: texts)
    expected.options.transition = expected.standardTransition
    #expect(deck == expected)
  }
}
