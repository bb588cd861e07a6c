import CarouselEngine
import Testing

@Suite("Page numbers")
struct PageNumberTests {
  private static func alphabet(_ pages: Int) -> [Intent] {
    [
      .next, .previous, .step(by: 5), .press, .drag(by: 2.6), .drag(by: -7.125),
      .release(velocity: 0), .release(velocity: -9), .go(to: 1, via: .backward),
      .tap(page: pages - 1),
    ]
  }

  @Test(
    "No event ever tells a page that is not there, for 0…6 pages and every script of three",
    arguments: Boundary.allCases, [0, 100])
  func told(boundary: Boundary, move: Int) {
    for pages in 0...6 {
      let alphabet = Self.alphabet(pages)
      for first in alphabet {
        for second in alphabet {
          for third in alphabet {
            let script = [first, second, third]
            let run = played(script, pages, boundary, move: move)
            let strange = run.events.flatMap(\.pages).filter { !(0..<pages).contains($0) }
            if !strange.isEmpty {
              Issue.record("\(pages) \(boundary) \(script) told \(strange)")
              return
            }
          }
        }
      }
    }
  }

  /// Sends a script with pauses shorter than a move, so that intents come in the middle of one.
  private func played(
    _ script: [Intent], _ pages: Int, _ boundary: Boundary, move: Int
  ) -> Run {
    var run = Run(pages, boundary, every: 250, move: move)
    for intent in script {
      if let events = try? run.carousel.send(intent) { run.note(events) }
      run.until(run.carousel.now + .milliseconds(60))
    }
    run.until(1000)
    return run
  }

  @Test("One page says nothing, whatever is asked", arguments: Boundary.allCases)
  func onePage(boundary: Boundary) {
    for first in Self.alphabet(1) {
      for second in Self.alphabet(1) {
        #expect(played([first, second, .next], 1, boundary, move: 100).pages == [])
      }
    }
  }

  @Test("A start page is the only page told before something happens, for 0…6 pages")
  func start() throws {
    for pages in 0...6 {
      for start in 0...7 {
        var run = Run(pages) { $0.start = start }
        run.until(10_000)
        #expect(run.log.isEmpty)
        #expect(run.carousel.currentPage == (pages > 0 ? min(start, pages - 1) : nil))
        var late = Run(0) { $0.start = start }
        try late.send(.setItems(.count(pages)))
        #expect(late.pages == (pages > 0 ? ["nil→\(min(start, pages - 1))"] : []))
      }
    }
  }

  @Test("Any step from the first page of a loop lands where counting lands, on both sides of it")
  func counting() throws {
    for pages in 1...7 {
      for steps in -100...100 {
        var run = Run(pages)
        try run.send(.step(by: steps))
        let expected =
          pages > 1
          ? Place(lap: floorDiv(steps, pages), page: floorMod(steps, pages)) : Place(page: 0)
        #expect(run.carousel.currentPlace == expected)
      }
    }
  }

  @Test("Each of a trillion steps is still exact, and so is a quarter of a page beside them")
  func trillion() throws {
    let steps = 1 << 40
    for pages in [2, 3, 7, 1_000_003] {
      var run = Run(pages)
      try run.send(.step(by: steps))
      for extra in 1...50 {
        try run.send(.next)
        let unwrapped = steps + extra
        #expect(
          run.carousel.currentPlace == Place(lap: unwrapped / pages, page: unwrapped % pages))
      }
      try run.send(.press, .drag(by: 0.25))
      #expect(run.carousel.pageOffset == 0.25)
    }
  }

  @Test("The last of a million pages in a loop is one step and one load away, or a jump and three")
  func million() throws {
    for (route, count) in [(Route.shortest, 1), (.direct, 3)] {
      var run = Run(1_000_000)
      try run.send(.go(to: 999_999, via: route))
      let loads = run.events.filter { if case .slotLoaded = $0 { true } else { false } }
      #expect(loads.count == count)
      #expect(run.carousel.currentPage == 999_999)
    }
  }
}

extension Event {
  /// The page numbers that this event tells.
  fileprivate var pages: [Int] {
    switch self {
    case .started(let page), .settled(let page, _), .selected(let page),
      .slotLoaded(_, let page, _):
      [page]
    case .pageChanged(let from, let to, _, _): [from, to].compactMap(\.self)
    case .motionBegan(let to, _): [to].compactMap(\.self)
    case .motionEnded, .scrolled, .directionChanged, .reachedEnd, .autoplayPaused,
      .autoplayResumed, .autoplayStopped, .missed, .dataShifted, .lapCompleted:
      []
    }
  }
}
