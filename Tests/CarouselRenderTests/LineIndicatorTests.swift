import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import Testing

@testable import CarouselRender

@Suite("The indicator in a header or footer")
struct LineIndicatorTests {
  private static let sizes = [(40, 9), (80, 24), (240, 70)].map {
    FrameSize(columns: $0, rows: $1)
  }

  private func screen(_ place: ScreenLine.Place, isHeader: Bool, text: String = "") -> Screen {
    var line = ScreenLine()
    (line.start, line.middle, line.end) = (text, text, text)
    line.indicator = place
    var screen = Screen()
    screen.background = .rgb(16, 21, 28)
    if isHeader { screen.header = line } else { screen.footer = line }
    return screen
  }

  private func deck(
    _ style: Indicator.Style, at position: Indicator.Position = .right, pages: Int = 4
  ) -> Deck {
    var indicator = Indicator()
    indicator.style = style
    indicator.position = position
    return .of((1...pages).map { .text("page \($0)") }, indicator: indicator)
  }

  @Test(
    "Each style is in its place in the line, whatever its edge at the slides",
    arguments: Indicator.Style.allCases, ScreenLine.Place.allCases)
  func places(style: Indicator.Style, place: ScreenLine.Place) throws {
    for size in Self.sizes {
      for isHeader in [true, false] {
        for position in Indicator.Position.allCases {
          let stage = Stage(deck(style, at: position))
          let renderer = Renderer(screen: screen(place, isHeader: isHeader))
          let scene = try #require(renderer.scene(of: stage, size: size))
          let layout = try #require(IndicatorLayout(of: scene, renderer.options(for: scene)))
          let inside = CellRect(size).insideMargins
          let marks = layout.marks
          let rows = marks.map { $0.row + scene.viewport.row }
          #expect(
            rows.allSatisfy { !scene.viewport.rowRange.contains($0) && inside.rowRange ~= $0 })
          let first = scene.viewport.column + (marks.map(\.column).min() ?? 0)
          let last =
            scene.viewport.column + (marks.map { $0.column + displayWidth(of: $0.text) }.max() ?? 0)
          switch place {
          case .start: #expect(first == inside.column)
          case .middle: #expect(abs(first + last - size.columns) <= 1)
          case .end: #expect(last == inside.columnRange.upperBound)
          }
        }
      }
    }
  }

  @Test("It keeps away from the texts beside it", arguments: Indicator.Style.allCases)
  func beside(style: Indicator.Style) throws {
    for place in ScreenLine.Place.allCases {
      for size in Self.sizes {
        for text in ["a", "Harbour", "a header that is longer than its place"] {
          let stage = Stage(deck(style))
          let renderer = Renderer(screen: screen(place, isHeader: true, text: text))
          let lines = try #require(renderer.layout(of: stage, in: size)?.lines)
          let region = try #require(lines.indicator?.region)
          for part in lines.header?.texts ?? [] {
            let width = (part.text.width + 1) / 2
            let start = part.region.column + part.align.share(of: part.region.columns - width)
            #expect(
              start + width + 2 <= region.column || region.columnRange.upperBound + 2 <= start,
              "\(style) \(place) \(size) \(text)")
          }
        }
      }
    }
  }

  @Test("Where the carousel is read from the right, the start is at the right")
  func mirrored() throws {
    var deck = deck(.dots)
    deck.options.reading = .rightToLeft
    var screen = screen(.start, isHeader: true)
    screen.header?.end = "end"
    let size = FrameSize(columns: 80, rows: 24)
    let line = Renderer(screen: screen).frame(of: Stage(deck), size: size).plainLines[1]
    #expect(line.hasPrefix("    end") && line.hasSuffix("○ ○ ○ ●"))
  }

  @Test("Clicks find its pages", arguments: ScreenLine.Place.allCases)
  func hits(place: ScreenLine.Place) throws {
    let renderer = Renderer(screen: screen(place, isHeader: true, text: "text"))
    let scene = try #require(
      renderer.scene(of: Stage(deck(.dots)), size: FrameSize(columns: 80, rows: 24)))
    let frame = renderer.frame(for: scene, size: FrameSize(columns: 80, rows: 24))
    let dots = (0..<80).filter { frame[$0, 1].scalar == "○" || frame[$0, 1].scalar == "●" }
    #expect(dots.count == 4)
    for (page, column) in dots.enumerated() {
      #expect(renderer.indicatorPage(atColumn: column, row: 1, of: scene)?.page == page)
    }
    #expect(renderer.indicatorPage(atColumn: dots[0], row: 2, of: scene) == nil)
    #expect(renderer.paths(atColumn: dots[0], row: 1, of: scene) == [])
  }

  @Test("A change of page writes only what changes of the line")
  func change() throws {
    let size = FrameSize(columns: 80, rows: 24)
    for place in [ScreenLine.Place?.none, .end] {
      var screen = screen(place ?? .end, isHeader: true, text: "Harbour")
      screen.header?.indicator = place
      let renderer = Renderer(screen: screen)
      var deck = deck(.dots)
      deck.options.transition = Transition(duration: .zero)
      var stage = Stage(deck)
      let before = renderer.frame(of: stage, size: size)
      try stage.send(.next)
      let after = renderer.frame(of: stage, size: size)
      let changed = (0..<80).filter { before[$0, 1] != after[$0, 1] }
      #expect(before != after && changed.count == (place == nil ? 0 : 2))
      #expect(renderer.frame(of: stage, size: size) == after)
    }
  }

  @Test("Segments fill in the line, and nothing else changes")
  func segments() throws {
    let size = FrameSize(columns: 80, rows: 24)
    var deck = deck(.segments)
    deck.options.autoplay = Autoplay(hold: .seconds(4))
    let renderer = Renderer(screen: screen(.end, isHeader: false, text: "Harbour"))
    var stage = Stage(deck)
    let before = renderer.frame(of: stage, size: size)
    let wait = try #require(renderer.timeUntilIndicatorsChange(of: stage, size: size))
    #expect(wait >= .milliseconds(250))
    _ = stage.advance(by: wait)
    let after = renderer.frame(of: stage, size: size)
    let rows = Set(
      (0..<24).filter { row in (0..<80).contains { before[$0, row] != after[$0, row] } })
    #expect(rows == [22])
  }

  @Test("Without colours brackets say where the focus is")
  func brackets() {
    var outer = deck(.dots)
    outer.slides[0] = Slide(.deck(deck(.dots)))
    var stage = Stage(outer)
    stage.cycleFocus()
    let frame = Renderer(screen: screen(.end, isHeader: true, text: "text"), depth: .none)
      .frame(of: stage, size: FrameSize(columns: 80, rows: 24))
    #expect(frame.plainLines[1].hasSuffix("[● ○ ○ ○]"), "\(frame.plainLines[1])")
  }

  @Test("If both lines have a place for it, that of the header counts; one page needs none")
  func single() throws {
    var screen = screen(.end, isHeader: true)
    screen.footer = screen.header
    let size = FrameSize(columns: 80, rows: 24)
    let frame = Renderer(screen: screen).frame(of: Stage(deck(.dots)), size: size)
    #expect(frame.plainLines[1].contains("●") && !frame.plainLines[22].contains("●"))
    let one = Renderer(screen: screen).frame(of: Stage(deck(.dots, pages: 1)), size: size)
    #expect(!one.plainLines.joined().contains("●"))
  }
}
