import CarouselEngine
import TestSupport
import Testing

@Suite("Catching up after a gap")
struct CatchUpTests {
  private func gap(
    _ policy: Autoplay.CatchUp, _ milliseconds: Int, pages: Int = 5,
    boundary: Boundary = .looping, configure: (inout CarouselOptions) -> Void = { _ in }
  ) throws -> Run {
    var run = Run(pages, boundary, every: 1000) {
      $0.autoplay?.catchUp = policy
      configure(&$0)
    }
    try run.send(.suspend(for: .milliseconds(milliseconds)))
    return run
  }

  @Test("Skip: one change, the rest is reported as missed, then a full hold")
  func skip() throws {
    var run = try gap(.skip, 10_400)
    #expect(run.changes == ["10400 0→1"])
    #expect(run.events.contains(.missed(count: 9)))
    run.until(11_400)
    #expect(run.changes == ["10400 0→1", "11400 1→2"])
  }

  @Test("Resume: nothing is lost, what remained remains")
  func resume() throws {
    var run = try gap(.resume, 10_400)
    #expect(run.log.isEmpty)
    run.until(11_400)
    #expect(run.changes == ["11400 0→1"])
  }

  @Test("Align: the page that would be shown by now, with what would remain of its hold")
  func align() throws {
    var run = try gap(.align, 10_400)
    #expect(run.events == [.missed(count: 10)])
    run.until(11_000)
    #expect(run.changes == ["11000 0→1"])
    var other = try gap(.align, 12_400)
    #expect(other.changes == ["12400 0→2"])
    #expect(other.events.first == .missed(count: 11))
    other.until(13_000)
    #expect(other.changes.last == "13000 2→3")
  }

  @Test("A gap inside a hold changes nothing", arguments: Autoplay.CatchUp.allCases)
  func shortGap(policy: Autoplay.CatchUp) throws {
    var run = try gap(policy, 400)
    #expect(run.log.isEmpty)
    run.until(2000)
    #expect(run.changes.first == (policy == .resume ? "1400 0→1" : "1000 0→1"))
  }

  @Test("Never more than one change, whatever the gap", arguments: Autoplay.CatchUp.allCases)
  func noRush(policy: Autoplay.CatchUp) throws {
    for milliseconds in stride(from: 100, through: 40_000, by: 300) {
      #expect(try gap(policy, milliseconds).changes.count <= 1)
    }
  }

