import CarouselEngine
import Testing

@Suite("Autoplay")
struct AutoplayTests {
  @Test("A lap is a return of autoplay, wherever users have gone meanwhile")
  func lapsOfAutoplay() throws {
    for way in [[Intent.previous], [.next], [.step(by: 5)], [.previous, .next], [.step(by: -7)]] {
      var run = Run(3, every: 1000) { $0.autoplay?.laps = 2 }
      run.until(500)
      for intent in way { try run.send(intent) }
      run.until(60_000)
      let returns = run.log.filter { line in
        if case .pageChanged(_, 0, _, .autoplay) = line.event { true } else { false }
      }
      #expect(returns.count == 2)
      #expect(run.events.suffix(2) == [.lapCompleted(lap: 2), .autoplayStopped(.laps)])
    }
  }

  @Test(
    "Moves begin one hold after the settle, or one hold after each other; the seam is no exception",
    arguments: [
      (Autoplay.HoldStart.settle, ["1000→1", "2500→2", "4000→0", "5500→1"]),
      (.start, ["1000→1", "2000→2", "3000→0", "4000→1", "5000→2"]),
    ])
  func dwell(origin: Autoplay.HoldStart, moves: [String]) {
    var run = Run(3, every: 1000, move: 500) { $0.autoplay?.holdStartsAt = origin }
    run.until(5500)
    #expect(run.moves == moves)
  }

  @Test("A hold shorter than the move lets the move end first")
  func shortHold() {
    var run = Run(3, every: 300, move: 500) { $0.autoplay?.holdStartsAt = .start }
    run.until(1400)
    #expect(run.moves == ["300→1", "800→2", "1300→0"])
    #expect(!run.events.contains(.motionEnded(finished: false)))
  }

  @Test("The k-th move begins at exactly k holds, however time is cut")
  func noDrift() {
    var run = Run(7, every: 1000, move: 300) { $0.autoplay?.holdStartsAt = .start }
    run.until(10_000_000)
    #expect(run.moves.count == 10_000)
    #expect(run.moves.last == "10000000→\(10_000 % 7)")
    var year = Carousel(.count(7), options: run.carousel.options)
    let time = Duration.seconds(31_536_000)
    _ = try? year.send(.suspend(for: time - .nanoseconds(1)))
    #expect(year.now == time - .nanoseconds(1))
  }

  @Test("Holds of single pages and an initial delay add up")
  func holds() {
    var run = Run(3, every: 9999) {
      $0.autoplay?.holdStartsAt = .start
      $0.autoplay?.initialDelay = .milliseconds(300)
      $0.autoplay?.holds = [
        0: .time(.milliseconds(2000)), 1: .time(.milliseconds(500)), 2: .time(.milliseconds(1000)),
      ]
    }
    run.until(4000)
    #expect(run.changes == ["2300 0→1", "2800 1→2", "3800 2→0"])
  }

  @Test("Backward is page - 1")
  func backward() {
    var run = Run(3, every: 1000) { $0.autoplay?.direction = .backward }
    run.until(3000)
    #expect(run.pages == ["0→2", "2→1", "1→0"])
  }

  @Test("Laps end autoplay when it is back at its first page for the last time")
  func laps() {
    var run = Run(2, every: 1000) { $0.autoplay?.laps = 2 }
    run.until(60_000)
    #expect(run.pages == ["0→1", "1→0", "0→1", "1→0"])
    #expect(run.events.suffix(2) == [.lapCompleted(lap: 2), .autoplayStopped(.laps)])
  }

  @Test(
    "At the end of a bounded carousel it stops, rewinds or turns round",
    arguments: [
      (3, Autoplay.AtEnd.stop, ["0→1", "1→2"]),
      (3, .rewind, ["0→1", "1→2", "2→0", "0→1", "1→2"]),
      (3, .reverse, ["0→1", "1→2", "2→1", "1→0", "0→1"]),
      (2, .reverse, ["0→1", "1→0", "0→1", "1→0", "0→1"]),
    ])
  func atEnd(pages: Int, atEnd: Autoplay.AtEnd, changes: [String]) {
    var run = Run(pages, .bounded, every: 1000) { $0.autoplay?.atEnd = atEnd }
    run.until(5000)
    #expect(run.pages == changes)
  }

