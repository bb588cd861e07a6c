import CarouselDeck
import CarouselEngine
import Testing

@Suite("Scene")
struct SceneTests {
  private func scene(_ deck: Deck, after milliseconds: Int = 0, sending intent: Intent? = nil)
    throws -> Scene
  {
    var stage = Stage(deck)
    if let intent { try stage.send(intent) }
    _ = stage.advance(by: .milliseconds(milliseconds))
    return stage.scene(columns: 80, rows: 24)
  }

  private func moving(_ axis: Axis, _ reading: Reading = .leftToRight, pages: Int = 5) -> Deck {
    var deck = Deck.plain("root", pages: pages, axis: axis)
    deck.options.reading = reading
    deck.options.transition = Transition(duration: .milliseconds(400), easing: .linear)
    return deck
  }

  @Test("At rest there is one slide, in the middle")
  func rest() throws {
    let scene = try scene(moving(.horizontal))
    #expect(scene.placements.map(\.page) == [0])
    #expect(scene.placements.first?.transform == Transform())
    #expect(scene.indicator?.pageCount == 5)
  }

  @Test(
    "While moving there are two, one viewport apart, mirrored by axis and reading",
    arguments: [
      (Axis.horizontal, Reading.leftToRight, -20.0, 60.0, 0.0, 0.0),
      (.horizontal, .rightToLeft, 20, -60, 0, 0), (.vertical, .leftToRight, 0, 0, -6, 18),
    ])
  func moving(
    axis: Axis, reading: Reading, leavingX: Double, enteringX: Double, leavingY: Double,
    enteringY: Double
  ) throws {
    let scene = try scene(moving(axis, reading), after: 100, sending: .next)
    #expect(scene.placements.map(\.page) == [0, 1])
    let (leaving, entering) = (scene.placements[0].transform, scene.placements[1].transform)
    #expect(leaving.translation.x == leavingX && entering.translation.x == enteringX)
    #expect(leaving.translation.y == leavingY && entering.translation.y == enteringY)
  }

  @Test("Across the seam the last and the first page are neighbours")
  func seam() throws {
    let scene = try scene(moving(.horizontal), after: 100, sending: .previous)
    #expect(scene.placements.map(\.page) == [4, 0])
  }

  @Test("A scene holds what can be seen, for a million slides too")
  func visibleOnly() throws {
    let scene = try scene(moving(.horizontal, pages: 1_000_000), after: 200, sending: .next)
    #expect(scene.placements.count == 2)
  }

  @Test("A nested deck has its scene in the slide, beside the title, the caption and the dots")
  func nested() throws {
    var deck = Deck.plain("root", pages: 2, children: [0: .plain("child", pages: 3)])
    deck.slides[0].title = "Title"
    deck.slides[0].caption = "Caption"
    let child = try #require(try scene(deck).placements.first?.child)
    #expect(child.viewport == Region(y: 3, width: 80, height: 16))
    #expect(child.path == [0])
    #expect(child.isFocused)
  }

  @Test("A single page has no indicator unless it is wanted")
  func singlePage() throws {
    var deck = Deck.plain("root", pages: 1)
    #expect(try scene(deck).indicator == nil)
    deck.indicator?.isHiddenForSinglePage = false
    #expect(try scene(deck).indicator?.pageCount == 1)
    deck.indicator = nil
    #expect(try scene(deck).indicator == nil)
  }

  @Test("Without slides the scene is empty, at any size", arguments: [(0, 0), (1, 1), (500, 200)])
  func empty(columns: Int, rows: Int) {
    let scene = Stage(Deck(name: "root", slides: [])).scene(columns: columns, rows: rows)
    #expect(scene.placements.isEmpty && scene.indicator == nil)
  }
}
