import CarouselEngine
import EngineLaws
import TestSupport
import Testing

@Suite("Timetable")
struct TimetableTests {
  @Test("What shows at a time equals stepping there, for random carousels")
  func equalsStepping() {
    for seed in LawCases.seeds() {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...6, using: &generator)
      var options = RandomRun.options(using: &generator)
      options.autoplay?.sync = .none
      var carousel = Carousel(.count(count), options: options)
      guard let table = Timetable(pageCount: count, options: options) else { continue }
      for _ in 0..<6 {
        let step = Duration.microseconds(Int.random(in: 0...3_000_000, using: &generator))
        _ = carousel.advance(by: step)
        #expect(table.page(at: carousel.now) == carousel.currentPage, "seed \(seed)")
      }
    }
  }

  @Test("Every move begins when the timetable says")
  func moves() {
    for seed in LawCases.seeds(oneOf: 4) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...6, using: &generator)
      var options = RandomRun.options(using: &generator)
      options.autoplay?.sync = .none
      guard let table = Timetable(pageCount: count, options: options) else { continue }
      var run = Run(0)
      run.carousel = Carousel(.count(count), options: options)
      run.until(9000)
      let began = run.log.compactMap { time, event -> Duration? in
        if case .motionBegan = event { time } else { nil }
      }
      let expected = (0...began.count).map { table.begins($0) }
      #expect(began == expected.dropLast(), "seed \(seed)")
      #expect(expected.last.map { $0.map { $0 > .milliseconds(9000) } ?? true } ?? true)
    }
  }

  @Test("The k-th move of a year is where arithmetic puts it")
  func year() throws {
    var options = CarouselOptions()
    options.autoplay = Autoplay(hold: .seconds(1))
    options.autoplay?.holdStartsAt = .start
    let table = try #require(Timetable(pageCount: 1_000_000, options: options))
    let changes = 1_000_000_000
    #expect(table.begins(changes - 1) == .seconds(changes))
    #expect(table.changes(at: .seconds(changes)) == changes)
    #expect(table.changes(at: .seconds(changes) - .nanoseconds(1)) == changes - 1)
    #expect(table.stay(after: changes).page == 0)
  }

  @Test("In a year of a hold of a second the k-th change comes at exactly k seconds")
  func exactYear() throws {
    var options = CarouselOptions()
    options.autoplay = Autoplay(hold: .seconds(1))
    options.autoplay?.holdStartsAt = .start
    options.autoplay?.catchUp = .align
    options.transition.duration = .milliseconds(300)
    let year = 31_536_000
    let table = try #require(Timetable(pageCount: 7, options: options))
    var generator = SeededGenerator(seed: 1)
    for _ in LawCases.seeds() {
      let change = Int.random(in: 1...year, using: &generator)
      #expect(table.begins(change - 1) == .seconds(change))
      #expect(table.stay(after: change).page == change % 7)
    }
    // Stepped for a while, and then again at the end of the year.
    var run = Run(0)
    run.carousel = Carousel(.count(7), options: options)
    run.until(20_000_000)
    try run.send(.suspend(for: .seconds(year - 1000) - run.carousel.now))
    run.until(year * 1000 + 500)
    for (time, event) in run.log {
      guard case .motionBegan(let to?, let duration) = event, duration != .zero else { continue }
      let second = Int((time / .seconds(1)).rounded())
      #expect(time == .seconds(second) && to == second % 7, "\(time) \(to)")
    }
    #expect(run.carousel.currentPage == year % 7)
  }

  @Test("A carousel that does not move by itself has none")
  func none() {
    #expect(Timetable(pageCount: 5, options: CarouselOptions()) == nil)
    var options = CarouselOptions()
    options.autoplay = Autoplay(hold: .seconds(1))
    #expect(Timetable(pageCount: 1, options: options) == nil)
  }
}
