import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselType
import TerminalCells
import Testing

@testable import CarouselRender
@testable import CarouselStage

/// A layout on a screen.
struct CardCase: Hashable, Sendable, CustomTestStringConvertible {
  let type: LayoutType
  let columns: Int
  let rows: Int
  let pages: Int

  var testDescription: String { "\(type) \(columns)x\(rows), \(pages) slides" }

  static let all = LayoutType.allCases.filter { $0 != .linear && $0 != .custom }.flatMap { type in
    [(80, 24), (100, 30), (240, 70)].flatMap { size in
      [3, 7, 12].map { CardCase(type: type, columns: size.0, rows: size.1, pages: $0) }
    }
  }

  /// All layouts, on large screens with seven slides only.
  static let some = all.filter { $0.rows == 24 || $0.pages == 7 }

  static let titles = [
    "Reykjavik", "Kyoto", "Lisbon", "Hanoi", "Oslo", "Cusco", "Bergen", "Quito", "Porto", "Tunis",
    "Dakar", "Lima",
  ]
  static let words: Set<String> = ["waterfalls", "and", "springs"]

  func deck(background: (Int) -> ThemeColor = { .rgb(UInt8(20 + 9 * $0), 60, 90) }) -> Deck {
    var deck = Deck.of(
      (0..<pages).map { page in
        var slide = Slide.text(
          "waterfalls and springs", title: Self.titles[page], background: background(page))
        // Letters that a test can read in the frame.
        (slide.size, slide.titleSize) = (.cell, .cell)
        return slide
      }, indicator: Indicator())
    deck.layout = Layout(type)
    return deck
  }

  var screen: Screen {
    var screen = Screen()
    screen.background = .rgb(16, 21, 28)
    return screen
  }

  func frame(of stage: Stage, depth: ColorDepth = .truecolor) -> Frame {
    Renderer(screen: screen, depth: depth).frame(
      for: stage.scene(columns: columns, rows: rows), size: FrameSize(columns: columns, rows: rows))
  }

  func slides(of stage: Stage) -> [PlacedSlide] {
    stage.scene(columns: columns, rows: rows).slides(
      Renderer(screen: screen).options(for: FrameSize(columns: columns, rows: rows)))
  }
}

extension Frame {
  /// The words in it.
  fileprivate var words: [String] {
    plainLines.flatMap { line in
      line.split { !$0.isASCII || !$0.isLetter }.map(String.init)
    }
  }
}

@Suite("Layouts in space")
struct CardLayoutTests {
  @Test(
    "The current card is whole, covered by nothing, with air around it", arguments: CardCase.all)
  func current(test: CardCase) throws {
    let stage = Stage(test.deck())
    let slides = test.slides(of: stage)
    let current = try #require(slides.first { $0.placement.distance == 0 })
    let viewport = CellRect(columns: test.columns, rows: test.rows)
    #expect(current.box.intersection(viewport) == current.box)
    #expect(abs(2 * current.box.column + current.box.columns - test.columns) <= 1)
    let frame = test.frame(of: stage)
    let inner = current.box.inset(left: 1, top: 1, right: 1, bottom: 1)
    let isWhole = inner.rowRange.allSatisfy { row in
      inner.columnRange.allSatisfy { frame[$0, row].style.background == .rgb(20, 60, 90) }
    }
    #expect(isWhole)
    let order = try #require(slides.firstIndex(of: current))
    for (position, slide) in slides.enumerated() where position != order {
      let common = slide.box.intersection(current.box)
      let gap = max(
        slide.box.column - current.box.columnRange.upperBound,
        current.box.column - slide.box.columnRange.upperBound)
      #expect(common.isEmpty ? gap >= 2 || gap < 0 : position < order)
    }
  }

  @Test("At rest each title is whole, or not there", arguments: CardCase.some)
  func titles(test: CardCase) throws {
    let stage = Stage(test.deck())
    let titles = Set(CardCase.titles.prefix(test.pages))
    for depth in [ColorDepth.truecolor, .none] {
      let words = test.frame(of: stage, depth: depth).words
      #expect(words.allSatisfy { titles.contains($0) || CardCase.words.contains($0) })
      #expect(words.filter { CardCase.words.contains($0) }.count == 3)
    }
  }

