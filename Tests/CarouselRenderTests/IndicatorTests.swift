import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import Testing

@Suite("Indicator")
struct IndicatorTests {
  private func deck(
    pages: Int, at start: Int = 0, reading: ReadingDirection = .leftToRight,
    _ change: (inout Indicator) -> Void = { _ in }
  ) -> Stage {
    var indicator = Indicator()
    change(&indicator)
    var deck = Deck.of(Array(repeating: .text(""), count: pages), indicator: indicator)
    deck.options.start = start
    deck.options.reading = reading
    return Stage(deck)
  }

  @Test(
    "Dots are a window around the current page, never more than fit",
    arguments: [
      (5, 2, 21, "      ○ ○ ● ○ ○"), (50, 0, 9, "● ○ ○ ○ ·"), (50, 10, 9, "· ○ ● ○ ·"),
      (50, 49, 9, "· ○ ○ ○ ●"), (3, 1, 3, "○ ●"), (3, 2, 1, "●"), (6, 3, 9, "· ○ ● ○ ○"),
      (9, 4, 19, " ○ ○ ○ ○ ● ○ ○ ○ ○"), (10, 4, 19, " ○ ○ ○ ○ ● ○ ○ ○ ·"),
      (60, 30, 19, " · ○ ○ ○ ● ○ ○ ○ ·"),
    ])
  func dots(pages: Int, start: Int, columns: Int, expected: String) {
    let frame = deck(pages: pages, at: start).frame(columns, 3)
    #expect(frame.plainLines[2] == expected)
  }

  @Test("At most `maxDots` dots are shown")
  func limit() {
    #expect(deck(pages: 9) { $0.maxDots = 3 }.frame(9, 2).plainLines[1] == "  ● ○ ·")
  }

  @Test(
    "A bar fills, and numbers count from one",
    arguments: [
      (Indicator.Style.bar, 0, "   ▂▂▂▁▁▁▁▁▁▁▁▁"), (.bar, 1, "   ▂▂▂▂▂▂▁▁▁▁▁▁"),
      (.bar, 3, "   ▂▂▂▂▂▂▂▂▂▂▂▂"), (.fraction, 1, "      2 / 4"),
      (.segments, 2, "   ▄▄ ▄▄ ▄▄ ▁▁"),
    ])
  func styles(style: Indicator.Style, start: Int, expected: String) {
    let stage = deck(pages: 4, at: start) { $0.style = style }
    let frame = Renderer(depth: .none).frame(
      of: stage, size: FrameSize(columns: 18, rows: 4))
    #expect(frame.plainLines[3] == expected)
    // With colours what is not filled yet is as high.
    let line = stage.frame(18, 4).plainLines[3]
    #expect(line == expected.replacing("▁", with: style == .segments ? "▄" : "▂"))
  }

  @Test("It stands along each edge, at the start, in the middle or at the end")
  func places() {
    let top = deck(pages: 2) {
      $0.position = .top
      $0.align = .end
    }
    #expect(top.frame(12, 3).plainLines == ["         ● ○", "", ""])
    let right = deck(pages: 2) { $0.position = .right }
    #expect(right.frame(12, 4).plainLines == ["", "          ●", "          ○", ""])
    let left = deck(pages: 2) {
      $0.position = .left
      $0.align = .start
    }
    #expect(left.frame(12, 4).plainLines == [" ●", " ○", "", ""])
  }

  @Test("Without room for text beside it there is none", arguments: Indicator.Position.allCases)
  func tiny(position: Indicator.Position) {
    let stage = deck(pages: 2) { $0.position = position }
    #expect(stage.frame(5, 1).plainLines == [""])
  }

  @Test("In ASCII the shapes are ASCII, and a custom shape may be wide")
  func shapes() {
    #expect(deck(pages: 3).frame(5, 2, glyphs: .ascii).plainLines[1] == "* o o")
    let wide = deck(pages: 3) { $0.currentShape = "🌕" }
    #expect(wide.frame(8, 2).plainLines[1] == "🌕 ○  ○")
    let bar = deck(pages: 2) { $0.style = .bar }
    #expect(bar.frame(12, 2, glyphs: .ascii).plainLines[1] == "######......")
  }

  @Test("It keeps the background of the slide and stands out from it")
  func colors() {
    var deck = Deck.of(
      [.text("", background: .rgb(250, 250, 250)), .text("", background: .rgb(0, 0, 90))],
      indicator: Indicator())
    let light = Stage(deck).frame(3, 2)
    #expect(light[0, 1].style.background == .rgb(250, 250, 250))
    #expect(light[0, 1].style.foreground == .rgb(0, 0, 0))
    deck.options.start = 1
    let dark = Stage(deck).frame(3, 2)
    #expect(dark[2, 1].style.background == .rgb(0, 0, 90))
    #expect(dark[2, 1].style.foreground == .rgb(255, 255, 255))
  }

  @Test("Configured colours are taken as they are")
  func configuredColors() {
    let stage = deck(pages: 2) {
      $0.color = .ansi(3)
      $0.currentColor = .rgb(1, 2, 3)
    }
    let frame = stage.frame(3, 2)
    #expect(frame[0, 1].style.foreground == .rgb(1, 2, 3))
    #expect(frame[2, 1].style.foreground == .indexed(3))
  }

  @Test("A dot on a background of its own colour is still to be seen")
  func lost() {
    var indicator = Indicator()
    indicator.currentColor = .rgb(230, 90, 50)
    let slides = [Slide.text("", background: .rgb(228, 87, 46)), Slide.text("")]
    let frame = Stage(.of(slides, indicator: indicator)).frame(3, 2)
    #expect(frame[0, 1].style.foreground == .rgb(0, 0, 0))
  }

