import CarouselEngine
import Testing

@Suite("Indicator window")
struct IndicatorWindowTests {
  @Test(
    "Of fifty pages five dots are shown around the current one",
    arguments: [(0, 0..<5), (10, 8..<13), (49, 45..<50), (1, 0..<5), (47, 45..<50)])
  func fifty(page: Int, dots: Range<Int>) {
    #expect(IndicatorWindow.pages(around: page, of: 50, limit: 5) == dots)
  }

  @Test("The window always holds the page, has the wanted size and stays inside")
  func law() {
    for pages in 1...9 {
      for limit in 1...11 {
        for page in 0..<pages {
          let window = IndicatorWindow.pages(around: page, of: pages, limit: limit)
          #expect(window.contains(page))
          #expect(window.count == min(limit, pages))
          #expect(window.lowerBound >= 0 && window.upperBound <= pages)
        }
      }
    }
  }

  @Test("No pages or no room: no dots")
  func nothing() {
    #expect(IndicatorWindow.pages(around: 0, of: 0, limit: 5).isEmpty)
    #expect(IndicatorWindow.pages(around: 3, of: 9, limit: 0).isEmpty)
  }
}