  @Test("Aligning equals stepping, for every end, heading, origin and gap")
  func alignEqualsStepping() throws {
    for (boundary, atEnd) in [
      (Boundary.looping, Autoplay.AtEnd.stop), (.bounded, .stop), (.bounded, .rewind),
      (.bounded, .reverse),
    ] {
      for heading in Autoplay.Direction.allCases {
        for origin in Autoplay.HoldStart.allCases {
          for pages in 2...4 {
            for milliseconds in stride(from: 450, through: 21_000, by: 700) {
              let configure: (inout CarouselOptions) -> Void = {
                $0.autoplay?.atEnd = atEnd
                $0.autoplay?.direction = heading
                $0.autoplay?.holdStartsAt = origin
                $0.autoplay?.holds = [1: .time(.milliseconds(1500))]
                $0.autoplay?.catchUp = .align
              }
              let jumped = try gap(
                .align, milliseconds, pages: pages, boundary: boundary, configure: configure)
              var stepped = Run(pages, boundary, every: 1000, configure: configure)
              stepped.until(milliseconds)
              #expect(jumped.carousel.currentPage == stepped.carousel.currentPage)
              #expect(
                jumped.carousel.timeUntilNextEvent == stepped.carousel.timeUntilNextEvent,
                "\(boundary) \(atEnd) \(heading) \(origin) \(pages) \(milliseconds)")
            }
          }
        }
      }
    }
  }

  @Test(
    "Nor more than one where a move was under way, and the next only after a hold",
    arguments: Autoplay.CatchUp.allCases)
  func noRushAfterMove(policy: Autoplay.CatchUp) throws {
    for dwell in Autoplay.HoldStart.allCases {
      for begin in stride(from: 1000, through: 1400, by: 50) {
        for gap in stride(from: 100, through: 14_000, by: 350) {
          var run = Run(5, every: 1000, move: 400) {
            $0.autoplay?.catchUp = policy
            $0.autoplay?.holdStartsAt = dwell
          }
          run.until(begin)
          let before = run.changes.count
          try run.send(.suspend(for: .milliseconds(gap)))
          let after = run.changes.count
          #expect(after - before <= 1)
          run.until(begin + gap + 190)
          #expect(policy == .align || run.changes.count - before <= 1, "\(begin) \(gap)")
        }
      }
    }
  }

  @Test("Aligning from the midst of a move ends where stepping would")
  func alignFromMove() throws {
    for begin in stride(from: 1000, through: 1400, by: 100) {
      for gap in stride(from: 100, through: 14_000, by: 350) {
        var (jumped, stepped) = (
          Run(5, every: 1000, move: 400) { $0.autoplay?.catchUp = .align },
          Run(5, every: 1000, move: 400)
        )
        jumped.until(begin)
        try jumped.send(.suspend(for: .milliseconds(gap)))
        stepped.until(begin + gap)
        #expect(jumped.carousel.targetPage == stepped.carousel.targetPage, "\(begin) \(gap)")
      }
    }
  }

  @Test("Aligning equals stepping where a move lasts longer than the hold that begins with it")
  func alignWithLongMoves() throws {
    let configure: (inout CarouselOptions) -> Void = {
      $0.transition.duration = .milliseconds(1400)
      $0.autoplay?.holdStartsAt = .start
      $0.autoplay?.catchUp = .align
    }
    for gap in stride(from: 500, through: 20_000, by: 350) {
      let jumped = try self.gap(.align, gap, configure: configure)
      var stepped = Run(5, every: 1000, configure: configure)
      stepped.until(gap)
      #expect(jumped.carousel.targetPage == stepped.carousel.targetPage, "\(gap)")
    }
  }

  @Test("Aligning equals stepping, laps included, also away from the page at which laps end")
  func alignCountsLaps() throws {
    for seed in LawCases.seeds() {
      var generator = SeededGenerator(seed: seed)
      let pages = Int.random(in: 2...5, using: &generator)
      let boundary = Boundary.allCases.randomElement(using: &generator) ?? .looping
      let laps = [nil, 1, 2, 5].randomElement(using: &generator) ?? nil
      let atEnd = Autoplay.AtEnd.allCases.randomElement(using: &generator) ?? .stop
      let heading = Autoplay.Direction.allCases.randomElement(using: &generator) ?? .forward
      let holds = (0..<pages).map { _ in Int.random(in: 1...3, using: &generator) * 500 }
      let (start, page, begin) = (
        Int.random(in: 0..<pages, using: &generator), Int.random(in: 0..<pages, using: &generator),
        Int.random(in: 0...3000, using: &generator)
      )
      let gap = Int.random(in: 1...30_000, using: &generator)
      var jumped = Run(pages, boundary, every: 500) {
        $0.start = start
        $0.autoplay?.catchUp = .align
        $0.autoplay?.laps = laps
        $0.autoplay?.atEnd = atEnd
        $0.autoplay?.direction = heading
        for (page, hold) in holds.enumerated() {
          $0.autoplay?.holds[page] = .time(.milliseconds(hold))
        }
      }
      jumped.until(begin)
      try jumped.send(.go(to: page, animated: false))
      var stepped = jumped
      try jumped.send(.suspend(for: .milliseconds(gap)))
      stepped.until(begin + gap)
      let (one, other) = (jumped.carousel, stepped.carousel)
      #expect(one.currentPage == other.currentPage, "seed \(seed)")
      #expect(one.timeUntilNextEvent == other.timeUntilNextEvent, "seed \(seed)")
      #expect(one.isAutoplaying == other.isAutoplaying, "seed \(seed)")
      #expect(one.lapsCompleted == other.lapsCompleted, "seed \(seed)")
    }
  }

  @Test("A gap of a year costs no more than a turn and stays exact")
  func year() throws {
    let year = 31_536_000_000
    var run = try gap(.align, year + 250)
    #expect(run.carousel.currentPage == (year / 1000) % 5)
    run.until(year + 1000)
    #expect(run.log.last?.time == .milliseconds(year + 1000))
  }

  @Test("A paused or stopped autoplay misses nothing")
  func paused() throws {
    for intent in [Intent.pause(.user), .stop] {
      var run = Run(5, every: 1000)
      try run.send(intent, .suspend(for: .milliseconds(10_400)))
      #expect(run.pages.isEmpty)
      #expect(!run.events.contains { if case .missed = $0 { true } else { false } })
    }
  }

  @Test("A motion that was running has ended by then")
  func motion() throws {
    var run = Run(5, move: 400)
    try run.send(.next, .suspend(for: .milliseconds(900)))
    #expect(run.carousel.isResting)
    #expect(run.carousel.currentPage == 1)
  }
}
