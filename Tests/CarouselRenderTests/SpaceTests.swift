import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender
@testable import CarouselStage

@Suite("Cards in space")
struct SpaceTests {
  private static let blue = ThemeColor.rgb(40, 50, 90)

  private func deck(
    _ type: LayoutType, pages: Int = 7, background: ThemeColor = SpaceTests.blue,
    _ change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> Deck {
    var deck = Deck.of(
      (0..<pages).map { .text("text of page \($0)", title: "Title \($0)", background: background) })
    var options = LayoutOptions()
    if type == .custom {
      options.keyframes = [-1, 0, 1].map { offset in
        var frame = LayoutKeyframe(offset: offset)
        frame.translate = SIMD3(offset * 0.7, offset * 0.2, -abs(offset))
        frame.rotate.z = offset / 2
        return frame
      }
    }
    change(&options)
    deck.layout = try Layout(type, options: options)
    return deck
  }

  @Test(
    "Each layout shows the current card whole, in front and in its own colour",
    arguments: LayoutType.allCases)
  func atRest(type: LayoutType) throws {
    let frame = Stage(try deck(type)).frame(80, 24)
    #expect(frame.plainLines.contains { $0.contains("text of page 0") })
    #expect(frame[40, 12].style.background == .rgb(40, 50, 90))
  }

  @Test(
    "Drawing twice gives the same frame, at any size, in any place", arguments: LayoutType.allCases)
  func safety(type: LayoutType) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<30 {
      let background =
        [ThemeColor.transparent, Self.blue].randomElement(using: &random) ?? .standard
      let axis = Axis.allCases.randomElement(using: &random) ?? .horizontal
      var deck = try deck(type, pages: .random(in: 1...9, using: &random), background: background)
      deck.options.axis = axis
      deck.options.reading = ReadingDirection.allCases.randomElement(using: &random) ?? .leftToRight
      deck.indicator = Indicator()
      deck.slides[0] = Slide(.deck(.of([.text("in"), .text("side")], indicator: Indicator())))
      var stage = Stage(deck)
      try stage.send(.press)
      try stage.send(.drag(by: .random(in: -3...3, using: &random)))
      let columns = Int.random(in: 0...50, using: &random)
      let rows = Int.random(in: 0...20, using: &random)
      for glyphs in GlyphSet.allCases {
        let frame = stage.frame(columns, rows, glyphs: glyphs)
        #expect(frame == stage.frame(columns, rows, glyphs: glyphs))
        let isASCII = frame.plainLines.joined().allSatisfy(\.isASCII)
        #expect(isASCII || glyphs == .unicode)
      }
    }
  }

  @Test("Cards of one colour are told apart by their light, and by edges where there is no colour")
  func apart() throws {
    let colored = Stage(try deck(.rotary)).frame(80, 24)
    let colors = [3, 12, 40, 68, 77].map { colored[$0, 13].style.background }
    func lit(_ light: Double) -> Color { Color.rgb(40, 50, 90).lit(by: light) }
    #expect(colors == [lit(0.34), lit(0.62), lit(1), lit(0.62), lit(0.34)])
    let plain = Stage(try deck(.rotary, background: .transparent)).frame(80, 24)
    // The current card, its neighbours, and what is seen of those behind them.
    #expect(plain.plainLines[12].filter { $0 == "│" }.count == 4)
    #expect(plain.plainLines.contains { $0.contains("╭") && $0.contains("╮") })
  }

  @Test(
    "What lies beneath shines through a card as far as it is transparent",
    arguments: [0.25, 0.5, 0.9])
  func opacity(opacity: Double) throws {
    var deck = try deck(.custom, background: .rgb(200, 100, 0)) { options in
      var frame = LayoutKeyframe(offset: 0)
      frame.opacity = opacity
      options.keyframes = [frame]
      options.visibleItems = 1
    }
    deck.slides[0].color = .rgb(255, 255, 255)
    var screen = Screen()
    screen.background = .rgb(0, 0, 100)
    let frame = Stage(deck).frame(80, 24, screen: screen)
    let expected = RGB(0, 0, 100).blended(with: RGB(200, 100, 0), amount: opacity)
    let style = frame[30, 12].style
    #expect(style.background == .rgb(expected))
    let text = try #require((0..<80).first { frame.text(of: frame[$0, 12]) == "t" })
    let shown = frame[text, 12].style.foreground
    #expect(shown == .rgb(RGB(255, 255, 255).blended(with: expected, amount: 1 - opacity)))
  }

