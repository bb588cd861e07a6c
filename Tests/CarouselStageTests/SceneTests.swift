import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
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

  private func moving(_ axis: Axis, _ reading: ReadingDirection = .leftToRight, pages: Int = 5)
    -> Deck
  {
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
      (Axis.horizontal, ReadingDirection.leftToRight, -20.0, 60.0, 0.0, 0.0),
      (.horizontal, .rightToLeft, 20, -60, 0, 0), (.vertical, .leftToRight, 0, 0, -6, 18),
    ])
  func moving(
    axis: Axis, reading: ReadingDirection, leavingX: Double, enteringX: Double, leavingY: Double,
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

  @Test("A nested deck has its scene in the slide, in the cells that the composition leaves it")
  func nested() throws {
    let deck = Deck.plain("root", pages: 2, children: [0: .plain("child", pages: 3)])
    let scene = Stage(deck).scene(columns: 80, rows: 24) { slide, size, indicator in
      #expect(slide.deck?.name == "child" && size == FrameSize(columns: 80, rows: 24))
      #expect(indicator?.pageCount == 2)
      return CellRect(row: 3, columns: 70, rows: 16)
    }
    let child = try #require(scene.placements.first?.child)
    #expect(child.viewport == CellRect(row: 3, columns: 70, rows: 16))
    #expect(child.placements.first?.columns == 70)
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

  @Test("A layout puts slides of its size, back to front, with what lies outside left out")
  func layout() throws {
    var deck = moving(.horizontal, pages: 1_000_000)
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 160, height: 160)
    deck.layout = try Layout(.coverFlow, options: options)
    let scene = try scene(deck)
    let current = try #require(scene.placements.last)
    #expect(current.page == 0 && current.distance == 0 && current.opacity == 1)
    #expect((current.columns, current.rows) == (20, 10))
    #expect(scene.placements.count < Arrangement.visibleLimit)
    #expect(scene.placements.dropLast().allSatisfy { $0.depth > current.depth })
    let next = try #require(scene.placements.first { $0.distance == 1 })
    #expect(abs(next.transform.translation.x - 0.8 * 20) < 1e-9)
    #expect(abs(next.depth - 0.377 * 20) < 1e-9)
    // With an option the formula of the layout holds, whatever the value.
    deck.writtenLayoutOptions = [.tilt]
    let written = try #require(try self.scene(deck).placements.first { $0.distance == 1 })
    #expect(written.transform.translation.x == (0.45 + 0.25) * 20 && written.depth == 10)
  }

  @Test("A wheel is round: cells are twice as high as wide")
  func round() throws {
    var deck = moving(.horizontal, pages: 12)
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 80, height: 80)
    options.radius = 160
    deck.layout = try Layout(.wheel, options: options)
    let scene = try scene(deck)
    for placement in scene.placements {
      let (x, y, _) = placement.transform.translation
      let fromHub = (x * 8) * (x * 8) + (y * 16 - 160) * (y * 16 - 160)
      #expect(abs(fromHub - 160 * 160) < 1e-6)
    }
    #expect(scene.placements.count > 3)
  }
}
