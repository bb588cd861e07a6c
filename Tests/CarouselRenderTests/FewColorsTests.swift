import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("What can be told apart with few colours")
struct FewColorsTests {
  private static let size = FrameSize(columns: 80, rows: 24)

  private func screen(_ roles: ThemeRoles) -> Screen {
    var screen = Screen()
    screen.background = .color(roles.background)
    screen.roles = roles
    return screen
  }

  private func frame(_ deck: Deck, _ screen: Screen, _ depth: ColorDepth, at size: FrameSize = size)
    -> Frame
  {
    Renderer(screen: screen, depth: depth).frame(of: Stage(deck), size: size)
  }

  private func hasLines(_ frame: Frame) -> Bool {
    frame.plainLines.contains { $0.contains { "╭╮╰╯─│".contains($0) } }
  }

  @Test("A panel has a line around it exactly where its colour is that of what is beneath")
  func panels() {
    var part = Slide.text("beside", background: .rgb(30, 39, 51))
    part.title = "Part"
    let division = Division(.columns, [Division.Part(.text("one")), Division.Part(part)])
    for theme in LookThemes.all {
      let deck = Deck.of([Slide(.division(division))])
      var screen = screen(LookThemes.roles(theme.roles))
      screen.background = .rgb(16, 21, 28)
      #expect(!hasLines(frame(deck, screen, .truecolor)))
      #expect(!hasLines(frame(deck, screen, .palette256)))
      #expect(hasLines(frame(deck, screen, .palette16)))
    }
  }

  @Test("Turned cards have no lines where their colours can be told from the ground")
  func cards() throws {
    let layout = try Layout(.coverFlow, options: LayoutOptions())
    let colors: [ThemeColor] = [.rgb(160, 30, 30), .rgb(122, 58, 134), .rgb(11, 97, 112)]
    var deck = Deck.of(colors.map { .text("", title: "Card", background: $0) })
    deck.layout = layout
    var screen = Screen()
    screen.background = .rgb(16, 21, 28)
    #expect(!hasLines(frame(deck, screen, .palette16)))
    var dark = Deck.of(
      (0..<3).map { .text("", title: "Card", background: .rgb(20, 25, 30 + $0)) })
    dark.layout = layout
    #expect(hasLines(frame(dark, screen, .palette16)))
  }

  @Test("Captions are in the muted colour of a theme, and in one of the slide's own")
  func muted() {
    for theme in LookThemes.all {
      let roles = LookThemes.roles(theme.roles)
      var slide = Slide.text("text")
      slide.caption = "caption"
      let frame = frame(Deck.of([slide]), screen(roles), .truecolor)
      let row = frame.plainLines.firstIndex { $0.contains("caption") } ?? 0
      let column = frame.plainLines[row].prefix { $0 == " " }.count
      let own = roles.muted.foreground(on: .default)
      #expect(frame[column, row].style.foreground == own)
    }
  }
}

@Suite("The ground behind cards")
struct CardGroundTests {
  @Test(
    "Wall and floor stay as they are while cards move",
    arguments: [LayoutType.coverFlow, .coverFlow2])
  func isStill(type: LayoutType) throws {
    let layout = try Layout(type, options: LayoutOptions())
    var deck = Deck.of(
      (0..<7).map { .text("", title: "\($0)", background: .rgb(90, 30, 30)) })
    deck.layout = layout
    var screen = Screen()
    screen.background = .rgb(16, 21, 28)
    for (columns, rows) in [(80, 24), (100, 30), (240, 70)] {
      var stage = Stage(deck)
      let size = FrameSize(columns: columns, rows: rows)
      let renderer = Renderer(screen: screen)
      func ground() -> [Color] {
        let frame = renderer.frame(of: stage, size: size)
        // Nothing reaches the uppermost row and the rows below the reflections.
        return [0, 1, rows - 2, rows - 1].map { frame[0, $0].style.background }
      }
      let resting = ground()
      #expect(Set(resting).count > 1)
      _ = stage.step(axis: .horizontal, forward: true)
      for _ in 1...12 {
        _ = stage.advance(by: .milliseconds(50))
        #expect(ground() == resting)
      }
    }
  }

  @Test("A gradient of the author's is all that is behind cards")
  func gradient() throws {
    let layout = try Layout(.coverFlow, options: LayoutOptions())
    var deck = Deck.of([.text("", title: "One", background: .rgb(90, 30, 30))])
    deck.layout = layout
    var screen = Screen()
    screen.background = .gradient(from: .rgb(0, 0, 0), to: .rgb(0, 0, 230))
    let frame = Renderer(screen: screen).frame(
      of: Stage(deck), size: FrameSize(columns: 80, rows: 24))
    let blue = (0..<24).compactMap { frame[0, $0].style.background.rgb?.blue }
    #expect(blue == (0..<24).map { UInt8(10 * $0) })
  }
}
