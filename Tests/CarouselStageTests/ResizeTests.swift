import CarouselDeck
import CarouselEngine
import CarouselStage
import Testing

@Suite("Other sizes")
struct ResizeTests {
  private func deck(_ reading: ReadingDirection, _ axis: Axis) -> Deck {
    var deck = Deck.plain("root", pages: 5, axis: axis)
    deck.options.start = 3
    deck.options.reading = reading
    deck.options.transition = Transition(duration: .milliseconds(400), easing: .linear)
    return deck
  }

  @Test(
    "At any size the same page is in the middle, alone and unmoved",
    arguments: ReadingDirection.allCases,
    Axis.allCases)
  func rest(reading: ReadingDirection, axis: Axis) throws {
    let stage = Stage(deck(reading, axis))
    for columns in 1...90 {
      for rows in [1, 2, 12, 24, 25] {
        let placements = stage.scene(columns: columns, rows: rows).placements
        #expect(placements.map(\.page) == [3])
        #expect(placements.first?.transform == Transform(), "\(columns)x\(rows)")
      }
    }
  }

  @Test("A move keeps its target and its end through a change of size")
  func moving() throws {
    var run = StageRun(deck(.leftToRight, .horizontal))
    try run.send(.next)
    run.until(100)
    let before = run.stage
    try run.send(.resize(columns: 40, rows: 12))
    #expect(run.stage == before)
    #expect(run.stage.carousel.targetPage == 4)
    let scene = run.stage.scene(columns: 40, rows: 12)
    #expect(scene.placements.map(\.page) == [3, 4])
    #expect(scene.placements.map(\.transform.translation.x) == [-10, 30])
    run.until(400)
    #expect(run.changes == ["200 3→4"] && run.stage.carousel.isResting)
  }
}
