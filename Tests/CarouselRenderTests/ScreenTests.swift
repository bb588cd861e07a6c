import CarouselDeck
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import Testing

@Suite("Screen")
struct ScreenTests {
  private func frame(
    _ columns: Int, _ rows: Int, overlay: Overlay? = nil, _ change: (inout Screen) -> Void
  ) -> Frame {
    var screen = Screen()
    screen.background = .rgb(1, 2, 3)
    change(&screen)
    let deck = Deck.of(
      [.text("text", background: .rgb(9, 9, 9)), .text("x")], indicator: Indicator())
    return Renderer(screen: screen).frame(
      of: Stage(deck), size: FrameSize(columns: columns, rows: rows), overlay: overlay)
  }

  @Test("A carousel of some size stands in the middle, on the colour of the screen")
  func middle() {
    let frame = frame(20, 9) {
      $0.width = 10
      $0.height = 5
    }
    for row in 0..<9 {
      for column in 0..<20 {
        let isInside = 5..<15 ~= column && 2..<7 ~= row
        #expect(
          frame[column, row].style.background == (isInside ? .rgb(9, 9, 9) : .rgb(1, 2, 3)))
      }
    }
    #expect(frame.plainLines[6] == "        ● ○")
  }

  @Test("Where there is less room it gets what there is", arguments: [0, 1, 5])
  func less(extent: Int) {
    let frame = frame(extent, extent) {
      $0.width = 100
      $0.height = 100
    }
    #expect(frame.size == FrameSize(columns: extent, rows: extent))
    #expect(extent == 0 || frame[0, 0].style.background == .rgb(9, 9, 9))
  }

  @Test("With less room than it asks for there is a word in its place")
  func tooSmall() {
    let ask: (inout Screen) -> Void = {
      $0.minWidth = 40
      $0.minHeight = 10
    }
    #expect(frame(30, 8, ask).plainLines.contains("       40×10, has 30×8"))
    #expect(frame(39, 10, ask).plainLines.contains { $0.contains("40×10") })
    #expect(!frame(40, 10, ask).plainLines.contains { $0.contains("needs") })
    for columns in 0...6 {
      for rows in 0...3 {
        #expect(frame(columns, rows, ask).size == FrameSize(columns: columns, rows: rows))
      }
    }
    var overlay = Overlay()
    overlay.help = Overlay.Help([Overlay.KeyHelp(["q"], "quit")])
    #expect(frame(30, 8, overlay: overlay, ask).plainLines.contains { $0.contains("quit") })
  }

  @Test("Clicks find the dots of a carousel in the middle")
  func hits() throws {
    var screen = Screen()
    screen.width = 10
    screen.height = 5
    let renderer = Renderer(screen: screen)
    let deck = Deck.of([.text("text"), .text("x")], indicator: Indicator())
    let scene = try #require(
      renderer.scene(of: Stage(deck), size: FrameSize(columns: 20, rows: 9)))
    #expect(renderer.indicatorPage(atColumn: 10, row: 6, of: scene)?.page == 1)
    #expect(renderer.indicatorPage(atColumn: 5, row: 4, of: scene) == nil)
  }
}
