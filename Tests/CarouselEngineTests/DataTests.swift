import CarouselEngine
import Testing

@Suite("Data changes")
struct DataTests {
  private func withIDs(_ ids: [String], at page: Int, boundary: Boundary = .looping) -> Run {
    var run = Run(0, boundary)
    var options = CarouselOptions()
    options.boundary = boundary
    options.start = page
    run.carousel = Carousel(.ids(ids), options: options)
    return run
  }

  @Test("Fewer pages clamp the page, once", arguments: Boundary.allCases)
  func fewer(boundary: Boundary) throws {
    var run = Run(6, boundary) { $0.start = 5 }
    try run.send(.setItems(.count(3)))
    #expect(run.events.last == .pageChanged(from: 5, to: 2, lap: 0, reason: .reload))
    #expect(run.changes.count == 1)
  }

  @Test("With ids the same slide stays, and only its number shifts")
  func identity() throws {
    var run = withIDs(["a", "b", "c", "d"], at: 2)
    try run.send(.setItems(.ids(["x", "y", "z", "c"])))
    #expect(run.carousel.currentPage == 3)
    #expect(run.events.contains(.dataShifted(by: 1)))
    #expect(run.pages.isEmpty)
    try run.send(.setItems(.ids(["a", "b"])))
    #expect(run.pages == ["3→1"])
  }

  @Test("Removing an earlier page keeps the content and shifts its number")
  func removeEarlier() throws {
    var run = withIDs(["a", "b", "c", "d"], at: 2)
    try run.send(.remove(at: 0))
    #expect(run.events == [.dataShifted(by: -1)])
    #expect(run.carousel.currentPage == 1)
  }

  @Test("Removing the current page lets the next take its place; the last gives way to n - 1")
  func removeCurrent() throws {
    var run = withIDs(["a", "b", "c", "d"], at: 2, boundary: .bounded)
    try run.send(.remove(at: 2))
    #expect(run.carousel.currentPage == 2)
    #expect(run.pages.isEmpty)
    #expect(run.events.contains(.slotLoaded(slot: .current, page: 2, reused: true)))
    try run.send(.remove(at: 2))
    #expect(run.pages == ["2→1"])
  }

  @Test("Inserting before shifts, inserting behind does not")
  func insert() throws {
    var run = Run(4) { $0.start = 2 }
    try run.send(.insert(at: 0), .insert(at: 5))
    #expect(run.carousel.currentPage == 3)
    #expect(run.carousel.pageCount == 6)
    #expect(run.events.filter { $0 == .dataShifted(by: 1) }.count == 1)
    #expect(throws: IntentError.noSuchPage(9, count: 6)) { try run.send(.insert(at: 9)) }
    #expect(throws: IntentError.noSuchPage(6, count: 6)) { try run.send(.remove(at: 6)) }
  }

  @Test("An id that is there already is refused")
  func duplicate() throws {
    var run = withIDs(["a", "b"], at: 0)
    #expect(throws: IntentError.duplicateID("b")) { try run.send(.insert(at: 0, id: "b")) }
    #expect(throws: IntentError.duplicateID("c")) {
      try run.send(.setItems(.ids(["c", "d", "c"])))
    }
  }

  @Test("A reload in mid-motion cancels it and rests on a page")
  func midMotion() throws {
    for count in [2, 5, 9] {
      var run = Run(5, every: 1000, move: 400) { $0.start = 3 }
      try run.send(.next)
      run.until(100)
      try run.send(.setItems(.count(count)), .insert(at: 0))
      #expect(run.carousel.isResting)
      #expect(run.carousel.offset == Double(run.carousel.currentPage ?? -1))
      let ends = run.events.filter { $0 == .motionEnded(finished: false) }
      #expect(ends.count == (count == 5 ? 1 : 1))
      run.until(2000)
      #expect(run.carousel.isAutoplaying)
    }
  }

  @Test("A reload and a go at the same instant end on the page asked for")
  func reloadThenGo() throws {
    var run = Run(2)
    try run.send(.setItems(.count(5)), .go(to: 3))
    #expect(run.carousel.currentPage == 3)
    #expect(throws: IntentError.self) { try run.send(.go(to: 99)) }
    #expect(run.carousel.currentPage == 3)
  }

  @Test("A start page is the first page ever told")
  func start() throws {
    var run = Run(5, every: 1000) { $0.start = 3 }
    #expect(run.carousel.currentPage == 3)
    run.until(1000)
    #expect(run.changes == ["1000 3→4"])
    var late = Run(0) { $0.start = 3 }
    try late.send(.setItems(.count(5)))
    #expect(late.pages == ["nil→3"])
    #expect(Run(2) { $0.start = 9 }.carousel.currentPage == 1)
  }

  @Test("All pages removed and given again")
  func emptied() throws {
    var run = Run(3, every: 1000)
    try run.send(.setItems(.count(0)))
    #expect(run.pages == ["0→nil"])
    run.until(9000)
    #expect(run.carousel.timeUntilNextEvent == nil)
    try run.send(.setItems(.count(2)))
    run.until(10_000)
    #expect(run.changes == ["0 0→nil", "9000 nil→0", "10000 0→1"])
  }

  @Test("Holds of single pages move with their pages")
  func holdsMove() throws {
    var run = Run(3, every: 1000) { $0.autoplay?.holds = [1: .time(.milliseconds(5000))] }
    try run.send(.insert(at: 0), .remove(at: 3))
    #expect(run.carousel.options.autoplay?.holds == [2: .time(.milliseconds(5000))])
  }

  @Test("The hold of a page that stays goes on through a reload")
  func holdGoesOn() throws {
    var run = Run(5, every: 5000)
    run.until(4000)
    try run.send(.setItems(.count(8)))
    run.until(5000)
    #expect(run.changes == ["5000 0→1"])
  }
}