  @Test("It stops at the moment the last page is reached")
  func stopsAtLastPage() {
    var run = Run(3, .bounded, every: 1000, move: 500)
    run.until(60_000)
    #expect(run.log.last?.event == .autoplayStopped(.lastPage))
    #expect(run.log.last?.time == .milliseconds(3000))
  }

  @Test("Around the seam it is one step forward; a rewind is the whole way back")
  func displacement() {
    var loop = Run(3, every: 1000, move: 100)
    loop.until(3250)
    #expect(loop.carousel.offset > 2)
    var bounded = Run(3, .bounded, every: 1000, move: 100) { $0.autoplay?.atEnd = .rewind }
    bounded.until(3250)
    #expect(bounded.carousel.offset == 1)
    #expect(bounded.carousel.direction == .left)
  }

  @Test("Playing twice is one timer")
  func playTwice() throws {
    var run = Run(5, every: 1000)
    try run.send(.play, .play)
    run.until(1500)
    #expect(run.pages.count == 1)
  }

  @Test("Five intervals and three reloads are one timer")
  func oneTimer() throws {
    var run = Run(5, every: 900)
    for _ in 1...5 { try run.send(.setHold(.milliseconds(2000))) }
    for _ in 1...3 { try run.send(.setItems(.count(5))) }
    run.until(10_000)
    #expect(run.pages.count == 5)
    var renewed = Run(5, every: 2000)
    for count in [6, 7, 5] { try renewed.send(.setItems(.count(count))) }
    renewed.until(10_000)
    #expect(renewed.pages.count == 5)
  }

  @Test("A new interval counts from the beginning of the hold")
  func retime() throws {
    var run = Run(5, every: 5000)
    run.until(1500)
    try run.send(.setHold(.milliseconds(2000)))
    run.until(4000)
    #expect(run.changes == ["2000 0→1", "4000 1→2"])
    try run.send(.setHold(.milliseconds(500)))
    #expect(throws: IntentError.emptyHold) { try run.send(.setHold(.zero)) }
  }

  @Test("A new interval keeps the initial delay, and leaves the hold of a page of its own alone")
  func intervalInParts() throws {
    var run = Run(3, every: 2000) { $0.autoplay?.initialDelay = .milliseconds(300) }
    try run.send(.setHold(.milliseconds(3000)))
    #expect(run.carousel.holdLeft == .milliseconds(3300))
    // The hold that runs in a move is that of the page to which it leads.
    var moving = Run(3, every: 1000, move: 500) {
      $0.autoplay?.holdStartsAt = .start
      $0.autoplay?.holds[1] = .time(.milliseconds(800))
    }
    moving.until(1100)
    try moving.send(.setHold(.milliseconds(5000)))
    #expect(moving.carousel.holdLeft == .milliseconds(700))
  }

  @Test("A page's own hold: manual waits for somebody, untilDone for its content")
  func openHolds() throws {
    var run = Run(3, every: 1000) { $0.autoplay?.holds = [1: .manual, 2: .untilDone] }
    run.until(9000)
    #expect(run.changes == ["1000 0→1"])
    try run.send(.finishHold(), .next)
    run.until(20_000)
    try run.send(.finishHold(after: .milliseconds(250)))
    run.until(20_300)
    #expect(run.changes == ["1000 0→1", "9000 1→2", "20250 2→0"])
  }

  @Test("One page has no timer")
  func onePage() {
    for boundary in Boundary.allCases {
      let carousel = Run(1, boundary, every: 1000).carousel
      #expect(carousel.timeUntilNextEvent == nil)
    }
  }
}
