import CarouselEngine
import Testing

@Suite("Pages and offsets")
struct PageTests {
  @Test("A move turns its page at the same time in every lap", arguments: PageChange.allCases)
  func sameInEveryLap(policy: PageChange) throws {
    for (start, step) in [(0, 1), (1, 1), (4, 1), (0, -1), (3, -1)] {
      let times = try [-3, -1, 0, 1, 2].map { lap in
        var run = Run(5, move: 400) {
          $0.start = start
          $0.pageChange = policy
        }
        try run.send(.step(by: 5 * lap))
        run.until(1000)
        let before = run.changes.count
        try run.send(.step(by: step))
        run.until(2000)
        return run.changes[before...].map { $0.split(separator: " ")[0] }
      }
      #expect(Set(times).count == 1)
    }
  }

  @Test("Seven nexts in five pages are page 2 of lap 1")
  func sevenNexts() throws {
    var run = Run(5, move: 400)
    for index in 1...7 {
      try run.send(.next)
      run.until(index * 1000)
    }
    #expect(run.carousel.currentPlace == Place(lap: 1, page: 2))
  }

  @Test("Nexts that come while the carousel moves add up")
  func nextsAddUp() throws {
    var run = Run(5, move: 400)
    try run.send(.next, .next, .next, .next, .next, .next, .next)
    #expect(run.carousel.targetPage == 2)
    run.until(1000)
    #expect(run.carousel.currentPlace == Place(lap: 1, page: 2))
    #expect(run.pages == ["0→1", "1→2", "2→3", "3→4", "4→0", "0→1", "1→2"])
  }

  @Test("Previous from the start is the last page of lap -1")
  func previousFromStart() throws {
    var run = Run(5)
    try run.send(.previous)
    #expect(run.carousel.currentPlace == Place(lap: -1, page: 4))
  }

  @Test("Without pages nothing happens, until there are some")
  func empty() throws {
    var run = Run(0, every: 1000)
    let intents: [Intent] = [
      .next, .previous, .step(by: 9), .go(to: 3), .press, .drag(by: 1), .release(velocity: 9),
      .tap(page: 2), .play, .stop, .play, .pause(.user), .resume(.user), .finishHold(),
    ]
    for intent in intents { try run.send(intent) }
    run.until(10_000)
    #expect(run.log.isEmpty)
    #expect(run.carousel.currentPage == nil)
    #expect(run.carousel.timeUntilNextEvent == nil)
    try run.send(.setItems(.count(3)))
    #expect(run.changes == ["10000 nil→0"])
  }

  @Test("One page never moves and emits nothing; more pages make it loop")
  func onePage() throws {
    var run = Run(1, every: 1000, move: 400)
    try run.send(.next, .previous, .press, .drag(by: 0.7), .release(velocity: 5))
    run.until(10_000)
    #expect(run.log.isEmpty)
    try run.send(.setItems(.count(3)))
    try run.send(.previous)
    run.until(10_500)
    #expect(run.pages == ["0→2"])
  }

  @Test("With two pages next is always forward")
  func twoPages() throws {
    var run = Run(2, move: 100)
    for index in 1...5 {
      try run.send(.next)
      run.until(index * 1000)
    }
    #expect(run.pages == ["0→1", "1→0", "0→1", "1→0", "0→1"])
    #expect(run.events.allSatisfy { $0 != .directionChanged(.left) })
    #expect(run.carousel.currentPlace == Place(lap: 2, page: 1))
  }

  @Test(
    "The nearest page is chosen with halves away from zero",
    arguments: [(0.49, 0), (0.5, 1), (4.5, 0), (-0.5, 4), (-0.49, 0), (-0.4, 0), (3.49, 3)])
  func nearest(offset: Double, page: Int) throws {
    var run = Run(5)
    try run.send(.press, .drag(by: offset))
    #expect(run.carousel.currentPage == page)
  }

  @Test("By arrival a page changes only when the neighbour is fully reached")
  func arrival() throws {
    var run = Run(4, .bounded)
    try run.send(.press, .drag(by: 0.3), .drag(by: 0.69))
    #expect(run.pages == [])
    try run.send(.drag(by: 0.01))
    #expect(run.pages == ["0→1"])
    try run.send(.drag(by: -0.3), .drag(by: -0.69))
    #expect(run.pages == ["0→1"])
    try run.send(.drag(by: -0.01))
    #expect(run.pages == ["0→1", "1→0"])
  }

  @Test("Ten tenths of a page are a page, but a hundred-millionth less is not")
  func tolerance() throws {
    var run = Run(4, .bounded)
    try run.send(.press)
    for _ in 1...10 { try run.send(.drag(by: 0.1)) }
    #expect(run.pages == ["0→1"])
    var other = Run(4, .bounded)
    try other.send(.press, .drag(by: 0.99999999))
    #expect(other.pages == [])
  }

  @Test("An eased move reaches its page by arrival at exactly its end")
  func exactArrival() throws {
    for easing in [Easing.linear, .ease, .easeIn, .easeOut, .easeInOut, .cubicInOut] {
      var run = Run(4, .bounded, move: 400) { $0.transition.easing = easing }
      try run.send(.next)
      run.until(1000)
      #expect(run.changes == ["400 0→1"])
    }
  }

