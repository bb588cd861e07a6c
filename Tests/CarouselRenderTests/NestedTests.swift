import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import Testing

@testable import CarouselRender

@Suite("Nested carousels on a slide")
struct NestedTests {
  private static let ground = RGB(16, 21, 28)

  private static let screen: Screen = {
    var screen = Screen()
    screen.background = .rgb(16, 21, 28)
    return screen
  }()

  private func floors(_ slide: (String) -> Slide = { .text("x", title: $0) }) -> Deck {
    var floors = Deck.of(
      ["3rd floor", "2nd floor", "1st floor"].map(slide), axis: .vertical, indicator: Indicator())
    floors.indicator?.position = .right
    floors.options.boundary = .bounded
    return floors
  }

  private func stage(_ inner: Deck, title: String = "Floors") -> Stage {
    var slide = Slide(.deck(inner))
    slide.title = title
    return Stage(.of([slide, .text("other")], indicator: Indicator()))
  }

  private func frame(_ stage: Stage, _ columns: Int, _ rows: Int, _ screen: Screen = screen)
    -> Frame
  {
    Renderer(screen: screen).frame(of: stage, size: FrameSize(columns: columns, rows: rows))
  }

  @Test("The carousel stands on a panel inside of the margins, with a bar while it has the focus")
  func panel() {
    for (columns, rows) in [(80, 24), (100, 30), (240, 70)] {
      var stage = stage(floors())
      let frame = frame(stage, columns, rows)
      let surface = RoleColors(nil, on: .rgb(Self.ground)).surface
      let margins = Margins(of: FrameSize(columns: columns, rows: rows))
      let row = rows * 2 / 3
      let cells = (0..<columns).filter { frame[$0, row].style.background == surface }
      #expect(cells == Array(margins.columns..<columns - margins.columns))
      #expect(frame.text(of: frame[margins.columns, row]) == "▌")
      stage.cycleFocus()
      let outer = self.frame(stage, columns, rows)
      #expect(outer.text(of: outer[margins.columns, row]) == " ")
    }
  }

  @Test("Where colours are not known there is none, nor behind slides that have their own")
  func without() {
    let size = FrameSize(columns: 80, rows: 24)
    let unknown = Renderer().scene(of: stage(floors()), size: size)
    let known = Renderer(screen: Self.screen).scene(of: stage(floors()), size: size)
    let plain = Renderer(screen: Self.screen, depth: .none).scene(
      of: stage(floors()), size: size)
    let own = stage(floors { .text("x", title: $0, background: .rgb(9, 99, 9)) })
    let colored = Renderer(screen: Self.screen).scene(of: own, size: size)
    let columns = [unknown, known, plain, colored].map { $0?.placements[0].child?.viewport.columns }
    #expect(columns == [72, 70, 72, 72])
  }

  @Test("The titles that lead to the page are below the title, and the foot names the next one")
  func words() throws {
    var stage = stage(floors())
    for (page, next) in [(0, "2nd floor"), (1, "1st floor"), (2, "")] {
      let lines = frame(stage, 100, 30).plainLines
      let floor = ["3rd floor", "2nd floor", "1st floor"][page]
      #expect(lines.contains { $0.contains("Floors › \(floor)") })
      let foot = lines.first { $0.contains("next  ") }
      #expect(foot?.contains(next) ?? next.isEmpty)
      _ = stage.step(axis: .vertical, forward: true)
      _ = stage.advance(by: .seconds(2))
    }
    let small = frame(stage, 80, 13).plainLines
    #expect(!small.contains { $0.contains("›") || $0.contains("next  ") })
  }

  @Test("On a wall nothing around a nested carousel is in the terminal's own letters")
  func wall() {
    let lines = frame(stage(floors()), 240, 70).plainLines
    #expect(!lines.contains { $0.contains { $0.isLetter || $0 == "›" } })
    let missing = frame(stage(floors { .text("x", title: "階 \($0)") }), 240, 70).plainLines
    #expect(missing.contains { $0.contains("階 2nd floor") })
  }

