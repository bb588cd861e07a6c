import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import Testing

@testable import CarouselRender

@Suite("Header and footer")
struct ScreenLineTests {
  private static let sizes = [
    (20, 8), (40, 9), (60, 12), (80, 24), (100, 30), (160, 50), (240, 70),
  ].map { FrameSize(columns: $0, rows: $1) }

  private static func line(_ change: (inout ScreenLine) -> Void) -> ScreenLine {
    var line = ScreenLine()
    change(&line)
    return line
  }

  /// A screen with lines, seen from one distance whatever its rows.
  private static func screen(
    _ viewing: Viewing? = .desk, header: ScreenLine? = nil, footer: ScreenLine? = nil
  ) -> Screen {
    var screen = Screen()
    screen.background = .rgb(16, 21, 28)
    screen.viewing = viewing
    (screen.header, screen.footer) = (header, footer)
    return screen
  }

  private static let texts = line {
    ($0.start, $0.middle, $0.end) = ("Harbour", "Hall 2", "Festival")
  }

  /// Decks of all kinds.
  private static var decks: [Deck] {
    let slides: [Slide] = [
      .text("one\ntwo", title: "A title", caption: "a caption", background: .rgb(60, 20, 20)),
      .text(String(repeating: "prose and ", count: 60), align: .left), .text("three"),
    ]
    var cards = Deck.of(slides, indicator: Indicator())
    cards.layout = Layout(.coverFlow)
    var nested = slides
    nested[0] = Slide(.deck(.of(slides, axis: .vertical, indicator: Indicator())))
    return [
      .of(slides, indicator: Indicator()), .of(slides), cards,
      .of(nested, indicator: Indicator()),
    ]
  }

  /// The cells of a region.
  private func cells(_ frame: Frame, in region: CellRect) -> [Cell] {
    region.rowRange.flatMap { row in region.columnRange.map { frame[$0, row] } }
  }

