import CarouselEngine
import Testing

@Suite("One timer")
struct OneTimerTests {
  /// Things that can be done to a carousel without moving it from its page.
  private static let touches: [[Intent]] = [
    [.setHold(.milliseconds(2000))], [.setItems(.count(5))], [.setItems(.count(6))], [.play],
    [.pause(.hidden), .resume(.hidden)], [.stop, .play], [.press, .release(velocity: 0)],
    [.press, .drag(by: 0.2), .release(velocity: 0)], [.insert(at: 5), .remove(at: 5)],
  ]

  @Test("Whatever is touched, in every order of three, ten seconds hold five changes of 2 s each")
  func touched() throws {
    for first in Self.touches {
      for second in Self.touches {
        for third in Self.touches {
          var run = Run(5, every: 2000)
          for intent in first + second + third { try run.send(intent) }
          run.until(10_000)
          let times = run.changes.map { $0.split(separator: " ")[0] }
          #expect(
            times == ["2000", "4000", "6000", "8000", "10000"], "\(first) \(second) \(third)")
        }
      }
    }
  }

  @Test("Playing while there is a reason to wait begins when the reason is gone")
  func playWhileWaiting() throws {
    for reason in PauseReason.allCases where ![.user, .interaction].contains(reason) {
      for before in [[Intent](), [.stop]] {
        var run = Run(5, every: 1000)
        for intent in before + [.pause(reason), .play, .play] { try run.send(intent) }
        run.until(5000)
        #expect(run.pages.isEmpty)
        try run.send(.resume(reason))
        run.until(6500)
        #expect(run.changes == ["6000 0→1"])
      }
    }
  }

  @Test("Hovered, dragged and let go, it waits until the pointer has left; stopped, for ever")
  func hover() throws {
    var run = Run(5, every: 1000)
    try run.send(.pause(.focus), .press, .drag(by: 0.2), .release(velocity: 0))
    run.until(10_000)
    #expect(run.pages.isEmpty)
    try run.send(.resume(.focus))
    run.until(11_000)
    #expect(run.changes == ["11000 0→1"])
    try run.send(.stop, .pause(.focus), .resume(.focus))
    run.until(60_000)
    #expect(run.pages.count == 1)
  }

  @Test("A step at any time of a hold begins a whole one", arguments: Autoplay.HoldStart.allCases)
  func restart(origin: Autoplay.HoldStart) throws {
    for move in [0, 200] {
      for time in [0, 1, 700, 2500, 4900, 4999] {
        var run = Run(5, every: 5000, move: move) { $0.autoplay?.holdStartsAt = origin }
        run.until(time)
        try run.send(.next)
        run.until(time + move + 5100)
        #expect(run.moves == ["\(time)→1", "\(time + move + 5000)→2"])
      }
    }
  }

  @Test("Every hold is as long as every other, over the seam too", arguments: [0, 500])
  func even(move: Int) {
    for pages in 2...6 {
      for heading in Autoplay.Direction.allCases {
        for (origin, period) in [(Autoplay.HoldStart.start, 1000), (.settle, 1000 + move)] {
          var run = Run(pages, every: 1000, move: move) {
            $0.autoplay?.holdStartsAt = origin
            $0.autoplay?.direction = heading
          }
          run.until(1000 + period * 3 * pages)
          let times = run.moves.map { $0.split(separator: "→")[0] }
          #expect(times == (0...3 * pages).map { "\(1000 + period * $0)" })
        }
      }
    }
  }

  @Test("Bounded, it goes once to the last page, says there that it stops, and rests")
  func once() {
    for pages in 2...6 {
      var run = Run(pages, .bounded, every: 1000)
      run.until(60_000)
      #expect(run.changes == (1..<pages).map { "\($0 * 1000) \($0 - 1)→\($0)" })
      #expect(run.log.last?.event == .autoplayStopped(.lastPage))
      #expect(run.log.last?.time == .milliseconds(1000 * (pages - 1)))
    }
  }

  @Test("Another size changes nothing, at rest, in a move and under a finger")
  func resize() throws {
    var run = Run(5, every: 5000, move: 400) { $0.start = 3 }
    let states: [(Int, [Intent])] = [(4000, []), (5100, []), (5600, [.press, .drag(by: 0.3)])]
    for (time, intents) in states {
      run.until(time)
      for intent in intents { try run.send(intent) }
      let before = run
      try run.send(.resize(columns: 80, rows: 24), .resize(columns: 40, rows: 12))
      #expect(run.carousel == before.carousel && run.events == before.events)
    }
    #expect(run.moves.first == "5000→4")
  }
}