  @Test("A page that does not exist is a typed error and changes nothing", arguments: [-1, 5, 99])
  func outOfRange(page: Int) throws {
    var run = Run(5, every: 1000, move: 100)
    run.until(300)
    let before = run.carousel
    #expect(throws: IntentError.noSuchPage(page, count: 5)) { try run.send(.go(to: page)) }
    #expect(run.carousel == before)
  }

  @Test("Numbers that are no page counts are a typed error")
  func notANumber() throws {
    var run = Run(5)
    try run.send(.press)
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(throws: IntentError.notANumberOfPages) { try run.send(.drag(by: number)) }
    }
    for steps in [Int.max, .min] {
      #expect(throws: IntentError.notANumberOfPages) { try run.send(.step(by: steps)) }
    }
  }

  @Test("A new move cancels the running one and begins where the offset is")
  func retarget() throws {
    var run = Run(5, move: 400)
    try run.send(.next)
    run.until(100)
    #expect(run.carousel.offset == 0.25)
    try run.send(.go(to: 4))
    #expect(run.carousel.offset == 0.25)
    #expect(run.events.contains(.motionEnded(finished: false)))
    run.until(1000)
    #expect(run.carousel.currentPlace == Place(lap: -1, page: 4))
  }

  @Test("Going to the page that is already the target changes nothing")
  func sameTarget() throws {
    var run = Run(5, every: 5000, move: 400)
    run.until(1000)
    try run.send(.go(to: 0))
    #expect(run.log.isEmpty)
    try run.send(.next)
    run.until(1100)
    let count = run.log.count
    try run.send(.go(to: 1))
    #expect(run.log.count == count)
  }

  @Test("Steps are clamped at the ends, and an edge says so without a change")
  func boundedSteps() throws {
    var run = Run(4, .bounded)
    try run.send(.previous)
    #expect(run.events == [.reachedEnd(.start)])
    try run.send(.step(by: 99))
    #expect(run.pages == ["0→3"])
    try run.send(.next)
    #expect(run.events.last == .reachedEnd(.end))
    #expect(run.pages == ["0→3"])
  }

  @Test("A billion steps are exactly what arithmetic says")
  func billion() throws {
    var run = Run(7)
    try run.send(.step(by: 1_000_000_000))
    #expect(run.carousel.currentPlace == Place(lap: 142_857_142, page: 6))
    for _ in 0..<10_000 { _ = try run.carousel.send(.next) }
    let total = 1_000_010_000
    #expect(run.carousel.currentPlace == Place(lap: total / 7, page: total % 7))
    #expect(run.carousel.offset == Double(total % 7))
  }

  @Test("A million pages cost three loads, whichever way they are crossed", arguments: [0, 400])
  func million(move: Int) throws {
    var run = Run(1_000_000, .bounded, move: move)
    try run.send(.go(to: 999_999))
    run.until(1000)
    #expect(run.pages == ["0→999999"])
    let loads = run.events.filter { if case .slotLoaded = $0 { true } else { false } }
    #expect(loads.count == 2)
  }

  @Test("A move over any distance is at rest after as few steps of time as it has events")
  func fewSteps() throws {
    for policy in PageChange.allCases {
      for easing in [Easing.linear, .ease, .easeOut, .cubicInOut] {
        for steps in [101, 5000, 500_000, 1 << 50] {
          var run = Run(1_000_000, move: 400) {
            $0.pageChange = policy
            $0.transition.easing = easing
          }
          try run.send(.step(by: steps))
          var walked = 0
          while let time = run.carousel.timeUntilNextEvent, walked < 9 {
            run.note(run.carousel.advance(by: time))
            walked += 1
          }
          #expect(walked <= 2, "\(policy) \(easing) \(steps)")
          #expect(run.pages.count == (steps % 1_000_000 == 0 ? 0 : 1))
        }
      }
    }
  }

  @Test("Progress runs from 0 to 1 along the deck")
  func progress() throws {
    var run = Run(5, .bounded)
    #expect(run.carousel.progress == 0)
    try run.send(.go(to: 1))
    #expect(run.carousel.progress == 0.25)
    try run.send(.press, .drag(by: 0.5))
    #expect(run.carousel.progress == 0.375)
    try run.send(.release(velocity: 0), .go(to: 4))
    #expect(run.carousel.progress == 1)
    #expect(Run(1).carousel.progress == 0)
  }

  @Test(
    "A far motion changes page once, and its last half page costs no more than the way there",
    arguments: [PageChange.nearest, .arrival])
  func farMotion(policy: PageChange) throws {
    var options = CarouselOptions()
    options.boundary = .bounded
    options.pageChange = policy
    options.transition = Transition(duration: .seconds(60), easing: .cubicInOut)
    var carousel = Carousel(.count(1_000_000), options: options)
    var events = try carousel.send(.go(to: 999_999))
    events += carousel.advance(by: .seconds(100))
    let changes = events.filter { if case .pageChanged = $0 { true } else { false } }
    #expect(changes.count == 1 && carousel.currentPage == 999_999 && carousel.isResting)
  }
}