  @Test("Between them is the slide as on a screen of that size", arguments: sizes)
  func slides(size: FrameSize) throws {
    for viewing in Viewing.allCases {
      for deck in Self.decks {
        for stage in [Stage(deck), try deck.moving(for: 400)] {
          for (header, footer) in [(Self.texts, nil), (nil, Self.texts), (Self.texts, Self.texts)]
            as [(ScreenLine?, ScreenLine?)]
          {
            let renderer = Renderer(screen: Self.screen(viewing, header: header, footer: footer))
            let region = try #require(renderer.region(of: stage, in: size))
            let plain = Renderer(screen: Self.screen(viewing))
            #expect(region.columns == size.columns && region.rows < size.rows)
            #expect(
              cells(renderer.frame(of: stage, size: size), in: region)
                == plain.frame(of: stage, size: region.size).cells,
              "\(viewing) \(deck.layout.type)")
          }
        }
      }
    }
  }

  @Test("Slides are as if they had no indicator where a line has it", arguments: sizes)
  func without(size: FrameSize) throws {
    let header = Self.line { ($0.start, $0.indicator) = ("Harbour", .end) }
    for deck in Self.decks where deck.indicator != nil {
      let renderer = Renderer(screen: Self.screen(header: header))
      var plain = deck
      plain.indicator = nil
      for (stage, other) in [
        (Stage(deck), Stage(plain)), (try deck.moving(for: 300), try plain.moving(for: 300)),
      ] {
        let region = try #require(renderer.region(of: stage, in: size))
        #expect(
          cells(renderer.frame(of: stage, size: size), in: region)
            == Renderer(screen: Self.screen()).frame(of: other, size: region.size).cells)
      }
    }
  }

  @Test("Letters are inside of the margins, and the middle is in the middle", arguments: sizes)
  func places(size: FrameSize) throws {
    for viewing in Viewing.allCases {
      let screen = Self.screen(viewing, header: Self.texts, footer: Self.texts)
      let stage = Stage(.of([Slide(.plain)]))
      let frame = Renderer(screen: screen).frame(of: stage, size: size)
      let inside = CellRect(size).insideMargins
      let inked = CellRect(size).rowRange.flatMap { row in
        CellRect(size).columnRange.filter { !frame[$0, row].isBlank }.map { ($0, row) }
      }
      #expect(inked.allSatisfy { inside.columnRange ~= $0.0 && inside.rowRange ~= $0.1 })
      #expect(inked.map(\.0).min() == inside.column)
      #expect((inked.map(\.0).max() ?? 0) >= inside.columnRange.upperBound - 2)
      #expect(inked.map(\.1).min() == inside.row)
      let layout = try #require(
        Renderer(screen: screen).layout(of: stage, in: size)?.lines.header)
      let rows = viewing == .wall && size.columns >= 100 && size.rows >= 30 ? 4 : 1
      #expect(layout.rows == rows, "\(viewing)")
      if rows == 1 {
        let row = inside.row
        let text = frame.plainLines[row]
        #expect(text.contains("Harbour") && text.contains("Hall 2") || size.columns < 40)
        if let range = text.firstRange(of: "Hall 2") {
          let start = text.distance(from: text.startIndex, to: range.lowerBound)
          #expect(abs(2 * start + 6 - size.columns) <= 1)
        }
      }
    }
  }

  @Test("A low screen loses the header first, then the footer")
  func low() {
    let screen = Self.screen(header: Self.texts, footer: Self.texts)
    for rows in 0...9 {
      let size = FrameSize(columns: 60, rows: rows)
      let lines = Renderer(screen: screen).frame(of: Stage(.of([Slide(.plain)])), size: size)
        .plainLines.count { $0.contains("Hall 2") }
      #expect(lines == (rows >= 8 ? 2 : rows >= 6 ? 1 : 0))
    }
    // Then the indicator is where it is without them.
    var header = ScreenLine()
    header.indicator = .end
    let deck = Deck.of([.text("a"), .text("b")], indicator: Indicator())
    let low = FrameSize(columns: 60, rows: 7)
    #expect(
      Renderer(screen: Self.screen(header: header)).frame(of: Stage(deck), size: low)
        == Renderer(screen: Self.screen()).frame(of: Stage(deck), size: low))
  }

  @Test("On a wall they are four rows high where all of it fits, and else one")
  func wall() throws {
    let stage = Stage(.of([.text("a"), .text("b")], indicator: Indicator()))
    let size = FrameSize(columns: 240, rows: 70)
    func rows(_ change: (inout ScreenLine) -> Void) -> Int? {
      Renderer(screen: Self.screen(nil, header: Self.line(change)))
        .layout(of: stage, in: size)?.lines.header?.rows
    }
    #expect(rows { $0.start = "Harbour Festival" } == 4)
    #expect(rows { $0.start = String(repeating: "Harbour ", count: 12) } == 1)
    #expect(rows { $0.start = "港" } == 1)
    #expect(rows { ($0.start, $0.indicator) = ("Harbour", .end) } == 4)
    #expect(rows { $0.indicator = .middle } == 2)
    // The screen is a wall although less than 50 rows are left for slides.
    let low = FrameSize(columns: 240, rows: 54)
    let screen = Self.screen(nil, header: Self.texts, footer: Self.texts)
    let scene = try #require(Renderer(screen: screen).scene(of: stage, size: low))
    #expect(scene.viewport.rows < 50)
    #expect(Renderer(screen: screen).options(for: scene).viewing == .wall)
  }

  @Test("Texts of a line are cut with an ellipsis and never reach the terminal raw")
  func cut() {
    let header = Self.line {
      ($0.start, $0.end) = (String(repeating: "long ", count: 30), "\u{1B}[31mred\u{7}\nend")
    }
    let frame = Renderer(screen: Self.screen(header: header))
      .frame(of: Stage(.of([Slide(.plain)])), size: FrameSize(columns: 60, rows: 12))
    #expect(frame.plainLines[1].contains("…  "))
    #expect(!frame.plainLines.joined().unicodeScalars.contains { $0.value < 0x20 })
    let renderer = Renderer(screen: Self.screen(header: header, footer: Self.texts))
    let found = renderer.overlongTexts(
      of: .of([.text("a")]), size: FrameSize(columns: 60, rows: 12))
    #expect(found.map(\.part) == ["header"] && found.allSatisfy { $0.path.isEmpty })
  }

  @Test(
    "A line can be read on each theme and on gradients",
    arguments: LookThemes.all.indices, [true, false])
  func contrast(theme: Int, isGradient: Bool) {
    var screen = Self.screen(header: Self.texts, footer: Self.texts)
    let colors = LookThemes.all[theme].roles.map { role in
      ThemeColor.rgb(
        UInt8(role.hex >> 16), UInt8(role.hex >> 8 & 255), UInt8(role.hex & 255))
    }
    screen.background =
      isGradient ? .gradient(from: colors[0], to: colors[1]) : .color(colors[0])
    let size = FrameSize(columns: 80, rows: 24)
    let frame = Renderer(screen: screen).frame(of: Stage(.of([Slide(.plain)])), size: size)
    var letters = 0
    for cell in frame.cells where !cell.isBlank {
      guard case .rgb(let ink) = cell.style.foreground,
        case .rgb(let ground) = cell.style.background
      else { continue }
      letters += 1
      #expect(ink.contrast(with: ground) >= 4.5)
    }
    #expect(letters > 30)
  }
}
