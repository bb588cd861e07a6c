import CarouselDeck
import CarouselEngine
import CarouselStage
import Testing

@Suite("Nesting")
struct NestingTests {
  @Test("A child's clock starts when its parent settles on it")
  func childStarts() {
    let child = Deck.plain("child", pages: 3, every: 400)
    var run = StageRun(.plain("root", pages: 2, every: 1000, children: [1: child]))
    run.until(1900)
    #expect(run.starts == ["0 []@0", "1000 [1]@0"])
    #expect(run.changes == ["1000 0→1", "1400 1/0→1", "1800 1/1→2"])
  }

  @Test("A child on the first page starts with its parent, and so do its children")
  func startsTogether() {
    let inner = Deck.plain("inner", pages: 2)
    let middle = Deck.plain("middle", pages: 2, children: [0: inner])
    let run = StageRun(.plain("root", pages: 2, children: [0: middle]))
    #expect(run.starts == ["0 []@0", "0 [0]@0", "0 [0, 0]@0"])
  }

  @Test(
    "What happens to the clock of a hidden child is the author's choice",
    arguments: [
      (Deck.WhenHidden.pause, ["2000 1→0", "2200 0/2→3", "2600 0/3→4"]),
      (.run, ["1200 0/2→3", "1600 0/3→4", "2000 1→0", "2000 0/4→0", "2400 0/0→1"]),
      (.reset, ["2000 1→0", "2400 0/0→1"]),
    ])
  func whenHidden(policy: Deck.WhenHidden, changes: [String]) {
    var child = Deck.plain("child", pages: 5, every: 400)
    child.whenHidden = policy
    var run = StageRun(.plain("root", pages: 2, every: 1000, children: [0: child]))
    run.until(2600)
    #expect(run.changes == ["400 0/0→1", "800 0/1→2", "1000 0→1"] + changes)
  }

  @Test("A paused child keeps what remained of its hold")
  func keepsRest() {
    let child = Deck.plain("child", pages: 5, every: 700)
    var run = StageRun(.plain("root", pages: 2, every: 1000, children: [0: child]))
    run.until(2500)
    #expect(run.changes == ["700 0/0→1", "1000 0→1", "2000 1→0", "2400 0/1→2"])
  }

  @Test("The page of a child belongs to its slide, however far its parent goes")
  func innerStateStays() throws {
    let child = Deck.plain("child", pages: 11, axis: .vertical)
    let children = Dictionary(uniqueKeysWithValues: (0..<5).map { ($0, child) })
    var run = StageRun(.plain("root", pages: 5, children: children))
    try run.send(.go(to: 7), to: [0])
    try run.send(.go(to: 4))
    #expect(run.stage[[4]]?.carousel.currentPage == 0)
    try run.send(.go(to: 0))
    #expect(run.stage[[0]]?.carousel.currentPage == 7)
  }

  @Test("A parent waits until its child has completed a lap")
  func untilDone() {
    let child = Deck.plain("child", pages: 3, every: 400)
    var root = Deck.plain("root", pages: 2, every: 1000, children: [0: child])
    root.options.autoplay?.holds = [0: .untilDone]
    var run = StageRun(root)
    run.until(3700)
    #expect(
      run.changes == [
        "400 0/0→1", "800 0/1→2", "1200 0/2→0", "1200 0→1", "2200 1→0", "2600 0/0→1", "3000 0/1→2",
        "3400 0/2→0", "3400 0→1",
      ])
  }

  @Test("The last page of a bounded child is shown for its hold before the parent leaves")
  func untilEnd() {
    let child = Deck.plain("child", pages: 3, .bounded, every: 400)
    var root = Deck.plain("root", pages: 2, every: 1000, children: [0: child])
    root.options.autoplay?.holds = [0: .untilDone]
    var run = StageRun(root)
    run.until(3400)
    #expect(
      run.changes == [
        "400 0/0→1", "800 0/1→2", "1200 0→1", "2200 1→0", "2600 0/0→1", "3000 0/1→2", "3400 0→1",
      ])
  }

  @Test("A pause of the user holds everything below, and what starts below")
  func pauseHoldsChildren() throws {
    let child = Deck.plain("child", pages: 3, every: 400)
    var run = StageRun(.plain("root", pages: 2, children: [0: child, 1: child]))
    try run.send(.pause(.user))
    try run.send(.next)
    run.until(5000)
    #expect(run.changes == ["0 0→1"])
    try run.send(.resume(.user))
    run.until(5400)
    #expect(run.changes == ["0 0→1", "5400 1/0→1"])
  }

  @Test("Stepping two decks in turn equals running each alone")
  func nonInterference() {
    let child = Deck.plain("child", pages: 3, every: 700)
    let deck = Deck.plain("root", pages: 3, every: 1000, children: [1: child])
    var alone = StageRun(deck)
    alone.until(9000)
    var first = StageRun(deck)
    var second = StageRun(.plain("other", pages: 4, every: 333))
    for time in stride(from: 100, through: 9000, by: 100) {
      first.until(time)
      second.until(time)
    }
    #expect(first.changes == alone.changes)
  }

  @Test("A path without a carousel is an error that changes nothing")
  func noCarousel() {
    var stage = Stage(.plain("root", pages: 3))
    let before = stage
    #expect(throws: StageError.noCarousel(at: [1])) { try stage.send(.next, to: [1]) }
    #expect(throws: StageError.refused(.noSuchPage(9, count: 3))) { try stage.send(.go(to: 9)) }
    #expect(stage == before)
  }

  @Test("Slides follow their pages when pages are inserted, removed or replaced")
  func dataChanges() throws {
    let child = Deck.plain("child", pages: 4)
    var run = StageRun(.plain("root", pages: 3, children: [0: child]))
    try run.send(.go(to: 2), to: [0])
    try run.send(.insert(at: 0))
    #expect(run.stage.carousel.currentPage == 1)
    #expect(run.stage[[1]]?.carousel.currentPage == 2)
    #expect(run.stage.deck.slides.count == 4)
    try run.send(.remove(at: 0))
    #expect(run.stage[[0]]?.carousel.currentPage == 2)
    try run.send(.setItems(.count(1)))
    #expect(run.stage.deck.slides.count == 1)
    try run.send(.remove(at: 0))
    #expect(run.stage.shownChild == nil)
  }
}
