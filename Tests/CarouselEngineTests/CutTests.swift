import CarouselEngine
import Testing

@Suite("Cuts")
struct CutTests {
  @Test(
    "A cut to any page arrives at once, whatever moves already", arguments: Boundary.allCases,
    0..<5)
  func cutDuringMove(boundary: Boundary, target: Int) throws {
    for other in 0..<5 {
      var run = Run(5, boundary, move: 400)
      try run.send(.go(to: other))
      run.until(100)
      try run.send(.go(to: target, animated: false))
      #expect(run.carousel.isResting)
      #expect(run.carousel.currentPage == target)
      #expect(run.carousel.now == .milliseconds(100))
    }
  }
}
