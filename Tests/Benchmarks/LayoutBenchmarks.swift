import CarouselDeck
import CarouselEngine

/// What it costs to find out which pages can be seen and where, for each layout.
enum LayoutBenchmarks {
  private static let counts = [3, 30, 1_000_000]

  static func run() {
    let pages = counts.map(String.init).joined(separator: ", ")
    print("what can be seen at 120x40 halfway between two of \(pages) pages")
    for type in LayoutType.allCases {
      Measure.report(type.rawValue, counts.map { visible(layout(type), pages: $0) / 1000 }, "µs")
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

  private static func visible(_ layout: Layout, pages: Int) -> Double {
    let carousel = Carousel(.count(pages))
    let viewport = CellGeometry.points(columns: 120, rows: 40)
    // Made anew each time, as each frame does.
    return Measure.nanoseconds(calls: 200) { _ in
      let visible = carousel.arrangement(layout, viewport: viewport).visible(at: 0.5)
      precondition(!visible.isEmpty, "there must be something to see")
    }
  }
}