  @Test(
    "On a wall a title is large where it is whole with a column of air, else small, else not there",
    arguments: CardCase.some.filter { $0.rows >= 70 })
  func wallTitles(test: CardCase) throws {
    var deck = test.deck()
    for page in deck.slides.indices { deck.slides[page].titleSize = .auto }
    let stage = Stage(deck)
    let words = Set(test.frame(of: stage).words)
    let slides = test.slides(of: stage)
    for (position, slide) in slides.enumerated() where slide.placement.distance != 0 {
      let title = slide.placement.slide.title
      guard !slide.turn.isTurned else {
        #expect(!words.contains(title))
        continue
      }
      let viewport = CellRect(columns: test.columns, rows: test.rows)
      let strip = CardStrip(
        of: slide.box.intersection(viewport), under: slides[(position + 1)...].map(\.box),
        margin: 1, letters: viewport
      ).area.intersection(viewport.insideMargins)
      let width = try #require(BlockFace.columns(of: title, size: .four, weight: .bold))
      // An edge takes a row, and a shadow a column.
      if strip.columns >= width + 4, strip.rows >= 7 { #expect(!words.contains(title)) }
      if words.contains(title) {
        #expect(strip.columns < width + 4 || strip.rows < 7, "\(title)")
      }
    }
  }

  @Test(
    "Cards at the side and cards that are turned have no letters while they move",
    arguments: CardCase.some)
  func moving(test: CardCase) throws {
    for (milliseconds, page) in [(30, 0), (480, 0), (750, 1)] {
      let stage = try test.deck().moving(for: milliseconds)
      let words = test.frame(of: stage).words
      #expect(words.allSatisfy { $0 == CardCase.titles[page] || CardCase.words.contains($0) })
      let isTurned = test.slides(of: stage).contains {
        $0.placement.page == page && $0.turn.isTurned && abs($0.placement.distance) < 0.5
      }
      #expect(words.isEmpty || !isTurned)
    }
  }

  /// Layouts that look the same in a mirror.
  private static let symmetric = CardCase.some.filter { test in
    test.type != .timeMachine && test.type != .invertedTimeMachine && test.type != .coverFlow2
  }

  @Test(
    "What is left of the middle is the mirror image of what is right of it",
    arguments: symmetric)
  func symmetry(test: CardCase) throws {
    var deck = test.deck { _ in .rgb(30, 90, 140) }
    deck.indicator = nil
    for page in deck.slides.indices { deck.slides[page] = .text("", background: .rgb(30, 90, 140)) }
    let frame = test.frame(of: Stage(deck))
    let isSymmetric = (0..<test.rows).allSatisfy { row in
      (0..<test.columns / 2).allSatisfy { column in
        let (one, other) = (frame[column, row], frame[test.columns - 1 - column, row])
        guard one.isBlank == other.isBlank else { return false }
        return !one.isBlank || one.style.background == other.style.background
      }
    }
    #expect(isSymmetric)
  }

  @Test("Of a card that is seen at rest at least 6 columns are", arguments: CardCase.all)
  func strips(test: CardCase) throws {
    let slides = test.slides(of: Stage(test.deck()))
    let viewport = CellRect(columns: test.columns, rows: test.rows)
    for (position, slide) in slides.enumerated() where slide.placement.distance != 0 {
      let strip = CardStrip(
        of: slide.box.intersection(viewport), under: slides[(position + 1)...].map(\.box),
        margin: 0, letters: viewport)
      #expect(strip.area.columns >= 5, "\(slide.placement.distance)")
    }
  }

  @Test("Letters on cards can be read in the final cells", arguments: CardCase.some)
  func contrast(test: CardCase) throws {
    let deck = test.deck { page in
      [ThemeColor.rgb(246, 248, 250), .rgb(118, 133, 154), .rgb(16, 21, 28), .transparent][page % 4]
    }
    for depth in [ColorDepth.truecolor, .palette16] {
      let frame = test.frame(of: Stage(deck), depth: depth)
      for row in 0..<test.rows - 3 {
        for column in 0..<test.columns {
          let cell = frame[column, row]
          guard let scalar = cell.scalar, scalar.properties.isAlphabetic else { continue }
          guard case .rgb(let text) = cell.style.foreground,
            case .rgb(let ground) = cell.style.background,
            text.contrast(with: ground) < 4.45
          else { continue }
          Issue.record("\(depth) \(column) \(row): \(text) on \(ground)")
        }
      }
    }
  }
}