  @Test("Of three only the innermost has a panel")
  func three() throws {
    var middle = Slide(.deck(floors()))
    middle.title = "House"
    let stage = stage(.of([middle, .text("x", title: "Garden")]))
    let scene = try #require(
      Renderer(screen: Self.screen).scene(of: stage, size: FrameSize(columns: 100, rows: 40)))
    let outer = try #require(scene.placements[0].child)
    let inner = try #require(outer.placements[0].child)
    #expect(outer.viewport.columns == 90)
    // Its margins, and the edges of its panel.
    let margins = 2 * Margins(of: outer.viewport.size).columns
    #expect(inner.viewport.columns == 90 - margins - 2)
    let lines = frame(stage, 100, 40).plainLines
    #expect(lines.contains { $0.contains("Floors › House › 3rd floor") })
  }

  @Test("What is clicked is what is drawn there, at every cell of every indicator")
  func hits() throws {
    for (columns, rows) in [(80, 24), (100, 30), (40, 12), (240, 70)] {
      let renderer = Renderer(screen: Self.screen)
      let size = FrameSize(columns: columns, rows: rows)
      let stage = stage(floors())
      let scene = try #require(renderer.scene(of: stage, size: size))
      let frame = renderer.frame(of: stage, size: size)
      var dots: Set<Int> = []
      for row in 0..<rows {
        for column in 0..<columns where ["●", "○"].contains(frame.text(of: frame[column, row])) {
          let hit = renderer.indicatorPage(atColumn: column, row: row, of: scene)
          #expect(hit != nil, "\(size) \(column) \(row)")
          if let hit, hit.path == [0] { dots.insert(hit.page) }
        }
      }
      if rows < 50 { #expect(dots == [0, 1, 2], "\(size)") }
    }
  }

  @Test("Arrows stand where a way is open, and lead there")
  func arrows() throws {
    var stage = stage(floors())
    let size = FrameSize(columns: 80, rows: 24)
    for (page, expected) in [(0, "▼"), (1, "▲▼"), (2, "▲")] {
      let frame = frame(stage, 80, 24)
      let scene = try #require(Renderer(screen: Self.screen).scene(of: stage, size: size))
      var found = ""
      for row in 0..<24 {
        for column in 0..<80 {
          let text = frame.text(of: frame[column, row])
          guard text == "▲" || text == "▼" else { continue }
          found += text
          let hit = Renderer(screen: Self.screen).indicatorPage(
            atColumn: column, row: row, of: scene)
          #expect(hit?.page == page + (text == "▲" ? -1 : 1) && hit?.path == [0])
        }
      }
      #expect(found == expected)
      _ = stage.step(axis: .vertical, forward: true)
      _ = stage.advance(by: .seconds(2))
    }
  }

  @Test("Marks of both carousels have a contrast of 3, and only the focused one has the accent")
  func contrast() throws {
    var screen = Self.screen
    screen.roles = ThemeRoles(
      background: .rgb(16, 21, 28), surface: .rgb(30, 39, 51), text: .rgb(238, 242, 246),
      muted: .rgb(164, 177, 191), edge: .rgb(118, 133, 154), accent: .rgb(111, 195, 255),
      good: .rgb(126, 212, 145), warning: .rgb(255, 200, 87), bad: .rgb(255, 138, 122))
    let frame = frame(stage(floors()), 80, 24, screen)
    var accents = 0
    for row in 0..<24 {
      for column in 0..<80 where ["●", "○"].contains(frame.text(of: frame[column, row])) {
        let style = frame[column, row].style
        guard case .rgb(let ink) = style.foreground, case .rgb(let ground) = style.background
        else {
          Issue.record("no colours")
          continue
        }
        #expect(ink.contrast(with: ground) >= 3)
        if ink == RGB(111, 195, 255) { accents += 1 }
      }
    }
    #expect(accents == 1)
  }
}
