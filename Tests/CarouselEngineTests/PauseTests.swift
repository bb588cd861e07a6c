import CarouselEngine
import Testing

@Suite("Pausing autoplay")
struct PauseTests {
  @Test("A silence keeps a hold for its own page only: another page is shown for its whole hold")
  func silenceOnOtherPage() throws {
    for move in [0, 50, 400] {
      var run = Run(3, every: 10_000, move: move) {
        $0.autoplay?.onInteraction = .pause
        $0.autoplay?.resumeAfter = .milliseconds(100)
      }
      run.until(9900)
      try run.send(.next)
      run.until(29_000)
      // The silence lasts as long as the move, or longer.
      #expect(run.moves == ["9900→1", "\(max(10_000, 9900 + move) + 10_000)→2"])
      var stays = Run(3, every: 10_000) {
        $0.autoplay?.onInteraction = .pause
        $0.autoplay?.resumeAfter = .milliseconds(100)
      }
      stays.until(9900)
      try stays.send(.press, .release(velocity: 0))
      stays.until(11_000)
      #expect(stays.moves == ["10100→1"])
    }
  }

  @Test("A pause keeps what remains of the hold", arguments: PauseReason.allCases)
  func keepsRest(reason: PauseReason) throws {
    var run = Run(5, every: 5000)
    run.until(2500)
    try run.send(.pause(reason))
    #expect(run.events == [.autoplayPaused(reason, left: .milliseconds(2500))])
    run.until(9000)
    try run.send(.resume(reason))
    run.until(12_000)
    #expect(run.changes == ["11500 0→1"])
  }

  @Test("During a pause in a move the move ends, and the hold does not begin")
  func pauseInMove() throws {
    var run = Run(5, every: 1000, move: 500)
    run.until(1200)
    try run.send(.pause(.user))
    run.until(9000)
    #expect(run.carousel.isResting)
    #expect(run.carousel.currentPage == 1)
    try run.send(.resume(.user))
    run.until(10_000)
    #expect(run.moves == ["1000→1", "10000→2"])
  }

  @Test("Fifty pauses and resumes at one instant change nothing")
  func fifty() throws {
    var run = Run(5, every: 5000)
    run.until(2500)
    for _ in 1...50 { try run.send(.pause(.user), .resume(.user)) }
    run.until(6000)
    #expect(run.changes == ["5000 0→1"])
  }

  @Test("Fifty pauses and resumes spread over a hold cost only their own time")
  func spread() throws {
    var run = Run(5, every: 5000)
    for index in 0..<50 {
      run.until(index * 100)
      try run.send(.pause(.user))
      run.until(index * 100 + 50)
      try run.send(.resume(.user))
    }
    run.until(9000)
    #expect(run.changes == ["7500 0→1"])
  }

  @Test("It runs only when every reason is gone, in whatever order they go")
  func reasonsAreASet() throws {
    let reasons: [PauseReason] = [.user, .drag, .focus, .hidden, .parent, .suspended]
    for first in reasons {
      for second in reasons where second != first {
        var run = Run(5, every: 1000)
        try run.send(.pause(first), .pause(second), .pause(first), .resume(first))
        run.until(10_000)
        #expect(run.pages.isEmpty)
        try run.send(.resume(second))
        run.until(11_000)
        #expect(run.pages == ["0→1"])
      }
    }
  }

  @Test("Stopping is sticky: only play brings it back")
  func sticky() throws {
    var run = Run(5, every: 1000)
    try run.send(.stop)
    for reason in PauseReason.allCases { try run.send(.pause(reason), .resume(reason)) }
    try run.send(.press, .drag(by: 0.2), .release(velocity: 0), .next)
    run.until(20_000)
    #expect(run.pages == ["0→1"])
    try run.send(.play)
    run.until(21_000)
    #expect(run.pages == ["0→1", "1→2"])
  }

  @Test("Play while hidden starts when it is shown")
  func playWhileHidden() throws {
    var run = Run(5, every: 1000)
    try run.send(.stop, .pause(.hidden), .play)
    run.until(5000)
    #expect(run.pages.isEmpty)
    try run.send(.resume(.hidden))
    run.until(6000)
    #expect(run.changes == ["6000 0→1"])
  }

  @Test("Play takes a pause of the user back, and no other")
  func playResumes() throws {
    var run = Run(5, every: 1000)
    try run.send(.pause(.user), .play)
    run.until(1000)
    #expect(run.pages.count == 1)
    try run.send(.pause(.focus), .play)
    run.until(9000)
    #expect(run.pages.count == 1)
  }

  @Test("A manual step begins a full new hold at its settle")
  func manualStep() throws {
    var run = Run(5, every: 5000, move: 200)
    run.until(4900)
    try run.send(.next)
    run.until(10_200)
    #expect(run.moves == ["4900→1", "10100→2"])
  }

  @Test("Going to the page that is shown does not")
  func samePage() throws {
    var run = Run(5, every: 5000)
    run.until(4900)
    try run.send(.go(to: 0))
    run.until(6000)
    #expect(run.changes == ["5000 0→1"])
  }

  @Test("A drag pauses from the press on and begins a new hold at its settle")
  func drag() throws {
    var run = Run(5, every: 1000, move: 200)
    run.until(900)
    try run.send(.press)
    run.until(5000)
    try run.send(.drag(by: 0.6))
    run.until(6000)
    try run.send(.release(velocity: 0))
    run.until(7500)
    #expect(run.moves == ["5000→nil", "6000→1", "7200→2"])
  }

  @Test(
    "A next at 400 of 1000 under each interaction policy",
    arguments: [
      (Autoplay.OnInteraction.restart, ["400 0→1", "1400 1→2", "2400 2→3"]),
      (.pause, ["400 0→1", "4400 1→2"]),
      (.stop, ["400 0→1"]),
      (.ignore, ["400 0→1", "1000 1→2", "2000 2→3"]),
    ])
  func interaction(policy: Autoplay.OnInteraction, changes: [String]) throws {
    var run = Run(5, every: 1000) { $0.autoplay?.onInteraction = policy }
    run.until(400)
    try run.send(.next)
    run.until(2900)
    run.until(policy == .pause ? 4500 : 2900)
    #expect(run.changes == changes)
  }

  @Test("Each further interaction prolongs the silence")
  func silence() throws {
    var run = Run(5, every: 1000) {
      $0.autoplay?.onInteraction = .pause
      $0.autoplay?.resumeAfter = .milliseconds(2000)
    }
    for time in [400, 1400, 2400] {
      run.until(time)
      try run.send(.next)
    }
    run.until(6000)
    #expect(run.changes == ["400 0→1", "1400 1→2", "2400 2→3", "5400 3→4"])
  }

  @Test("A silence without end lasts until play")
  func forEver() throws {
    var run = Run(5, every: 1000) {
      $0.autoplay?.onInteraction = .pause
      $0.autoplay?.resumeAfter = nil
    }
    try run.send(.next)
    run.until(100_000)
    #expect(run.pages.count == 1)
    try run.send(.play)
    run.until(101_000)
    #expect(run.pages.count == 2)
  }

  @Test("A program's step is no interaction, but it begins a new hold")
  func program() throws {
    var run = Run(5, every: 1000) { $0.autoplay?.onInteraction = .stop }
    run.until(400)
    try run.send(.next, by: .program)
    run.until(1400)
    #expect(run.changes == ["400 0→1", "1400 1→2"])
  }
}
