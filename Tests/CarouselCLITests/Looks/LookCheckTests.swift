import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Checks of looks")
struct LookCheckTests {
  private static let deck = """
    theme: dark
    indicator: { style: bar }
    slides: [{ title: Builds, text: main is passing, caption: since Monday }, two, three]
    """

  /// A screen without faults.
  private static func screen(
    _ text: String = deck, columns: Int = 80, rows: Int = 24, depth: ColorDepth = .truecolor
  ) throws -> LookScreen {
    let show = try #require(LookShow(name: "deck", text: text))
    var reduction = show.reduction(depth)
    return try #require(
      LookScreen(
        show.show, show.stage(at: 0), size: FrameSize(columns: columns, rows: rows),
        reduction: &reduction))
  }

  /// What all checks find.
  private static func faults(_ screen: LookScreen) -> [String] {
    screen.marginFaults + screen.axisFaults + screen.contrastFaults + screen.wordFaults
      + screen.cutFaults + screen.wallFaults + screen.neighbourFaults
  }

  @Test("A screen as it is has no faults", arguments: LookShow.depths)
  func whole(depth: ColorDepth) throws {
    #expect(Self.faults(try Self.screen(depth: depth)) == [])
    #expect(Self.faults(try Self.screen(columns: 240, rows: 70, depth: depth)) == [])
  }

  @Test("A letter in the margin is found, on each side")
  func margins() throws {
    let screen = try Self.screen()
    for (column, row) in [(0, 9), (3, 9), (76, 9), (79, 9), (40, 0), (40, 23)] {
      var frame = screen.shown
      frame.put("x", column: column, row: row, style: frame[column, row].style)
      #expect(screen.showing(frame).marginFaults.count == 1, "\(column), \(row)")
    }
  }

  @Test("What is moved by two half columns is off the axis")
  func axes() throws {
    for (columns, rows) in [(80, 24), (81, 24), (240, 70), (241, 70)] {
      let screen = try Self.screen(columns: columns, rows: rows)
      let frame = screen.shown
      var moved = Frame(size: frame.size, style: frame[0, 0].style)
      moved.copy(frame, toColumn: 2, row: 0)
      // The slide has moved, and so have the marks of its indicator.
      #expect(screen.showing(moved).axisFaults.contains { $0.contains("Builds") })
      #expect(screen.showing(moved).axisFaults.count >= 1)
    }
  }

  @Test("Letters, big letters and marks that are too pale are found", arguments: LookShow.depths)
  func contrast(depth: ColorDepth) throws {
    for (columns, rows) in [(80, 24), (240, 70)] {
      let screen = try Self.screen(columns: columns, rows: rows, depth: depth)
      for cell in screen.ink.filter({ $0.cell.scalar != " " })
      where cell.position.column.isMultiple(of: 7) {
        var frame = screen.shown
        frame.restyle(
          CellRect(column: cell.position.column, row: cell.position.row, columns: 1, rows: 1)
        ) {
          Style(foreground: $0.background, background: $0.background)
        }
        #expect(screen.showing(frame).contrastFaults != [], "\(cell.position)")
      }
    }
  }

  @Test("A bar in three colours, and one of which the parts look alike, are found")
  func bars() throws {
    let screen = try Self.screen()
    let cells = screen.indicators.flatMap(\.cells)
    let place = try #require(cells.last)
    func painted(_ cells: [CellPosition], _ color: Color) -> LookScreen {
      var frame = screen.shown
      for cell in cells {
        frame.restyle(CellRect(column: cell.column, row: cell.row, columns: 1, rows: 1)) {
          Style(foreground: color, background: $0.background)
        }
      }
      return screen.showing(frame)
    }
    #expect(painted([place], .rgb(255, 255, 255)).contrastFaults != [])
    #expect(painted(cells, .rgb(255, 255, 255)).contrastFaults != [])
  }

  @Test("Words that are cut or lost are found, in letters of all sizes")
  func words() throws {
    for (columns, rows) in [(80, 24), (100, 30), (240, 70)] {
      let screen = try Self.screen(columns: columns, rows: rows)
      let texts = screen.slides.flatMap(\.texts)
      #expect(texts.count == 3)
      for text in texts {
        let last = try #require(screen.ink.last { text.region.contains($0.position) }).position
        var frame = screen.shown
        frame.put(" ", column: last.column, row: last.row, style: frame[0, 0].style)
        #expect(screen.showing(frame).wordFaults != [], "\(text.source)")
      }
    }
  }

  @Test("Letters of a size between two are found")
  func sizes() throws {
    let screen = try Self.screen(columns: 240, rows: 70)
    let title = try #require(screen.slides[0].texts.first)
    var frame = screen.shown
    // One row less.
    let region = title.region
    let lower = CellRect(
      column: region.column, row: region.row + 4, columns: region.columns, rows: region.rows - 4)
    for row in lower.rowRange.dropLast() {
      for column in lower.columnRange { frame[column, row] = screen.shown[column, row + 1] }
    }
    #expect(screen.showing(frame).wordFaults != [])
  }

  @Test("Small letters on a wall are found")
  func walls() throws {
    #expect(try Self.screen(columns: 240, rows: 70).wallFaults == [])
    // Six lines are too many to be large on a desk, and not on a wall.
    let text = """
      theme: dark
      screen: { viewing: desk }
      slides: [{ title: Builds, text: "main\\ndocs\\nnightly\\nfast\\nslow\\nall" }]
      """
    let desk = try Self.screen(text, columns: 240, rows: 70)
    #expect(desk.wallFaults == [])
    #expect(desk.seenFromAfar.wallFaults.count == 1)
  }

  @Test("Colours that become one in 16 are found")
  func neighbours() throws {
    let text = "screen: { background: '#000000' }\nslides: [{ text: x, background: '#222222' }]\n"
    let show = "layout: cover_flow\ncard: { edge: none }\n" + text
    #expect(try Self.screen(show, depth: .palette16).neighbourFaults != [])
  }

  @Test("A title of which a letter is missing is found")
  func cards() throws {
    let size = FrameSize(columns: 80, rows: 24)
    let config = LayoutGoldenTests.Case(type: .scale, size: size).config
    let show = try #require(LookShow(name: "scale", text: config))
    let cards = try #require(LookCards(show))
    var reduction = cards.show.reduction(.palette256)
    let screen = try #require(
      LookScreen(cards.show.show, cards.show.stage(at: 0), size: size, reduction: &reduction))
    let letter = Character("b")
    let title = screen.ink.filter { $0.cell.scalar == letter.unicodeScalars.first }
    #expect(!title.isEmpty && LookCards.faults(of: screen, current: 0, isMoving: false) == [])
    #expect(LookCards.faults(of: screen, current: 0, isMoving: true) != [])
    for cell in title {
      var frame = screen.shown
      frame.put(
        " ", column: cell.position.column, row: cell.position.row, style: cell.cell.style)
      #expect(LookCards.faults(of: screen.showing(frame), current: 0, isMoving: false) != [])
    }
  }
}
