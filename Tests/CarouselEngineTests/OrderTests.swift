import CarouselEngine
import Testing

@Suite("Order of events")
struct OrderTests {
  @Test("Within one step: direction, loads, page change, offset; then the end and the rest")
  func order() throws {
    var run = Run(5, .bounded, move: 400)
    try run.send(.next)
    run.until(400)
    let described = run.events.map { String("\($0)".prefix { $0 != "(" }) }
    #expect(
      described == [
        "motionBegan", "directionChanged", "slotLoaded", "pageChanged", "scrolled",
        "directionChanged", "motionEnded", "settled",
      ])
    #expect(run.events.contains(.scrolled(offset: 1)))
  }

  @Test("The last offset before a rest is that of the rest, over the seam too")
  func offsetOfRest() throws {
    for intent in [Intent.next, .previous, .step(by: 7), .step(by: -7)] {
      for start in 0..<3 {
        var run = Run(3, move: 400) { $0.start = start }
        try run.send(intent)
        run.until(400)
        let offsets = run.events.compactMap { event -> Double? in
          if case .scrolled(let offset) = event { offset } else { nil }
        }
        #expect(offsets.last == run.carousel.offset)
      }
    }
  }

  @Test("A press that moves nothing at rest gives no motion")
  func emptyPress() throws {
    var run = Run(5)
    try run.send(.press, .release(velocity: 0))
    #expect(run.log.isEmpty)
  }

  @Test("Press and release during a motion: cancelled, then a balanced return")
  func pressDuringMotion() throws {
    var run = Run(5, move: 400)
    try run.send(.next)
    run.until(100)
    try run.send(.press, .release(velocity: 0))
    run.until(1000)
    let ends = run.events.filter {
      if case .motionEnded = $0 { true } else if case .motionBegan = $0 { true } else { false }
    }
    #expect(
      ends == [
        .motionBegan(to: 1, duration: .milliseconds(400)), .motionEnded(finished: false),
        .motionBegan(to: 0, duration: .milliseconds(400)), .motionEnded(finished: true),
      ])
    #expect(run.carousel.isResting)
  }

  @Test("Creation, resting, the same data and a tap on the current page give no event")
  func silence() throws {
    var run = Run(5)
    run.until(1000)
    try run.send(.setItems(.count(5)), .tap(page: 0), .go(to: 0), .resume(.user))
    #expect(run.log.isEmpty)
  }

  @Test(
    "Forward is page + 1 on every axis; only the direction's name follows the screen",
    arguments: [
      (Axis.horizontal, ReadingDirection.leftToRight, Direction.right),
      (.horizontal, .rightToLeft, .left), (.vertical, .leftToRight, .down),
      (.vertical, .rightToLeft, .down),
    ])
  func direction(axis: Axis, reading: ReadingDirection, forward: Direction) throws {
    var run = Run(5, move: 100) {
      $0.axis = axis
      $0.reading = reading
    }
    try run.send(.next)
    #expect(run.carousel.direction == forward)
    run.until(100)
    #expect(run.carousel.currentPage == 1)
    #expect(run.carousel.direction == .still)
  }

  @Test("A tap on another page selects it and goes there")
  func tap() throws {
    var run = Run(5)
    try run.send(.tap(page: 2))
    #expect(run.events.first == .selected(page: 2))
    #expect(run.pages == ["0→2"])
  }
}
