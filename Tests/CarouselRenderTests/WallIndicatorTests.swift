import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import Testing

@testable import CarouselRender

@Suite("Indicators on a wall")
struct WallIndicatorTests {
  private static let sizes = [(100, 50), (160, 59), (240, 60), (240, 70)].map {
    FrameSize(columns: $0, rows: $1)
  }

  private static let ground = ThemeColor.rgb(16, 21, 28)

  private func stage(
    pages: Int, at start: Int = 0, _ change: (inout Indicator) -> Void = { _ in }
  ) -> Stage {
    var indicator = Indicator()
    change(&indicator)
    var deck = Deck.of(
      Array(repeating: .text("", background: Self.ground), count: pages), indicator: indicator)
    deck.options.start = start
    return Stage(deck)
  }

  private func layout(
    _ stage: Stage, _ size: FrameSize, glyphs: GlyphSet = .unicode
  ) throws -> (IndicatorLayout, [IndicatorMark]) {
    let renderer = Renderer(glyphs: glyphs)
    let scene = try #require(renderer.scene(of: stage, size: size))
    let layout = try #require(IndicatorLayout(of: scene, renderer.options(for: size)))
    return (layout, layout.marks)
  }

  @Test("Dots are discs: one row high, two from 60 rows on, the current one three times as long")
  func discs() throws {
    for size in Self.sizes {
      let rows = size.rows >= 60 ? 2 : 1
      let (layout, marks) = try layout(stage(pages: 5, at: 2), size)
      #expect(layout.form == .discs(rows: rows))
      let first = marks.filter { $0.row == marks[0].row }
      #expect(first.map(\.text.count) == [2, 2, 6, 2, 2].map { $0 * rows })
      #expect(first.map(\.ink) == [.other, .other, .current, .other, .other])
      // A disc's breadth apart.
      for (one, next) in zip(first, first.dropFirst()) {
        #expect(next.column - one.column == one.text.count + 2 * rows)
      }
      #expect(Set(marks.map(\.row)).count == rows)
      // On the last row inside of the margins.
      let bottom = marks.map(\.row).max()
      #expect(bottom == size.rows - Margins(of: size).rows - 1)
    }
  }

  @Test("A disc of two rows has its corners cut, a window ends in smaller ones")
  func shapes() throws {
    #expect(DiscShape(columns: 2, rows: 1).rows == ["██"])
    #expect(DiscShape(columns: 4, rows: 2).rows == ["▟██▙", "▜██▛"])
    #expect(DiscShape(columns: 12, rows: 2).rows == ["▟██████████▙", "▜██████████▛"])
    #expect(DiscShape(columns: 4, rows: 2, isSmall: true).rows == [" ▄▄ ", " ▀▀ "])
    #expect(DiscShape(columns: 2, rows: 1, isSmall: true).rows == ["▐▌"])
    for size in Self.sizes {
      let (_, marks) = try layout(stage(pages: 60, at: 30), size)
      #expect(Set(marks.compactMap(\.page)) == Set(26...34))
      let (first, last) = (marks.first { $0.page == 26 }, marks.first { $0.page == 34 })
      #expect(first?.text == last?.text && first?.text.contains("▟") == false)
    }
  }

  @Test(
    "The middle of each is within half a column of the axis", arguments: Indicator.Style.allCases)
  func axis(style: Indicator.Style) throws {
    for size in Self.sizes + [FrameSize(columns: 80, rows: 24), FrameSize(columns: 101, rows: 31)] {
      for (pages, page) in [(2, 0), (5, 2), (9, 8), (12, 3), (120, 60)] {
        let (_, marks) = try layout(stage(pages: pages, at: page) { $0.style = style }, size)
        let left = marks.map(\.column).min() ?? 0
        let right = marks.map { $0.column + displayWidth(of: $0.text) }.max() ?? 0
        let middle = Double(left + right) / 2
        #expect(abs(middle - Double(size.columns) / 2) <= 0.5, "\(style) \(size) \(pages)")
      }
    }
  }

  @Test("Numbers are four rows high, the current one bold; at a desk they are letters")
  func fraction() throws {
    for size in Self.sizes {
      let (layout, marks) = try layout(stage(pages: 60, at: 2) { $0.style = .fraction }, size)
      #expect(layout.form == .fraction(TypeStep(rows: 4)))
      #expect(Set(marks.map(\.row)).count == 4)
      #expect(marks.filter(\.isCurrent).count == 4)
    }
    let desk = FrameSize(columns: 80, rows: 24)
    let (_, marks) = try layout(stage(pages: 60, at: 2) { $0.style = .fraction }, desk)
    #expect(marks.map(\.text) == ["3", " / 60"])
  }

  @Test("A size overrules the distance, and without block characters all are letters")
  func sizes() throws {
    let (wall, desk) = (FrameSize(columns: 240, rows: 70), FrameSize(columns: 80, rows: 24))
    for style in Indicator.Style.allCases {
      let small = stage(pages: 5) {
        $0.style = style
        $0.size = .cell
      }
      let large = stage(pages: 5) {
        $0.style = style
        $0.size = .four
      }
      let auto = stage(pages: 5) { $0.style = style }
      let onDesk = try layout(auto, desk).0.form
      let onWall = try layout(auto, wall).0.form
      #expect(try layout(small, wall).0.form == onDesk && onDesk != onWall)
      let forced = try layout(large, desk).0.form
      #expect(forced != onDesk && (style == .dots || forced == onWall))
      let (form, marks) = (
        try layout(auto, wall, glyphs: .ascii).0.form, try layout(auto, wall, glyphs: .ascii).1
      )
      #expect(form == onDesk && marks.allSatisfy { $0.text.allSatisfy(\.isASCII) })
    }
    let own = stage(pages: 5) { $0.currentShape = "★" }
    #expect(try layout(own, wall).0.form == .dots)
  }

  @Test(
    "Every mark is inside of the room, and no cell belongs to two",
    arguments: Indicator.Position.allCases)
  func inside(position: Indicator.Position) throws {
    for style in Indicator.Style.allCases {
      for size in [(1, 1), (5, 2), (12, 4), (30, 9), (80, 24), (100, 50), (240, 70)].map({
        FrameSize(columns: $0, rows: $1)
      }) {
        for pages in [1, 2, 7, 300] {
          let stage = stage(pages: pages) {
            $0.style = style
            $0.position = position
            $0.isHiddenForSinglePage = false
          }
          let renderer = Renderer()
          let scene = try #require(renderer.scene(of: stage, size: size))
          let room = IndicatorRoom(scene.indicator, size: size, renderer.options(for: size))
          guard let region = room.indicator,
            let layout = IndicatorLayout(of: scene, renderer.options(for: size))
          else { continue }
          var taken: Set<[Int]> = []
          for mark in layout.marks {
            for column in mark.column..<mark.column + displayWidth(of: mark.text) {
              #expect(region.columnRange.contains(column) && region.rowRange.contains(mark.row))
              #expect(taken.insert([column, mark.row]).inserted, "\(style) \(size) \(pages)")
            }
          }
        }
      }
    }
  }
}