  @Test("A nested carousel has its dots in its region, and those without the focus are dimmed")
  func nested() {
    let child = Deck.of([.text("a"), .text("b")], indicator: Indicator())
    let deck = Deck.of([Slide(.deck(child)), .text("c")], indicator: Indicator())
    var stage = Stage(deck)
    let inner = stage.frame(3, 4)
    #expect(inner.plainLines[2] == "● ○" && inner.plainLines[3] == "● ○")
    #expect(inner[0, 2].style.attributes == .bold && inner[0, 3].style.attributes == .dim)
    stage.cycleFocus()
    let outer = stage.frame(3, 4)
    #expect(outer[0, 2].style.attributes == .dim && outer[0, 3].style.attributes == .bold)
  }

  @Test("Without colours the indicator with the focus is in brackets, where there is room")
  func brackets() {
    let child = Deck.of([.text("a"), .text("b")], indicator: Indicator())
    let deck = Deck.of([Slide(.deck(child)), .text("c")], indicator: Indicator())
    var stage = Stage(deck)
    func lines(_ columns: Int) -> [String] {
      let size = FrameSize(columns: columns, rows: 4)
      return Array(
        Renderer(depth: .none).frame(of: stage, size: size).plainLines.suffix(2))
    }
    #expect(lines(5) == ["[● ○]", " ● ○"])
    #expect(lines(4) == ["● ○", "● ○"])
    stage.cycleFocus()
    #expect(lines(5) == [" ● ○", "[● ○]"])
    let alone = Stage(Deck.of([.text("a"), .text("b")], indicator: Indicator()))
    let frame = Renderer(depth: .none).frame(
      of: alone, size: FrameSize(columns: 5, rows: 2))
    #expect(frame.plainLines.last == " ● ○")
  }

  @Test(
    "Where reading begins at the right, indicators are mirrored, and clicks find the same pages",
    arguments: Indicator.Style.allCases, Indicator.Align.allCases)
  func mirrored(style: Indicator.Style, align: Indicator.Align) {
    for columns in [1, 2, 3, 5, 8, 24, 41] {
      for page in 0..<7 {
        let change: (inout Indicator) -> Void = {
          $0.style = style
          $0.align = align
        }
        let usual = deck(pages: 7, at: page, change)
        let mirrored = deck(pages: 7, at: page, reading: .rightToLeft, change)
        var expected = shownColumns(usual, columns)
        var found = shownColumns(mirrored, columns)
        if style == .fraction {
          // Numbers are read from left to right all the same.
          expected = expected.map { $0 == " " ? $0 : "0" }
          found = found.map { $0 == " " ? $0 : "0" }
        }
        if align == .center {
          // In the middle they cover the same columns.
          let covered = expected.prefix { $0 == " " }.count
          #expect(found.prefix { $0 == " " }.count == covered)
          expected = expected.filter { $0 != " " }
          found = found.filter { $0 != " " }
        }
        #expect(found.reversed() == expected)
      }
    }
  }

  private func shownColumns(_ stage: Stage, _ columns: Int) -> [String] {
    let frame = stage.frame(columns, 2)
    return (0..<columns).map { frame.text(of: frame[$0, 1]) }
  }

  @Test(
    "Each mark leads to its page, whichever way it is read", arguments: ReadingDirection.allCases)
  func everyMark(reading: ReadingDirection) {
    for style in [Indicator.Style.dots, .bar, .segments] {
      let stage = deck(pages: 4, reading: reading) { $0.style = style }
      let scene = stage.scene(columns: 12, rows: 2)
      let pages = (0..<12).compactMap {
        Renderer().indicatorPage(atColumn: $0, row: 1, of: scene)?.page
      }
      let expected =
        switch style {
        case .bar: [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]
        case .segments, .dots, .fraction: [0, 0, 1, 1, 2, 2, 3, 3]
        }
      #expect(pages == (reading == .leftToRight ? expected : expected.reversed()))
    }
  }

  @Test("Numbers that have no room are left out rather than cut", arguments: [1, 9, 10, 1000])
  func narrowFraction(pages: Int) {
    let whole = 2 * String(pages).count + 3
    for page in [0, pages - 1] {
      let stage = deck(pages: pages, at: page) {
        $0.style = .fraction
        $0.isHiddenForSinglePage = false
      }
      for columns in 1...whole + 2 {
        let line = stage.frame(columns, 2).plainLines[1].drop { $0 == " " }
        #expect(line == (columns < whole ? "" : "\(page + 1) / \(pages)"))
      }
    }
  }

  @Test("A click on a dot finds its page, in the innermost carousel there")
  func hits() {
    let child = Deck.of([.text("a"), .text("b")], indicator: Indicator())
    let deck = Deck.of([Slide(.deck(child)), .text("c")], indicator: Indicator())
    let scene = Stage(deck).scene(columns: 3, rows: 4)
    let renderer = Renderer()
    let inner = renderer.indicatorPage(atColumn: 2, row: 2, of: scene)
    #expect(inner?.path == [0] && inner?.page == 1)
    let outer = renderer.indicatorPage(atColumn: 2, row: 3, of: scene)
    #expect(outer?.path == [] && outer?.page == 1)
    #expect(renderer.indicatorPage(atColumn: 1, row: 1, of: scene) == nil)
  }
}
