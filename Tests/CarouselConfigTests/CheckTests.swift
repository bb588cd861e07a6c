import Testing

@testable import CarouselConfig

@Suite("Checks")
struct CheckTests {
  @Test("Each check has a name of its own")
  func names() {
    let names =
      Checks.ofCarousels.map(\.name) + Checks.ofSlides.map(\.name) + Checks.ofScreens.map(\.name)
      + Checks.ofConfigs.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty })
  }
}
