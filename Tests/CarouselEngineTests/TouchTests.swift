import CarouselEngine
import Testing

@Suite("Touch")
struct TouchTests {
  /// A carousel that is not paged, so that a flick can pass pages.
  private static func free(
    _ pages: Int, _ boundary: Boundary = .bounded, start: Int = 0,
    configure: (inout Scroll) -> Void = { _ in }
  ) -> Run {
    Run(pages, boundary, move: 400) { options in
      options.start = start
      options.scroll.isPaged = false
      configure(&options.scroll)
    }
  }

  /// Where a release leads, and how long that takes, in seconds.
  private static func coast(_ events: [Event]) -> Double? {
    for event in events.reversed() {
      if case .motionBegan(_, let duration?) = event { return duration / .seconds(1) }
    }
    return nil
  }

  struct Flick: Sendable {
    let velocity: Double
    let end: Double
    let seconds: Double
  }

  @Test("A finger that leaves is no longer down, at whatever speed", arguments: Boundary.allCases)
  func everyRelease(boundary: Boundary) throws {
    for velocity in [1e308, -1e308, .infinity, -.infinity, .nan, 1e15] {
      var run = Run(5, boundary, every: 1000, move: 400)
      try run.send(.press, .drag(by: 0.2), .release(velocity: velocity))
      #expect(!run.carousel.isPressed)
      #expect(run.carousel.offset.isFinite)
    }
  }

  @Test(
    "A flick from 0.3 coasts to a page, by the formula of its speed",
    arguments: [
      Flick(velocity: 2.5, end: 2, seconds: 1.36),
      Flick(velocity: 3, end: 2, seconds: 1.7 / 1.5),
      Flick(velocity: 6, end: 3, seconds: 0.9),
      Flick(velocity: -6, end: -1, seconds: 1.3 / 3),
      Flick(velocity: 30, end: 10, seconds: 9.7 / 15),
    ])
  func flick(_ flick: Flick) throws {
    var run = Self.free(10)
    try run.send(.press, .drag(by: 0.3), .release(velocity: flick.velocity))
    let seconds = try #require(Self.coast(run.events))
    #expect(abs(seconds - flick.seconds) < 1e-12)
    run.until(.seconds(seconds) - .microseconds(1))
    #expect(abs(run.carousel.offset - flick.end) < 1e-9)
    run.until(5000)
    let page = min(max(flick.end, 0), 9)
    #expect(run.carousel.isResting && run.carousel.offset == page)
  }

  @Test("Half the time of a coast is three quarters of its way")
  func halfTime() throws {
    var run = Self.free(10)
    try run.send(.press, .drag(by: 0.3), .release(velocity: 6))
    run.until(450)
    #expect(abs(run.carousel.offset - (0.3 + 2.7 * 0.75)) < 1e-12)
  }

  @Test("At 2 pages a second or less a release goes to the nearest page")
  func slow() throws {
    var run = Self.free(10)
    try run.send(.press, .drag(by: 0.3), .release(velocity: 2))
    #expect(Self.coast(run.events) == 0.4)
    run.until(400)
    #expect(run.carousel.offset == 0)
  }

  @Test("Paged, a flick goes one page at most, and none from a page")
  func paged() throws {
    var run = Run(10, .bounded, move: 400)
    try run.send(.press, .drag(by: 0.3), .release(velocity: 6))
    #expect(abs((Self.coast(run.events) ?? 0) - 0.7 / 3) < 1e-12)
    run.until(1000)
    #expect(run.carousel.offset == 1)
    try run.send(.press, .drag(by: 1), .release(velocity: 30))
    #expect(run.carousel.isResting && run.carousel.offset == 2)
  }

  @Test("After a bounce the content comes back, and every motion is reported")
  func bounce() throws {
    var run = Self.free(10)
    try run.send(.press, .drag(by: 0.3), .release(velocity: 30))
    run.until(5000)
    #expect(run.pages.last == "8→9")
    let ends = run.events.compactMap { event -> Int? in
      if case .motionBegan(let page?, _) = event { page } else { nil }
    }
    #expect(ends == [9, 9])
  }

  @Test("Without bounce a flick ends at the end")
  func noBounce() throws {
    var run = Self.free(10) { $0.bounces = false }
    try run.send(.press, .drag(by: 0.3), .release(velocity: 30))
    run.until(.seconds(8.7 / 15) + .microseconds(1))
    #expect(run.carousel.isResting && run.carousel.offset == 9)
  }

