import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Divided slides")
struct DivisionTests {
  private static let extents: [Division.Extent] = [
    .share(1), .share(2), .share(9), .cells(10), .cells(40), .cells(1000),
  ]

  private static func divisions(_ arrangement: Division.Arrangement) -> [Division] {
    var result: [Division] = []
    for first in extents {
      result.append(Division(arrangement, [Division.Part(Slide(.text("one")), extent: first)]))
      for second in extents {
        for gap in [0, 1, 2, 7] {
          var division = Division(
            arrangement,
            [first, second, .share(1)].map { Division.Part(Slide(.text("x")), extent: $0) })
          division.gap = gap
          division.hasRule = true
          result.append(division)
        }
      }
    }
    return result
  }

  @Test(
    "Parts are inside of the slide and apart from each other, and fill it where one has a share",
    arguments: Division.Arrangement.allCases)
  func regions(arrangement: Division.Arrangement) {
    for division in Self.divisions(arrangement) {
      for columns in [0, 1, 7, 19, 20, 41, 42, 80, 240] {
        for rows in [0, 1, 2, 5, 24, 70] {
          let region = CellRect(column: 3, row: 2, columns: columns, rows: rows)
          let layout = DivisionLayout(division, in: region)
          #expect(layout.regions.count == division.parts.count)
          var taken = 0
          for (index, part) in layout.regions.enumerated() where !part.isEmpty {
            #expect(part.intersection(region) == part, "\(division) \(region)")
            for other in layout.regions[(index + 1)...] {
              #expect(part.intersection(other).isEmpty)
            }
            for rule in layout.rules { #expect(part.intersection(rule).isEmpty) }
            taken += part.size.area
          }
          #expect(taken <= region.size.area)
          if division.parts.count == 1, division.parts[0].extent != .cells(10) {
            #expect(layout.regions[0].columns == columns || division.parts[0].isFixed)
          }
        }
      }
    }
  }

  @Test("Columns that are too narrow to be read are below each other")
  func narrow() {
    let division = Division(.columns, [Division.Part(Slide(.plain)), Division.Part(Slide(.plain))])
    #expect(DivisionLayout(division, in: CellRect(columns: 42, rows: 9)).arrangement == .columns)
    let layout = DivisionLayout(division, in: CellRect(columns: 41, rows: 9))
    #expect(layout.arrangement == .rows)
    #expect(
      layout.regions == [CellRect(columns: 41, rows: 4), CellRect(row: 5, columns: 41, rows: 4)])
  }

  /// Slides of all kinds.
  private static var slides: [Slide] {
    var slides = ["text", "one\ntwo   three\nfour", String(repeating: "prose and ", count: 40)]
      .flatMap { text in
        [
          Slide.text(text, title: "A title", caption: "a caption"),
          Slide.text(text, align: .right, valign: .bottom, background: .rgb(10, 20, 30)),
        ]
      }
    slides.append(Slide(.plain))
    var deck = Deck.of([Slide(.text("one")), Slide(.text("two"))], indicator: Indicator())
    deck.name = "child"
    slides.append(Slide(.deck(deck)))
    return slides
  }

  private static func alone(_ slide: Slide, _ arrangement: Division.Arrangement) -> Slide {
    Slide(.division(Division(arrangement, [Division.Part(slide)])))
  }

  @Test(
    "A divided slide with one part looks like that part",
    arguments: Division.Arrangement.allCases, [nil, Indicator()])
  func single(arrangement: Division.Arrangement, indicator: Indicator?) {
    for slide in Self.slides {
      let other = Slide(.plain)
      let whole = Stage(Deck.of([slide, other], indicator: indicator))
      let divided = Stage(Deck.of([Self.alone(slide, arrangement), other], indicator: indicator))
      for (columns, rows) in [(1, 1), (9, 3), (40, 12), (80, 24), (100, 30), (240, 70)] {
        let size = FrameSize(columns: columns, rows: rows)
        let renderer = Renderer()
        #expect(
          renderer.frame(of: whole, size: size) == renderer.frame(of: divided, size: size),
          "\(slide) at \(size)")
      }
    }
  }

  @Test("A carousel in a part does what it does as the only content, whatever is sent")
  func child() throws {
    for seed in LawCases.seeds(oneOf: 4) {
      var random = SeededGenerator(seed: seed)
      var child = Deck.of((0..<Int.random(in: 1...4, using: &random)).map { Slide(.text("\($0)")) })
      child.options.autoplay = Autoplay(hold: .milliseconds(300))
      child.options.boundary = Bool.random(using: &random) ? .bounded : .looping
      let alone = Slide(.deck(child))
      let text = Division.Part(Slide(.text("beside")))
      let division = Division(.columns, [text, Division.Part(alone)])
      let divided = Slide(.division(division))
      func stage(_ slide: Slide) -> Stage {
        var deck = Deck.of([slide, Slide(.plain), Slide(.plain)])
        deck.options.autoplay = Autoplay(hold: .milliseconds(900))
        return Stage(deck)
      }
      var (one, two) = (stage(alone), stage(divided))
      for _ in 0..<8 {
        let step = Duration.milliseconds(Int.random(in: 0...700, using: &random))
        #expect(one.advance(by: step) == two.advance(by: step))
        if Bool.random(using: &random) {
          let intent = Bool.random(using: &random) ? Intent.next : .previous
          #expect(try one.send(intent) == two.send(intent))
        }
        #expect(one.focusPath == two.focusPath)
      }
    }
  }

  @Test("Parts are read in their order, each with its title and its caption")
  func reading() {
    let division = Division(
      .columns,
      [
        Division.Part(Slide.text("Tomato", title: "Soup")),
        Division.Part(Slide.text("Rye", caption: "fresh")),
      ])
    var slide = Slide(.division(division))
    slide.title = "Today"
    let show = Show(deck: Deck(name: "menu", slides: [slide]))
    #expect(linearText(of: show) == "Today\nSoup\nTomato\n\nRye\nfresh\n1/1\n")
  }
}

extension Division.Part {
  fileprivate var isFixed: Bool {
    if case .cells = extent { true } else { false }
  }
}
