import CarouselDeck
import CarouselEngine
import CarouselStage
import Testing

@Suite("Options of a nested deck")
struct OwnOptionsTests {
  @Test("A child moves by itself only if it is asked to, whatever its parent does")
  func autoplay() {
    for (outer, inner) in [(1000, nil), (nil, 400), (nil, nil)] as [(Int?, Int?)] {
      let child = Deck.plain("child", pages: 3, every: inner)
      var run = StageRun(.plain("root", pages: 2, every: outer, children: [0: child]))
      run.until(900)
      #expect(run.changes == (inner == nil ? [] : ["400 0/0→1", "800 0/1→2"]))
      run.until(1000)
      #expect(run.stage.carousel.currentPage == (outer == nil ? 0 : 1))
    }
  }

  @Test("Each has its own ends, in every combination", arguments: Boundary.allCases)
  func boundary(outer: Boundary) throws {
    for inner in Boundary.allCases {
      let child = Deck.plain("child", pages: 2, inner)
      var run = StageRun(.plain("root", pages: 2, outer, children: [0: child]))
      try run.send(.previous, to: [0])
      #expect(run.changes == (inner == .looping ? ["0 0/0→1"] : []))
      try run.send(.previous)
      #expect(run.stage.carousel.currentPage == (outer == .looping ? 1 : 0))
    }
  }

  @Test(
    "On one axis the child takes each step it can make; one it cannot goes out only over an edge",
    arguments: Boundary.allCases, Deck.Chaining.allCases)
  func steps(boundary: Boundary, chaining: Deck.Chaining) {
    for pages in 2...4 {
      for start in 0..<pages {
        for forward in [true, false] {
          var child = Deck.plain("child", pages: pages, boundary)
          child.options.start = start
          child.chaining = chaining
          var run = StageRun(.plain("root", pages: 3, children: [0: child]))
          run.step(.horizontal, forward: forward)
          let target = start + (forward ? 1 : -1)
          if boundary == .looping || (0..<pages).contains(target) {
            #expect(run.changes == ["0 0/\(start)→\(floorMod(target, pages))"])
          } else {
            #expect(run.changes == (chaining == .edge ? ["0 0→\(forward ? 1 : 2)"] : []))
          }
        }
      }
    }
  }
}
