import CarouselEngine
import EngineLaws
import TestSupport
import Testing

@Suite("A shared clock")
struct SyncTests {
  private func options(_ holds: [Int], move: Int = 0, epoch: Int = 0) -> CarouselOptions {
    var options = CarouselOptions()
    options.transition.duration = .milliseconds(move)
    var autoplay = Autoplay(hold: .milliseconds(holds[0]))
    autoplay.holds = Dictionary(
      uniqueKeysWithValues: holds.enumerated().map { ($0, .time(.milliseconds($1))) })
    autoplay.sync = .clock(epoch: .milliseconds(epoch))
    options.autoplay = autoplay
    return options
  }

  private func carousel(_ holds: [Int], move: Int = 0, epoch: Int = 0, at wall: Int) -> Carousel {
    Carousel(
      .count(holds.count), options: options(holds, move: move, epoch: epoch),
      wallTime: .milliseconds(wall))
  }

  @Test(
    "The page at the start, and what is left of it, follow from the time",
    arguments: [
      (0, 0, 5000), (4999, 0, 1), (5000, 1, 7000), (12_000, 2, 3000), (15_000, 0, 5000),
      (-1, 2, 1),
    ])
  func start(wall: Int, page: Int, left: Int) {
    let carousel = carousel([5000, 7000, 3000], at: wall)
    #expect(carousel.currentPage == page)
    #expect(carousel.timeUntilNextEvent == .milliseconds(left))
  }

  @Test("For any start, jitter, gap and transition the page is that of the closed formula")
  func closedFormula() throws {
    for seed in LawCases.seeds() {
      var generator = SeededGenerator(seed: seed)
      let holds = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
        Int.random(in: 1...9, using: &generator) * 100
      }
      let move = [0, 60, 400].randomElement(using: &generator) ?? 0
      let options = options(
        holds, move: move, epoch: Int.random(in: -5000...5000, using: &generator))
      let autoplay = try #require(options.autoplay)
      guard case .clock(let epoch) = autoplay.sync else { return }
      let table = try #require(ClockTable(pageCount: holds.count, autoplay: autoplay))
      var wall = Duration.milliseconds(Int.random(in: -9000...9000, using: &generator))
      var carousel = Carousel(.count(holds.count), options: options, wallTime: wall)
      for _ in 0..<12 {
        let step = Duration.microseconds(Int.random(in: 0...2_000_000, using: &generator))
        if Bool.random(using: &generator) {
          _ = carousel.advance(by: step)
        } else {
          try carousel.send(.suspend(for: step))
        }
        wall += step
        #expect(carousel.currentPage == table.slot(at: wall - epoch).page, "seed \(seed)")
      }
    }
  }

  @Test("Two screens started apart show the same at every instant, and change on exact multiples")
  func twoScreens() {
    var first = Run(0)
    first.carousel = carousel([1000, 1000, 1000], move: 300, at: 0)
    var second = Run(0)
    second.carousel = carousel([1000, 1000, 1000], move: 500, at: 1700)
    for time in stride(from: 1700, through: 20_000, by: 37) {
      first.until(time)
      second.until(time - 1700)
      #expect(first.carousel.currentPage == second.carousel.currentPage)
    }
    #expect(first.changes.prefix(3) == ["1000 0→1", "2000 1→2", "3000 2→0"])
    #expect(second.changes.prefix(2) == ["300 1→2", "1300 2→0"])
  }

  @Test("A step of a user stands until the next boundary")
  func override() throws {
    var run = Run(0)
    run.carousel = carousel([1000, 1000, 1000, 1000, 1000], at: 0)
    run.until(400)
    try run.send(.go(to: 3), by: .user)
    run.until(2000)
    #expect(run.changes == ["400 0→3", "1000 3→1", "2000 1→2"])
    let reasons = run.events.compactMap { event -> ChangeReason? in
      if case .pageChanged(_, _, _, let reason) = event { reason } else { nil }
    }
    #expect(reasons == [.user, .sync, .sync])
  }

  @Test("At every boundary the clock's page is there, whatever users have begun before it")
  func boundaries() throws {
    for seed in LawCases.seeds(oneOf: 2) {
      var generator = SeededGenerator(seed: seed)
      let holds = (0..<Int.random(in: 2...5, using: &generator)).map { _ in
        Int.random(in: 1...9, using: &generator) * 100
      }
      let options = options(holds, move: Int.random(in: 0...9, using: &generator) * 100)
      let autoplay = try #require(options.autoplay)
      let table = try #require(ClockTable(pageCount: holds.count, autoplay: autoplay))
      var run = Run(0)
      run.carousel = Carousel(.count(holds.count), options: options)
      for _ in 0..<12 {
        let slot = table.slot(at: run.carousel.now)
        let boundary = run.carousel.now + slot.left
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          let step = Int.random(in: -3...3, using: &generator)
          try run.send(Bool.random(using: &generator) ? .step(by: step) : .go(to: 0))
          let pause = Duration.milliseconds(Int.random(in: 0...150, using: &generator))
          run.until(min(run.carousel.now + pause, boundary - .nanoseconds(1)))
        }
        run.until(boundary)
        #expect(run.carousel.currentPage == table.slot(at: boundary).page, "seed \(seed)")
      }
      var checker = GrammarChecker()
      checker.read(run.events)
      #expect(checker.faults == [], "seed \(seed)")
    }
  }

  @Test("A pause holds the page; afterwards the next boundary brings the clock's page")
  func pause() throws {
    var run = Run(0)
    run.carousel = carousel([1000, 1000, 1000], at: 0)
    run.until(500)
    try run.send(.pause(.user))
    run.until(4200)
    #expect(run.changes.isEmpty)
    try run.send(.resume(.user))
    run.until(5000)
    #expect(run.changes == ["5000 0→2"])
  }

  @Test("After a gap the clock's page is there at once, and nothing was missed")
  func gap() throws {
    var run = Run(0)
    run.carousel = carousel([1000, 1000, 1000, 1000, 1000], at: 0)
    try run.send(.suspend(for: .milliseconds(12_400)))
    #expect(run.changes == ["12400 0→2"])
    run.until(13_000)
    #expect(run.changes.last == "13000 2→3")
  }

  @Test("A finger that holds a page ahead of its motion, and leaves it, keeps the grammar")
  func pressAhead() throws {
    for scrollsToItem in [true, false] {
      var options = options([1000, 1000, 1000])
      options.transition.duration = .milliseconds(400)
      options.scroll.scrollsToItem = scrollsToItem
      var carousel = Carousel(.count(3), options: options, wallTime: .zero)
      var checker = GrammarChecker(restsOnPages: scrollsToItem)
      checker.read(carousel.advance(by: .milliseconds(1050)))
      #expect(carousel.currentPage == 1)
      checker.read(try carousel.send(.press))
      checker.read(try carousel.send(.release(velocity: 0)))
      checker.read(carousel.advance(by: .milliseconds(900)))
      #expect(checker.faults.isEmpty, "\(checker.faults)")
      #expect(carousel.currentPage == 0)
    }
  }

  @Test("A deck with a page that has no fixed hold goes by its own time")
  func openHold() {
    var options = options([1000, 1000, 1000])
    options.autoplay?.holds[1] = .manual
    let carousel = Carousel(.count(3), options: options, wallTime: .milliseconds(2500))
    #expect(carousel.currentPage == 0)
  }
}