  @Test("A card that hardly is there fades away on a colour that is not known, too")
  func unknown() throws {
    for (opacity, isShown) in [(0.2, false), (0.4, true), (1, true)] {
      let deck = try deck(.custom, background: .transparent) { options in
        var frame = LayoutKeyframe(offset: 0)
        frame.opacity = opacity
        options.keyframes = [frame]
        options.visibleItems = 1
      }
      let frame = Stage(deck).frame(80, 24)
      #expect(frame.plainLines.contains { $0.contains("text") } == isShown)
    }
  }

  @Test("The smaller a card, the less is on it: all, the title, nothing but its colour")
  func small() throws {
    for (scale, shown) in [(1.0, ["Title 0", "text"]), (0.3, ["Title"]), (0.05, [])] {
      let deck = try deck(.custom) { options in
        var frame = LayoutKeyframe(offset: 0)
        frame.scale = SIMD3(scale, scale, 1)
        options.keyframes = [frame]
        options.visibleItems = 1
      }
      let frame = Stage(deck).frame(80, 24)
      let text = frame.plainLines.joined(separator: "\n")
      for word in ["Title", "text"] {
        #expect(text.contains(word) == shown.contains { $0.contains(word) }, "\(scale) \(word)")
      }
      #expect(frame[40, 12].style.background == .rgb(40, 50, 90) || scale < 0.1)
    }
  }

  @Test("A small card without a title shows the begin of its text")
  func untitled() throws {
    var deck = try deck(.cylinder)
    for page in deck.slides.indices { deck.slides[page].title = "" }
    #expect(Stage(deck).frame(40, 8).plainLines.contains { $0.contains("text of") })
  }

  @Test("An outline holds its rows, and its inside lies in it, however the card is turned")
  func outlines() {
    var random = SeededGenerator(seed: 3)
    let viewport = CellRect(columns: 80, rows: 24)
    let slide = Slide.text("")
    var seen = 0
    for _ in 0..<2000 {
      let transform = Transform(
        translationX: .random(in: -60...60, using: &random),
        y: .random(in: -20...20, using: &random), z: .random(in: -60...30, using: &random)
      )
      .rotated(by: .random(in: -3...3, using: &random), about: .z)
      .rotated(by: .random(in: -1.4...1.4, using: &random), about: .y)
      .followed(by: Transform(perspective: -1 / 62.5))
      let placement = Placement(
        page: 0, slide: slide, distance: 0, columns: 40, rows: 12, transform: transform, opacity: 1,
        depth: 0)
      guard let outline = CardOutline(of: placement, in: viewport) else { continue }
      seen += 1
      let inside = outline.inside
      for row in outline.box.row - 2..<outline.box.rowRange.upperBound + 2 {
        let columns = outline.columns(inRow: row)
        let isPausedByOthers =
          columns.isEmpty
          || columns.clamped(to: outline.box.columnRange) == columns
            && outline.box.rowRange.contains(row)
        #expect(isPausedByOthers)
        guard inside.rowRange.contains(row), !inside.isEmpty else { continue }
        // To the nearest cell.
        #expect(columns.lowerBound <= inside.column + 1)
        #expect(columns.upperBound >= inside.columnRange.upperBound - 1)
      }
    }
    #expect(seen > 1000)
  }

  @Test("A nested carousel is laid out in the card as it is seen")
  func nested() throws {
    var deck = try deck(.scale)
    deck.slides[1] = Slide(.deck(.of([.text("within"), .text("x")], indicator: Indicator())))
    let side = Stage(deck).frame(100, 30)
    #expect(!side.plainLines.contains { $0.contains("within") && $0.contains("text of page 0") })
    var stage = Stage(deck)
    try stage.send(.go(to: 1, animated: false))
    let frame = stage.frame(100, 30)
    let row = try #require(frame.plainLines.first { $0.contains("within") })
    let column = row.prefix { $0 != "w" }.count
    #expect(46...48 ~= column)
  }
}
