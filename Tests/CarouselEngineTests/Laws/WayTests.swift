import CarouselEngine
import Testing

@Suite("The way from page to page")
struct WayTests {
  /// How far a carousel is from the first page of its first lap, in pages.
  private func unwrapped(_ carousel: Carousel) -> Int? {
    carousel.currentPlace.map { $0.lap * carousel.pageCount + $0.page }
  }

  @Test("A step is one page its own way from every page of every loop", arguments: [1, -1])
  func oneStep(sign: Int) throws {
    for pages in 2...6 {
      for start in 0..<pages {
        var run = Run(pages, move: 100) { $0.start = start }
        try run.send(sign > 0 ? .next : .previous)
        #expect(run.carousel.direction == (sign > 0 ? .right : .left))
        run.until(50)
        #expect(run.carousel.offset == Double(start) + Double(sign) / 2)
        run.until(100)
        #expect(unwrapped(run.carousel) == start + sign)
        #expect(run.pages == ["\(start)→\(floorMod(start + sign, pages))"])
      }
    }
  }

  @Test(
    "Each route covers its own distance",
    arguments: [
      (0, 4, Route.shortest, -1), (0, 4, .forward, 4), (0, 4, .direct, 4), (0, 4, .backward, -1),
      (4, 0, .shortest, 1), (4, 0, .direct, -4), (4, 0, .forward, 1), (4, 0, .backward, -4),
    ])
  func distance(from: Int, to: Int, route: Route, steps: Int) throws {
    var run = Run(5, move: 400) { $0.start = from }
    try run.send(.go(to: to, via: route))
    run.until(400)
    #expect(unwrapped(run.carousel) == from + steps)
  }

  @Test("A way passes every page between, in order, and no other", arguments: Route.allCases)
  func passing(route: Route) throws {
    for pages in 2...6 {
      for from in 0..<pages {
        for to in 0..<pages {
          var run = Run(pages, move: 400) { $0.start = from }
          let steps = run.carousel.track.steps(from: from, to: to, via: route, tie: .forward)
          try run.send(.go(to: to, via: route))
          run.until(400)
          let expected = (0..<abs(steps)).map { step in
            let page = { floorMod(from + $0 * steps.signum(), pages) }
            return "\(page(step))→\(page(step + 1))"
          }
          #expect(run.pages == expected, "\(pages): \(from) to \(to)")
        }
      }
    }
  }

  @Test("At the seam autoplay goes one page on; rewinding is a policy of its own")
  func seam() {
    var loop = Run(3, every: 1000)
    loop.until(3000)
    #expect(loop.changes.last == "3000 2→0")
    #expect(loop.carousel.currentPlace == Place(lap: 1, page: 0))
    var bounded = Run(3, .bounded, every: 1000) { $0.autoplay?.atEnd = .rewind }
    bounded.until(3000)
    #expect(bounded.changes.last == "3000 2→0")
    #expect(bounded.carousel.currentPlace == Place(lap: 0, page: 0))
  }

  @Test("A loop never turns round by itself, for any number of pages and heading")
  func noReturn() {
    for pages in 2...6 {
      for heading in Autoplay.Direction.allCases {
        var run = Run(pages, every: 1000, move: 300) { $0.autoplay?.direction = heading }
        run.until(3 * pages * 1300)
        let turns = Set(
          run.events.compactMap { event -> Direction? in
            if case .directionChanged(let direction) = event { direction } else { nil }
          })
        #expect(turns == [.still, heading == .forward ? .right : .left])
        #expect(unwrapped(run.carousel) == 3 * pages * (heading == .forward ? 1 : -1))
      }
    }
  }

  @Test("Neither the axis nor the way of reading changes which page comes next")
  func mirrored() throws {
    for axis in Axis.allCases {
      for reading in ReadingDirection.allCases {
        var run = Run(3, every: 1000) {
          $0.axis = axis
          $0.reading = reading
        }
        run.until(2000)
        try run.send(.next, .previous)
        #expect(run.pages == ["0→1", "1→2", "2→0", "0→2"])
      }
    }
  }

  @Test("On a vertical axis content pulled up by one page shows the next, with the view going down")
  func vertical() throws {
    for (way, page, direction) in [(1.0, 1, Direction.down), (-1, 4, .up)] {
      var run = Run(5) { $0.axis = .vertical }
      try run.send(.press, .drag(by: way))
      #expect(run.carousel.direction == direction)
      try run.send(.release(velocity: 0))
      #expect(run.carousel.currentPage == page)
    }
  }

  @Test("Beyond an end there is a word about the edge and no change, for any number of pages")
  func edges() throws {
    for pages in 2...6 {
      for (edge, intents) in [
        (Edge.start, [Intent.previous, .step(by: -1), .step(by: -9)]),
        (.end, [.next, .step(by: 1), .step(by: 9)]),
      ] {
        for intent in intents {
          var run = Run(pages, .bounded) { $0.start = edge == .start ? 0 : pages - 1 }
          try run.send(intent)
          #expect(run.events == [.reachedEnd(edge)])
        }
        var pulled = Run(pages, .bounded, move: 100) { $0.start = edge == .start ? 0 : pages - 1 }
        try pulled.send(
          .press, .drag(by: edge == .start ? -0.7 : 0.7),
          .release(velocity: edge == .start ? -9 : 9))
        pulled.until(5000)
        #expect(pulled.pages == [] && pulled.carousel.isResting)
      }
    }
  }
}
