import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@Suite("Gradients and the colours of themes")
struct GradientTests {
  private static let gradient = Background.gradient(from: .rgb(0, 0, 0), to: .rgb(0, 40, 200))

  private func frame(
    _ slides: [Slide], screen: Background = .standard, roles: ThemeRoles? = nil,
    depth: ColorDepth = .truecolor, size: FrameSize = FrameSize(columns: 40, rows: 11),
    change: (inout Deck) -> Void = { _ in }
  ) -> Frame {
    var around = Screen()
    around.background = screen
    around.roles = roles
    var deck = Deck.of(slides)
    change(&deck)
    return Renderer(screen: around, depth: depth)
      .frame(of: Stage(deck), size: size)
  }

  private func slide(_ text: String, _ background: Background, color: ThemeColor = .standard)
    -> Slide
  {
    var slide = Slide.text(text, title: "title", caption: "caption")
    slide.background = background
    slide.color = color
    return slide
  }

  /// The backgrounds of the rows, each of one colour.
  private func rows(_ frame: Frame) throws -> [Color] {
    try (0..<frame.size.rows).map { row in
      let colors = Set((0..<frame.size.columns).map { frame[$0, row].style.background })
      #expect(colors.count == 1, "row \(row)")
      return try #require(colors.first)
    }
  }

  @Test("Each row has one colour, from that of the upper edge to that of the lower one, in order")
  func perRow() throws {
    let words = String(repeating: "word ", count: 40)
    for frame in [
      frame([slide(words, Self.gradient)]),
      frame([slide(words, .transparent)], screen: Self.gradient),
    ] {
      let rows = try rows(frame)
      #expect(rows.first == .rgb(0, 0, 0) && rows.last == .rgb(0, 40, 200))
      #expect(rows[5] == .rgb(0, 20, 100))
      let blue = rows.compactMap { color -> UInt8? in
        if case .rgb(let rgb) = color { rgb.blue } else { nil }
      }
      #expect(blue.count == rows.count && blue == blue.sorted() && Set(blue).count == rows.count)
    }
  }

  @Test(
    "With few colours it is the one in the middle", arguments: [ColorDepth.palette256, .palette16])
  func flat(depth: ColorDepth) throws {
    let rows = try rows(frame([slide("a", Self.gradient)], depth: depth))
    #expect(Set(rows) == [.rgb(0, 20, 100)])
  }

  @Test("An end that only the terminal knows gives one colour")
  func unknownEnds() throws {
    for background in [
      Background.gradient(from: .ansi(3), to: .rgb(0, 0, 0)),
      .gradient(from: .standard, to: .rgb(0, 0, 0)),
    ] {
      #expect(Set(try rows(frame([slide("a", background)]))).count == 1)
    }
  }

  @Test("A transparent end lies on the screen")
  func transparent() throws {
    let background = Background.gradient(from: .transparent, to: .rgb(0, 0, 200))
    let rows = try rows(frame([slide("a", background)], screen: .rgb(100, 0, 0)))
    #expect(rows.first == .rgb(100, 0, 0) && rows.last == .rgb(0, 0, 200))
  }

  @Test("A nested carousel and cards are on it as well")
  func nested() throws {
    var inner = Slide(.deck(.of([Slide.text("inner")])))
    inner.background = Self.gradient
    let plain = try rows(frame([slide("a", Self.gradient)]))
    // The panel of the nested carousel is of one colour, with the slide around it.
    let around = frame([inner])
    #expect((0..<around.size.rows).map { around[0, $0].style.background } == plain)
    let rotary = try Layout(.rotary, options: LayoutOptions())
    let cards = frame([slide("a", Self.gradient)]) { $0.layout = rotary }
    #expect(Set(cards.cells.map(\.style.background)).count > 3)
  }

  @Test(
    "A part of a slide is on its own, and the message of a small terminal on that of the screen")
  func partsAndMessage() throws {
    var division = Division(.columns, [Division.Part(slide("a", Self.gradient))])
    division.gap = 0
    let plain = try rows(frame([slide("a", Self.gradient)]))
    #expect(try rows(frame([Slide(.division(division))])) == plain)
    var screen = Screen()
    screen.background = Self.gradient
    screen.minWidth = 100
    let message = Renderer(screen: screen).frame(
      of: Stage(.of([Slide.text("a")])), size: FrameSize(columns: 40, rows: 11))
    #expect(try rows(message) == plain)
  }

  @Test("What can be read at both edges can be read on each row, whatever the ends and the theme")
  func readable() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      func color() -> ThemeColor {
        let byte = { UInt8.random(in: 0...255, using: &generator) }
        return .rgb(byte(), byte(), byte())
      }
      let background = Background.gradient(from: color(), to: color())
      var roles = ThemeRoles.derived
      roles.text = color()
      let frame = frame([slide("many words on it", background)], roles: roles)
      for row in 0..<frame.size.rows {
        for column in 0..<frame.size.columns where !frame[column, row].isBlank {
          let style = frame[column, row].style
          guard case .rgb(let text) = style.foreground, case .rgb(let ground) = style.background
          else { continue }
          // The caption is dimmed.
          let wanted = row == frame.size.rows - 1 ? 1.5 : 4.4
          #expect(text.contrast(with: ground) >= wanted, "\(seed) \(row)")
        }
      }
    }
  }

  @Test("Text without a colour has that of the theme, or one near it that can be read")
  func themed() {
    var roles = ThemeRoles.derived
    roles.text = .rgb(0xEE, 0xF2, 0xF6)
    func text(_ background: Background, color: ThemeColor = .standard) -> Color {
      let frame = frame(
        [slide("x", background, color: color)], roles: roles, size: FrameSize(columns: 9, rows: 5))
      return frame[4, 2].style.foreground
    }
    #expect(text(.rgb(0, 0, 0)) == .rgb(0xEE, 0xF2, 0xF6))
    #expect(text(.rgb(0, 0, 0), color: .ansi(3)) == .indexed(3))
    guard case .rgb(let dark) = text(.rgb(255, 255, 255)) else {
      Issue.record("it has no known colour")
      return
    }
    #expect(dark.contrast(with: RGB(255, 255, 255)) >= 4.5)
  }
}
