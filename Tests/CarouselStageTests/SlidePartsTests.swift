import CarouselDeck
import CarouselGrid
import CarouselStage
import Testing

@Suite("Parts of a slide")
struct SlidePartsTests {
  private func state(
    _ style: Indicator.Style, _ position: Indicator.Position
  ) -> Scene.IndicatorState? {
    var deck = Deck.plain("root", pages: 120)
    deck.indicator?.style = style
    deck.indicator?.position = position
    return Stage(deck).scene(columns: 9, rows: 9).indicator
  }

  @Test(
    "At every size the parts lie inside and apart from each other",
    arguments: Indicator.Style.allCases, Indicator.Position.allCases)
  func apart(style: Indicator.Style, position: Indicator.Position) throws {
    let shown = try #require(state(style, position))
    var slide = Slide(.text("text"))
    slide.title = "title"
    slide.caption = "caption"
    for columns in 0...40 {
      for rows in 0...40 {
        let parts = SlideParts(
          of: slide, columns: columns, rows: rows, indicator: shown)
        let all = [parts.title, parts.caption, parts.indicator, parts.content].compactMap(\.self)
        var taken = Set<Int>()
        var count = 0
        for part in all {
          count += part.size.area
          for y in part.rowRange {
            for x in part.columnRange where x < columns && y < rows {
              taken.insert(y * columns + x)
            }
          }
        }
        #expect(taken.count == count, "\(columns)x\(rows)")
        #expect(columns == 0 || rows == 0 || !parts.content.isEmpty)
      }
    }
  }

  @Test("A slide with nothing but a title has it as its content")
  func card() {
    var card = Slide(.plain)
    card.title = "title"
    let parts = SlideParts(of: card, columns: 9, rows: 5)
    #expect(parts.title == nil && parts.content == CellRect(columns: 9, rows: 5))
  }
}