  @Test("A pull beyond an end resists the more, the further it goes", arguments: [1.0, 0.5])
  func resistance(distance: Double) throws {
    var run = Self.free(3) { $0.bounceDistance = distance }
    try run.send(.press)
    var offset = 0.0
    for _ in 0..<20 {
      try run.send(.drag(by: -0.1))
      offset -= 0.1 * (1 - min(-offset, distance) / distance)
      #expect(abs(run.carousel.offset - offset) < 1e-9)
    }
    #expect(offset > -distance)
  }

  @Test("The multiplier counts for the way of a finger, the speed for its release")
  func multipliers() throws {
    var run = Self.free(10) {
      $0.offsetMultiplier = 2
      $0.speed = 3
    }
    try run.send(.press, .drag(by: 0.15), .release(velocity: 2))
    #expect(run.carousel.targetPage == 3)
    #expect(abs((Self.coast(run.events) ?? 0) - 0.9) < 1e-12)
  }

  @Test("A coast that may stop anywhere is followed by the way to the nearest page, or by a rest")
  func betweenPages() throws {
    for scrollsToItem in [true, false] {
      var run = Self.free(10) {
        $0.stopsAtItem = false
        $0.scrollsToItem = scrollsToItem
      }
      try run.send(.press, .drag(by: 0.3), .release(velocity: 6))
      run.until(5000)
      #expect(run.carousel.isResting)
      #expect(abs(run.carousel.offset - (scrollsToItem ? 2 : 2.3)) < 1e-9)
    }
  }

  @Test("Whoever may rest between pages may not rest beyond an end")
  func noRestOutside() throws {
    var run = Self.free(3) { $0.scrollsToItem = false }
    try run.send(.press, .drag(by: -0.5), .release(velocity: 0))
    run.until(1000)
    #expect(run.carousel.isResting && run.carousel.offset == 0)
    try run.send(.press, .drag(by: 0.4), .release(velocity: 0))
    #expect(run.carousel.isResting && run.carousel.offset == 0.4)
    try run.send(.next)
    run.until(2000)
    #expect(run.carousel.offset == 1)
  }

  @Test("Where nothing glides, a fast release goes one page beyond the nearest")
  func noGlide() throws {
    for (way, page) in [(0.3, 1), (0.6, 2), (0.05, 0)] {
      var run = Self.free(10) { $0.decelerationRate = 0 }
      try run.send(.press, .drag(by: way), .release(velocity: 2.5))
      #expect(run.carousel.targetPage == page)
    }
  }

  @Test("A loop of two dragged on by 3.1 pages rests on page 1 of lap 1")
  func twoPages() throws {
    var run = Run(2, move: 400)
    try run.send(.press)
    for _ in 0..<31 { try run.send(.drag(by: 0.1)) }
    try run.send(.release(velocity: 0))
    run.until(1000)
    #expect(run.carousel.currentPlace == Place(lap: 1, page: 1))
  }

  @Test("A rate of 1 or more glides far, but not for ever")
  func bound() {
    #expect(abs(Coast.distance(at: 6, rate: 1) - 100) < 1e-9)
    #expect(Coast.distance(at: 6, rate: 7) == Coast.distance(at: 6, rate: 0.999))
  }

  @Test("Disabled, a finger does nothing and a program goes on")
  func disabled() throws {
    var run = Self.free(5) { $0.isEnabled = false }
    try run.send(.press, .drag(by: 1), .release(velocity: 9))
    try run.send(.next, .previous, .step(by: 2))
    try run.send(.go(to: 2), by: .user)
    #expect(run.log.isEmpty)
    try run.send(.tap(page: 2))
    #expect(run.events == [.selected(page: 2)])
    try run.send(.go(to: 2))
    try run.send(.next, by: .program)
    #expect(run.carousel.targetPage == 3)
  }

  @Test("A swipe must go at least as far along as across")
  func perpendicular() {
    var scroll = Scroll()
    #expect(!scroll.accepts(along: 3, across: -10))
    #expect(scroll.accepts(along: -10, across: 3))
    #expect(scroll.accepts(along: 5, across: 5))
    scroll.ignoresPerpendicularSwipes = false
    #expect(scroll.accepts(along: 3, across: 10))
  }

  @Test("The velocity of a finger is that of its last tenth of a second")
  func velocity() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: .zero) == 0)
    tracker.add(5, at: .zero)
    #expect(tracker.velocity(at: .zero) == 0)
    tracker.add(5, at: .milliseconds(200))
    tracker.add(5.3, at: .milliseconds(250))
    #expect(abs(tracker.velocity(at: .milliseconds(250)) - 6) < 1e-12)
    #expect(tracker.velocity(at: .milliseconds(500)) == 0)
    tracker.add(9, at: .milliseconds(100))
    #expect(tracker.velocity(at: .milliseconds(100)) == 0)
  }
}
