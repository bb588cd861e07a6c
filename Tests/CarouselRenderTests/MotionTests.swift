import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@Suite("Slides in motion")
struct MotionTests {
  private static let colors: [ThemeColor] = [.rgb(200, 0, 0), .rgb(0, 200, 0), .rgb(0, 0, 200)]

  private func colored(axis: Axis, reading: ReadingDirection) -> Deck {
    var deck = Deck.of(
      Self.colors.map { .text("text\nof two lines", background: $0) }, axis: axis)
    deck.options.reading = reading
    return deck
  }

  @Test("In the middle of a move two slides share the row, and a cut wide character is a blank")
  func seam() throws {
    let deck = Deck.of([.text("ab日本", align: .left), .text("語xy", align: .left)])
    let frame = try deck.moving(for: 500).frame(6, 1)
    #expect(frame.plainLines == [" 本語x"])
  }

  @Test("At rest and in motion every cell belongs to exactly one slide, in two whole parts")
  func coverage() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<400 {
      let axis = Axis.allCases.randomElement(using: &random) ?? .horizontal
      let reading = ReadingDirection.allCases.randomElement(using: &random) ?? .leftToRight
      let columns = Int.random(in: 1...23, using: &random)
      let rows = Int.random(in: 1...9, using: &random)
      let stage = try colored(axis: axis, reading: reading).moving(
        for: .random(in: 0...1000, using: &random))
      let scene = stage.scene(columns: columns, rows: rows)
      let frame = stage.frame(columns, rows)
      let shown = scene.placements.map { Self.colors[$0.page] }
      let lines = axis == .horizontal ? rows : columns
      let length = axis == .horizontal ? columns : rows
      for line in 0..<lines {
        let colors = (0..<length).map { position -> Color in
          axis == .horizontal
            ? frame[position, line].style.background : frame[line, position].style.background
        }
        let known = colors.allSatisfy { color in
          shown.contains { theme in color == self.color(theme) }
        }
        #expect(known, "\(axis) \(reading) \(columns)x\(rows)")
        let changes = zip(colors, colors.dropFirst()).count { $0 != $1 }
        #expect(changes <= 1)
      }
    }
  }

  private func color(_ theme: ThemeColor) -> Color {
    guard case .rgba(let red, let green, let blue, _) = theme else { return .default }
    return .rgb(red, green, blue)
  }

  @Test("The boundary moves the same way as the pages, without ever going back")
  func monotonic() throws {
    var last = 40
    for time in stride(from: 0, through: 1000, by: 10) {
      let frame = try colored(axis: .horizontal, reading: .leftToRight).moving(for: time).frame(
        40, 1)
      let boundary = (0..<40).first { frame[$0, 0].style.background == .rgb(0, 200, 0) } ?? 40
      #expect(boundary <= last)
      last = boundary
    }
    #expect(last == 0)
  }

  @Test("Drawing twice gives the same frame, and no frame holds a control, at any size")
  func safety() throws {
    var child = Deck.of([.text("up"), .text("down")], axis: .vertical, indicator: Indicator())
    child.indicator?.position = .right
    var nested = Slide(.deck(child))
    nested.title = "nested\u{1B}c"
    let hostile = "\u{1B}]0;x\u{7}日本語\u{9B}2J\u{202E}\u{200B}👨‍👩‍👧‍👦 \u{301}\u{0}"
    var overlay = Overlay()
    overlay.isPaused = true
    overlay.status = hostile
    overlay.failure = Overlay.Failure(place: hostile, message: hostile, advice: hostile)
    overlay.help = Overlay.Help([
      Overlay.KeyHelp(["k\u{1B}", hostile], hostile), Overlay.KeyHelp(["q"], "quit"),
    ])
    overlay.help?.place = hostile
    overlay.help?.next = hostile
    for position in Indicator.Position.allCases {
      for style in Indicator.Style.allCases {
        var indicator = Indicator()
        indicator.position = position
        indicator.style = style
        indicator.currentShape = "\u{1B}"
        indicator.shape = "日"
        let slides = [
          .text(hostile, title: hostile, caption: hostile), nested, .text("three"), Slide(.plain),
        ]
        let stage = try Deck.of(slides, indicator: indicator).moving(for: 400)
        for columns in 0...9 {
          for rows in 0...9 {
            for glyphs in GlyphSet.allCases {
              let frame = stage.frame(columns, rows, glyphs: glyphs, overlay: overlay)
              #expect(frame == stage.frame(columns, rows, glyphs: glyphs, overlay: overlay))
              #expect(frame.size == FrameSize(columns: columns, rows: rows))
              let scalars = frame.plainLines.joined().unicodeScalars
              let isSafe = scalars.allSatisfy { scalar in
                scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
                  && (glyphs == .unicode || scalar.isASCII)
              }
              #expect(isSafe)
            }
          }
        }
      }
    }
  }
}
