import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselMarkdown
import CarouselRender
import CarouselStage
import TerminalCells
import TerminalIO

/// What large type and filling segments cost, against the same words in cells.
enum TypeBenchmarks {
  private static let size = FrameSize(columns: 240, rows: 70)

  static func run() {
    print("a status page at 240x70, at rest and turned")
    let looks: [(name: String, step: TypeSize, style: Indicator.Style)] = [
      ("words in cells", .cell, .dots), ("block type", .auto, .dots),
      ("block type and segments", .auto, .segments),
    ]
    for look in looks {
      let deck = deck(look.step, look.style)
      Measure.report("composing a frame, \(look.name)", compose(deck) / 1e6, "ms")
      let (whole, turn) = bytes(deck)
      Measure.report("first paint, \(look.name)", Double(whole), "bytes")
      Measure.report("a page turned by a cut, \(look.name)", Double(turn), "bytes")
    }
    runDocuments()
  }

  /// A document is laid out in one size after another until one fits.
  private static func runDocuments() {
    print("documents in Markdown at 240x70")
    for (name, lines) in [("of 8 lines", 8), ("of 40 lines", 40), ("of 2000 lines", 2000)] {
      let text = (1...lines).map { "- item \($0) of **several**, with `code` and more words" }
      var deck = Deck(
        name: "bench",
        slides: [Slide(.markdown(MarkdownDocument("# Heading\n\n" + text.joined(separator: "\n"))))]
      )
      deck.slides[0].title = "Operations"
      Measure.report("composing a frame, \(name)", compose(deck) / 1e6, "ms")
    }
  }

  private static func deck(_ step: TypeSize, _ style: Indicator.Style) -> Deck {
    var deck = Deck(
      name: "bench",
      slides: (1...6).map { number in
        var slide = Slide(
          .text(
            "Builds   ● 212 of 214\nDeploys  ● 3 today\nQueue    ▲ \(number) late\nDisk     ● 61 %")
        )
        slide.title = "Operations \(number)"
        slide.caption = "last value 09:4\(number)"
        slide.background = .rgb(16, 21, 28)
        slide.size = step
        slide.titleSize = step
        return slide
      })
    deck.options.transition = Transition(duration: .zero)
    deck.options.autoplay = Autoplay(hold: .seconds(10))
    deck.indicator?.style = style
    return deck
  }

  private static func compose(_ deck: Deck) -> Double {
    let stage = Stage(deck)
    let renderer = Renderer(screen: Screen())
    return Measure.nanoseconds(calls: 20) { _ in
      _ = renderer.frame(of: stage, size: size)
    }
  }

  private static func bytes(_ deck: Deck) -> (whole: Int, turn: Int) {
    var stage = Stage(deck)
    let renderer = Renderer(screen: Screen())
    var encoder = ANSIEncoder(colorDepth: .truecolor)
    let whole = encoder.encode(renderer.frame(of: stage, size: size)).count
    _ = stage.step(axis: .horizontal, forward: true)
    return (whole, encoder.encode(renderer.frame(of: stage, size: size)).count)
  }
}
