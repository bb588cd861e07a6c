import CarouselDeck
import CarouselEngine
import Testing

@Suite("Slide")
struct SlideTests {
  /// Each property that few slides set, set and taken back.
  static let changes:
    [(set: @Sendable (inout Slide) -> Void, undo: @Sendable (inout Slide) -> Void)] =
      [
        ({ $0.id = "a" }, { $0.id = nil }),
        ({ $0.caption = "below" }, { $0.caption = "" }),
        ({ $0.alt = "a harbour" }, { $0.alt = "" }),
        ({ $0.fit = .cover }, { $0.fit = .contain }),
        ({ $0.align = .left }, { $0.align = .center }),
        ({ $0.valign = .top }, { $0.valign = .middle }),
        ({ $0.color = .ansi(3) }, { $0.color = .standard }),
        (
          { $0.background = .gradient(from: .transparent, to: .ansi(3)) },
          { $0.background = .transparent }
        ),
      ]

  @Test("What is set and taken back leaves the slide as it was", arguments: changes.indices)
  func undone(index: Int) {
    let plain = Slide(.text("words"))
    var slide = plain
    Self.changes[index].set(&slide)
    #expect(slide != plain)
    let copy = slide
    Self.changes[index].undo(&slide)
    #expect(slide == plain && slide.hashValue == plain.hashValue)
    #expect(copy != plain)
  }

  @Test("All properties are kept beside each other")
  func together() {
    var slide = Slide(.plain)
    for change in Self.changes { change.set(&slide) }
    #expect(slide.id == "a" && slide.caption == "below" && slide.alt == "a harbour")
    #expect(slide.fit == .cover && slide.align == .left && slide.valign == .top)
    #expect(slide.color == .ansi(3))
    #expect(slide.background == .gradient(from: .transparent, to: .ansi(3)))
  }

  @Test("Of two backgrounds the later one counts, whatever it is")
  func backgrounds() {
    let backgrounds: [Background] = [
      .transparent, .standard, .rgb(1, 2, 3), .gradient(from: .rgb(1, 2, 3), to: .rgb(4, 5, 6)),
      .gradient(from: .rgb(1, 2, 3), to: .rgb(1, 2, 3)),
    ]
    for first in backgrounds {
      for second in backgrounds {
        var slide = Slide(.plain)
        slide.background = first
        #expect(slide.background == first)
        slide.background = second
        var other = Slide(.plain)
        other.background = second
        #expect(slide == other && slide.background == second)
      }
    }
  }

  @Test("The colour that stands for a gradient is in the middle, as far as colours are known")
  func flat() {
    let gradient = Background.gradient(from: .rgb(0, 10, 255), to: .rgb(1, 20, 255))
    #expect(gradient.flat == .rgb(1, 15, 255))
    #expect(Background.gradient(from: .ansi(3), to: .rgb(0, 0, 0)).flat == .ansi(3))
    #expect(Background.rgb(1, 2, 3).flat == .rgb(1, 2, 3))
    #expect(gradient.ends == (.rgb(0, 10, 255), .rgb(1, 20, 255)))
    #expect(Background.ansi(3).ends == (.ansi(3), .ansi(3)))
  }

  @Test("A slide has room for a content, a heading and a reference to the rest")
  func size() {
    #expect(MemoryLayout<Slide>.stride <= 48)
  }

  @Test("Reduced motion reaches carousels in slides and in their parts, and keeps the rest")
  func reducedMotion() {
    let inner = Deck(name: "inner", slides: [Slide(.text("a")), Slide(.text("b"))])
    let division = Division(
      .columns, [Division.Part(Slide(.text("beside"))), Division.Part(Slide(.deck(inner)))])
    let deck = Deck(
      name: "outer", slides: [Slide(.text("a")), Slide(.deck(inner)), Slide(.division(division))])
    var expected = inner
    expected.options.transition.duration = .zero
    expected.indicator?.followsHold = false
    let result = deck.withReducedMotion
    #expect(result.options.transition.duration == .zero)
    #expect(result.slides[0] == deck.slides[0])
    #expect(result.slides[1].deck == expected)
    var parts = division.parts
    parts[1].slide.content = .deck(expected)
    #expect(result.slides[2].content == .division(Division(.columns, parts)))
    #expect(result.slides[2].deck == expected)
  }
}
