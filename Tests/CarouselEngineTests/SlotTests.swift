import CarouselEngine
import Testing

@Suite("Slots")
struct SlotTests {
  private func loads(_ run: Run) -> [String] {
    run.events.compactMap {
      guard case .slotLoaded(let slot, let page, let reused) = $0 else { return nil }
      return "\(slot.rawValue) \(page)\(reused ? " reused" : "")"
    }
  }

  private func window(_ carousel: Carousel) -> [Int?] {
    [carousel.slots.previous, carousel.slots.current, carousel.slots.next]
  }

  @Test("Looping wraps the neighbours; bounded leaves out what does not exist")
  func neighbours() throws {
    #expect(window(Run(5).carousel) == [4, 0, 1])
    #expect(window(Run(5, .bounded).carousel) == [nil, 0, 1])
    #expect(window(Run(1).carousel) == [nil, 0, nil])
    #expect(window(Run(0).carousel) == [nil, nil, nil])
    var two = Run(2)
    try two.send(.next)
    #expect(window(two.carousel) == [0, 1, 0])
  }

  @Test("A step re-binds exactly one slot")
  func oneLoad() throws {
    var run = Run(5)
    try run.send(.next)
    #expect(loads(run) == ["next 2 reused"])
    try run.send(.previous)
    #expect(loads(run) == ["next 2 reused", "previous 4 reused"])
  }

  @Test("At a bounded end the entering slot has nothing to re-use, or nothing to load")
  func boundedLoads() throws {
    var run = Run(3, .bounded)
    try run.send(.next)
    #expect(loads(run) == ["next 2"])
    try run.send(.next)
    #expect(loads(run) == ["next 2"])
  }

  @Test("A jump loads next, current and previous, in this order")
  func jump() throws {
    var run = Run(9)
    try run.send(.go(to: 4, animated: false))
    #expect(loads(run) == ["next 5 reused", "current 4 reused", "previous 3 reused"])
  }

  @Test("Slots always hold the page before, the page and the page after, for every small track")
  func invariant() throws {
    for boundary in Boundary.allCases {
      for pages in 1...6 {
        for intent in [Intent.next, .previous, .step(by: 2), .step(by: -3)] {
          var run = Run(pages, boundary)
          for _ in 0..<7 {
            try run.send(intent)
            let page = try #require(run.carousel.currentPage)
            let track = run.carousel.track
            let neighbor = { pages > 1 ? track.neighbor(of: page, by: $0) : nil }
            #expect(window(run.carousel) == [neighbor(-1), page, neighbor(1)])
          }
        }
      }
    }
  }
}
