import CarouselDeck
import CarouselEngine
import CarouselStage

/// What it costs to find out which pages can be seen and where, for each layout.
enum LayoutBenchmarks {
  private static let counts = [3, 30, 1_000_000]

  static func run() {
    let pages = counts.map(String.init).joined(separator: ", ")
    print("what can be seen at 120x40 halfway between two of \(pages) pages")
    for type in LayoutType.allCases {
      Measure.report(type.rawValue, counts.map { visible(layout(type), pages: $0) / 1000 }, "µs")
    }
    print("the whole scene of a stage at 120x40 halfway between two of \(pages) slides")
    let decks = counts.map { count in
      Deck(name: "deck", slides: Array(repeating: Slide(.text("slide")), count: count))
    }
    for type in LayoutType.allCases {
      Measure.report(type.rawValue, decks.map { scene(layout(type), of: $0) / 1000 }, "µs")
    }
  }

  private static func layout(_ type: LayoutType) -> Layout {
    guard type == .custom else { return Layout(type) }
    var options = LayoutOptions()
    options.keyframes = (-2...2).map { offset in
      var keyframe = LayoutKeyframe(offset: Double(offset))
      keyframe.translate.x = Double(offset)
      keyframe.opacity = 1 - 0.3 * Double(abs(offset))
      return keyframe
    }
    guard let layout = try? Layout(type, options: options) else {
      preconditionFailure("the keyframes must be in order")
    }
    return layout
  }

  private static func scene(_ layout: Layout, of deck: Deck) -> Double {
    var deck = deck
    deck.layout = layout
    deck.options.transition = Transition(duration: .seconds(2), easing: .linear)
    var stage = Stage(deck)
    _ = try? stage.send(.next)
    _ = stage.advance(by: .seconds(1))
    return Measure.nanoseconds(calls: 200) { _ in
      let scene = stage.scene(columns: 120, rows: 40)
      precondition(!scene.placements.isEmpty, "there must be something to see")
    }
  }

  private static func visible(_ layout: Layout, pages: Int) -> Double {
    let carousel = Carousel(.count(pages))
    let viewport = CellGeometry.standard.points(columns: 120, rows: 40)
    // Made again each time, as each frame does.
    return Measure.nanoseconds(calls: 200) { _ in
      let visible = carousel.arrangement(layout, viewport: viewport).visible(at: 0.5)
      precondition(!visible.isEmpty, "there must be something to see")
    }
  }
}
