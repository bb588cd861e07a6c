import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Segments that fill with the hold")
struct SegmentTests {
  private func stage(pages: Int = 5, hold: Duration = .seconds(4), move: Int = 0) -> Stage {
    let ground = ThemeColor.rgb(16, 21, 28)
    var deck = Deck.of(
      Array(repeating: .text("", background: ground), count: pages), indicator: Indicator())
    deck.indicator?.style = .segments
    deck.indicator?.color = .rgb(118, 133, 154)
    deck.indicator?.currentColor = .rgb(111, 195, 255)
    deck.options.transition = Transition(duration: .milliseconds(move), easing: .linear)
    deck.options.autoplay = Autoplay(hold: hold)
    return Stage(deck)
  }

  /// The eighths of cells in the colour of the current page, and the whole cells of a piece.
  private func filled(_ stage: Stage, _ size: FrameSize) throws -> Int {
    let frame = Renderer().frame(of: stage, size: size)
    let row = size.rows - 1 - Margins(of: size).rows
    let accent = Color.rgb(RGB(111, 195, 255))
    return (0..<size.columns).reduce(0) { sum, column in
      let cell = frame[column, row]
      guard let scalar = cell.scalar, scalar != " ", cell.style.foreground == accent else {
        return sum
      }
      // U+2588 is a whole block, U+258F one eighth of it.
      return sum + (scalar.value >= 0x2588 ? Int(0x2590 - scalar.value) : 8)
    }
  }

  private static let sizes = [(40, 9), (80, 24), (100, 50), (240, 70)].map {
    FrameSize(columns: $0, rows: $1)
  }

  @Test("The current piece is empty when its hold begins, and full when it ends")
  func ends() throws {
    for size in Self.sizes {
      var stage = stage()
      #expect(try filled(stage, size) == 0)
      _ = stage.advance(by: .milliseconds(3999))
      let late = try filled(stage, size)
      _ = stage.advance(by: .milliseconds(1))
      let piece = try filled(stage, size)
      #expect(stage.carousel.currentPage == 1)
      #expect(late < piece && late >= piece / 2, "\(size) \(late) \(piece)")
      // Half of a cell at most has neither colour.
      _ = stage.advance(by: .seconds(2))
      let half = try filled(stage, size) - piece
      #expect(abs(half * 2 - piece) <= 16, "\(size) \(half) \(piece)")
    }
  }

  @Test("It never shrinks, and changes exactly when it says, at most four times a second")
  func pace() throws {
    for size in [Self.sizes[0], Self.sizes[1], Self.sizes[3]] {
      for hold in [
        Duration.milliseconds(100), .milliseconds(700), .seconds(3), .seconds(47), .seconds(86_400),
      ] {
        var stage = stage(hold: hold)
        var last = try filled(stage, size)
        var steps = 0
        while let wait = Renderer().timeUntilIndicatorsChange(of: stage, size: size) {
          #expect(wait > .zero)
          if steps > 0 { #expect(wait >= .milliseconds(250)) }
          if steps.isMultiple(of: 7) {
            var early = stage
            _ = early.advance(by: wait - .microseconds(1))
            #expect(try filled(early, size) == last)
          }
          _ = stage.advance(by: wait)
          let now = try filled(stage, size)
          #expect(now > last, "\(size) \(hold) \(steps)")
          (last, steps) = (now, steps + 1)
          guard steps < 400 else { break }
        }
        #expect(stage.carousel.currentPage == 0 && steps < 400)
        #expect(Double(steps) <= max(0, hold / .milliseconds(250)))
      }
    }
  }

  @Test("What is paused, stopped or does not play wakes nobody, and keeps what has passed")
  func idle() throws {
    let size = FrameSize(columns: 240, rows: 70)
    var stage = stage()
    _ = stage.advance(by: .milliseconds(1700))
    let before = try filled(stage, size)
    _ = try stage.send(.pause(.user))
    #expect(Renderer().timeUntilIndicatorsChange(of: stage, size: size) == nil)
    _ = stage.advance(by: .seconds(60))
    #expect(try filled(stage, size) == before && before > 0)
    _ = try stage.send(.resume(.user))
    #expect(Renderer().timeUntilIndicatorsChange(of: stage, size: size) != nil)
    var still = self.stage().deck
    still.options.autoplay = nil
    #expect(Renderer().timeUntilIndicatorsChange(of: Stage(still), size: size) == nil)
    var quiet = self.stage().deck
    quiet.indicator?.followsHold = false
    #expect(Renderer().timeUntilIndicatorsChange(of: Stage(quiet), size: size) == nil)
    // Then the current piece is full.
    #expect(try filled(Stage(still), size) == filled(Stage(quiet), size))
    #expect(try filled(Stage(still), size) > 0)
  }

  @Test("On the way to a page its piece is empty, and the one before it is full")
  func moving() throws {
    let size = FrameSize(columns: 80, rows: 24)
    var stage = stage(move: 1000)
    _ = stage.advance(by: .milliseconds(4100))
    #expect(stage.carousel.isMoving)
    let piece = try filled(stage, size)
    for _ in 0..<8 {
      _ = stage.advance(by: .milliseconds(100))
      #expect(try filled(stage, size) == piece && piece > 0)
    }
  }

  @Test("All pieces are equal, a hundredth of the length apart")
  func pieces() throws {
    for size in Self.sizes {
      for pages in 2...12 {
        let stage = stage(pages: pages)
        let scene = try #require(Renderer().scene(of: stage, size: size))
        let layout = try #require(IndicatorLayout(of: scene, Renderer().options(for: size)))
        let marks = layout.marks
        let widths = (0..<pages).map { page in
          marks.filter { $0.page == page }.reduce(0) { $0 + displayWidth(of: $1.text) }
        }
        guard size.columns >= 3 * pages + 3 else { continue }
        #expect(Set(widths).count == 1 && widths[0] >= 2, "\(size) \(pages) \(widths)")
      }
    }
  }

  @Test("More pages than pieces can be told apart have one bar")
  func many() throws {
    let stage = stage(pages: 100)
    let size = FrameSize(columns: 80, rows: 24)
    #expect(Renderer().timeUntilIndicatorsChange(of: stage, size: size) == nil)
    #expect(try filled(stage, size) <= 8)
  }

  @Test("A cell that is filled in part has two colours, the ground is none of them")
  func twoColours() throws {
    let size = FrameSize(columns: 240, rows: 70)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      var stage = stage()
      _ = stage.advance(by: .milliseconds(Int.random(in: 0..<20_000, using: &generator)))
      let frame = Renderer().frame(of: stage, size: size)
      let row = size.rows - 1 - Margins(of: size).rows
      for column in 0..<size.columns {
        let cell = frame[column, row]
        guard let value = cell.scalar?.value, 0x2589...0x258F ~= value else { continue }
        let pair = Set([cell.style.foreground, cell.style.background])
        #expect(pair == [.rgb(RGB(111, 195, 255)), .rgb(RGB(118, 133, 154))])
      }
    }
  }
}
