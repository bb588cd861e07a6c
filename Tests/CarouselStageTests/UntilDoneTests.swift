import CarouselDeck
import CarouselEngine
import CarouselStage
import Testing

@Suite("Waiting for a nested carousel")
struct UntilDoneTests {
  /// Three pages, of which the second waits for a child of three pages that holds each for 500.
  private func run(
    _ boundary: Boundary = .bounded, pages: Int = 3,
    _ change: (inout Deck) -> Void = { _ in }
  ) -> StageRun {
    var child = Deck.plain("child", pages: pages, boundary, every: 500)
    change(&child)
    var root = Deck.plain("root", pages: 3, .bounded, every: 1000, children: [1: child])
    root.options.autoplay?.holds = [1: .untilDone]
    return StageRun(root)
  }

  /// When the root leaves its second page.
  private func timeOfDeparture(of run: StageRun) -> Int? {
    run.changes.first { $0.hasSuffix(" 1→2") }.flatMap { Int($0.split(separator: " ")[0]) }
  }

  /// Intents to a carousel with their times.
  typealias Script = [(time: Int, intent: Intent, path: StagePath)]

  private func departure(
    _ boundary: Boundary = .bounded, pages: Int = 3, on script: Script,
    _ change: (inout Deck) -> Void = { _ in }
  ) throws -> Int? {
    var run = self.run(boundary, pages: pages, change)
    for line in script {
      run.until(line.time)
      try run.send(line.intent, to: line.path)
    }
    run.until(60_000)
    return timeOfDeparture(of: run)
  }

  @Test(
    "Whatever the parent does while its child ends, the end is not lost",
    arguments: Boundary.allCases)
  func endIsNotLost(boundary: Boundary) throws {
    let pairs: [(Intent, Intent)] = [
      (.press, .release(velocity: 0)), (.stop, .play), (.pause(.focus), .resume(.focus)),
      (.pause(.drag), .resume(.drag)), (.setItems(.count(4)), .setItems(.count(3))),
    ]
    for (first, second) in pairs {
      for begin in stride(from: 1100, to: 2500, by: 200) {
        for end in [begin + 100, 2400, 2600, 5000] where end > begin {
          let left = try departure(boundary, on: [(begin, first, []), (end, second, [])])
          #expect(left != nil, "\(first) at \(begin), \(second) at \(end)")
          // Other pages around it are nothing to the hold, and the focus holds the child too.
          let expected =
            switch first {
            case .setItems: 2500
            case .pause(.focus): left
            default: max(2500, end)
            }
          #expect(left == expected, "\(first) at \(begin), \(second) at \(end)")
        }
      }
    }
  }

  @Test("A pause of both keeps what was left of the last page")
  func pauseOfBoth() throws {
    #expect(try departure(on: [(2200, .pause(.user), []), (9000, .resume(.user), [])]) == 9300)
    #expect(
      try departure(on: [
        (2200, .pause(.user), []), (9000, .resume(.user), []), (9100, .press, []),
        (9150, .release(velocity: 0), []),
      ]) == 9300)
  }

  @Test("A short drag leaves the child as it is")
  func shortDrag() throws {
    let left = try departure(on: [
      (2200, .press, []), (2210, .drag(by: 0.1), []), (2220, .drag(by: -0.1), []),
      (2230, .release(velocity: 0), []),
    ])
    #expect(left == 2500)
  }

  @Test("A child that cannot go on has shown its page for its hold")
  func cannotGoOn() throws {
    #expect(try departure(on: [(1700, .stop, [1])]) == 2000)
    #expect(try departure(on: [(1700, .setItems(.count(1)), [1])]) == 2200)
    #expect(try departure(pages: 1, on: []) == 1500)
    #expect(try departure(pages: 0, on: []) == 2000)
    #expect(
      try departure(on: [(1700, .next, [1])]) { $0.options.autoplay?.onInteraction = .stop } == 2200
    )
    #expect(
      try departure(on: [(1700, .next, [1])]) {
        $0.options.autoplay?.onInteraction = .pause
        $0.options.autoplay?.resumeAfter = nil
      } == 2200)
    #expect(try departure(on: []) { $0.options.autoplay = nil } == 2000)
  }

  @Test("A stopped child that plays again is waited for again")
  func playsAgain() throws {
    #expect(try departure(on: [(1700, .stop, [1]), (1800, .play, [1])]) == 2800)
    #expect(try departure(.looping, on: [(1700, .stop, [1]), (1800, .play, [1])]) == 3300)
  }

  @Test("Who steps back inside a child that has ended sees that page for its hold")
  func stepsBack() throws {
    #expect(try departure(on: [(2200, .previous, [1])]) == 2700)
    #expect(try departure(on: [(2200, .previous, [1]), (2600, .next, [1])]) == 3100)
  }

  @Test("Pages that are added or replaced around a child do not start it again")
  func pagesAround() throws {
    var run = self.run()
    run.until(2200)
    try run.send(.insert(at: 1))
    #expect(run.stage[[2]]?.carousel.currentPage == 2)
    run.until(2500)
    #expect(run.changes.last == "2500 2→3")
    #expect(run.starts.count == 2)
  }

  @Test("A hold that an intent has ended is not taken back")
  func finishedByIntent() throws {
    let left = try departure(on: [(1200, .finishHold(after: .milliseconds(400)), [])])
    #expect(left == 1600)
  }

  @Test("After a gap it is known what the child has done in it", arguments: Boundary.allCases)
  func gap(boundary: Boundary) throws {
    for policy in Autoplay.CatchUp.allCases {
      let left = try departure(boundary, on: [(1200, .suspend(for: .seconds(30)), [])]) {
        $0.options.autoplay?.catchUp = policy
      }
      // The last page is seen for its hold after the gap.
      let aligned = boundary == .bounded ? 31_700 : 31_200
      #expect(left == (policy == .align ? aligned : left) && left != nil, "\(policy)")
    }
  }

  @Test("A child that is done restarts on the next visit, and is waited for again")
  func nextVisit() throws {
    for policy in Deck.WhenHidden.allCases {
      var run = self.run { $0.whenHidden = policy }
      run.until(2600)
      try run.send(.go(to: 1))
      try run.send(.play)
      run.until(4200)
      #expect(run.changes.suffix(4).first == "2600 2→1")
      #expect(run.changes.suffix(3) == ["3100 1/0→1", "3600 1/1→2", "4100 1→2"])
    }
  }

  @Test("Every visit takes time, so that nothing rushes on", arguments: Deck.WhenHidden.allCases)
  func everyVisitTakesTime(policy: Deck.WhenHidden) {
    var child = Deck.plain("child", pages: 1)
    child.whenHidden = policy
    var root = Deck.plain("root", pages: 2, every: 1000, children: [0: child, 1: child])
    root.options.autoplay?.holds = [0: .untilDone, 1: .untilDone]
    var run = StageRun(root)
    run.until(10_000)
    #expect(run.changes.count == 10)
  }
}
