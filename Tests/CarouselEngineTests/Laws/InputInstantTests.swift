import CarouselEngine
import Testing

@Suite("Input at the instant of a timer")
struct InputInstantTests {
  /// Carousels of every kind that moves by itself.
  static let runs: [Run] = Autoplay.HoldStart.allCases.flatMap { dwell in
    [0, 400, 2000].flatMap { move in
      Boundary.allCases.flatMap { boundary in
        [Autoplay.OnInteraction.restart, .stop].map { policy in
          Run(5, boundary, every: 500, move: move) {
            $0.start = 1
            $0.autoplay?.holdStartsAt = dwell
            $0.autoplay?.atEnd = .rewind
            $0.autoplay?.onInteraction = policy
          }
        }
      }
    }
  }

  @Test("It replaces the change that was due: one change and not two", arguments: runs)
  func replaces(run: Run) throws {
    for intent in [Intent.next, .previous, .step(by: 2), .go(to: 3), .tap(page: 4), .stop] {
      var (late, early) = (run, run)
      late.untilInput(.milliseconds(500))
      try late.send(intent)
      early.until(.milliseconds(500) - .nanoseconds(1))
      try early.send(intent)
      late.until(500)
      early.until(500)
      #expect(late.moves.count == (intent == .stop ? 0 : 1))
      late.until(2400)
      early.until(2400)
      #expect(late.pages == early.pages, "\(intent)")
    }
  }

  @Test("Nor does it come after a move that ends then and makes another due", arguments: runs)
  func afterMove(run: Run) throws {
    var run = run
    guard case .time(let every)? = run.carousel.options.autoplay?.hold(of: 0) else { return }
    let end = every + run.carousel.options.transition.duration
    run.untilInput(end)
    let moves = run.moves.count
    try run.send(.go(to: 0))
    run.until(end)
    #expect(run.moves.count <= moves + 1)
  }

  @Test("A motion that ends then has arrived")
  func arrived() throws {
    for intent in [Intent.next, .press, .go(to: 4), .pause(.user), .setItems(.count(2))] {
      var run = Run(5, .bounded, move: 400)
      try run.send(.next)
      run.untilInput(.milliseconds(400))
      try run.send(intent)
      #expect(run.changes.first == "400 0→1")
      #expect(run.events.contains(.motionEnded(finished: true)))
      #expect(run.events.contains(.settled(page: 1, lap: 0)))
    }
  }

  @Test("Where no input comes, stopping for it changes nothing", arguments: runs)
  func isACut(run: Run) {
    for milliseconds in stride(from: 100, through: 4000, by: 100) {
      var (whole, cut) = (run, run)
      whole.until(milliseconds)
      cut.untilInput(.milliseconds(milliseconds))
      cut.until(milliseconds)
      #expect(whole.changes == cut.changes)
      #expect(whole.carousel == cut.carousel)
    }
  }

  @Test("A pause keeps a hold that has run out, to the next instant without it")
  func pausedInTime() throws {
    var run = Run(5, every: 1000)
    run.untilInput(.milliseconds(1000))
    try run.send(.pause(.user))
    run.until(3000)
    #expect(run.pages == [])
    try run.send(.resume(.user))
    run.until(3000)
    #expect(run.changes == ["3000 0→1"])
  }
}
