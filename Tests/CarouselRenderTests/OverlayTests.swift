import CarouselColor
import CarouselDeck
import CarouselGrid
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Overlay")
struct OverlayTests {
  private func frame(
    _ slide: Slide, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode,
    isColored: Bool = true, _ change: (inout Overlay) -> Void
  ) -> Frame {
    var overlay = Overlay()
    change(&overlay)
    let renderer = Renderer(glyphs: glyphs, depth: isColored ? .truecolor : .none)
    return renderer.frame(
      of: Stage(.of([slide])), size: FrameSize(columns: columns, rows: rows), overlay: overlay)
  }

  private static let failure = Overlay.Failure(
    place: "deck.yaml:3:7", message: "unknown key `titel` in a slide",
    advice: "did you mean `title`?")

  @Test("A pause is a chip at the upper right, inside of the margins")
  func pause() {
    for (columns, rows) in [(80, 24), (100, 30), (40, 9)] {
      let frame = frame(.text("x"), columns, rows) { $0.isPaused = true }
      let margins = Margins(of: FrameSize(columns: columns, rows: rows))
      #expect(frame.plainLines[margins.rows].hasSuffix(" ▮▮ paused"))
      // A blank of the same ground on each side.
      let end = columns - margins.columns
      #expect(frame[end - 1, margins.rows].style.background == .rgb(RGB(0x14, 0x18, 0x1D)))
      #expect(frame[end - 11, margins.rows].style.background == .rgb(RGB(0x14, 0x18, 0x1D)))
      #expect(frame[end, margins.rows].style.background == .default)
    }
    let ascii = frame(.text("x"), 40, 9, glyphs: .ascii) { $0.isPaused = true }
    #expect(ascii.plainLines[1].hasSuffix("|| paused"))
  }

  @Test("A chip covers no words as long as there is a row without any, then only its mark does")
  func crowdedPause() {
    let title = String(repeating: "word ", count: 7) + "w"
    let below = frame(.text("x", title: title, valign: .top), 40, 9) { $0.isPaused = true }
    #expect(below.plainLines.contains { $0.contains("▮▮ paused") })
    #expect(below.plainLines.contains { $0.contains(title) })
    let full = Array(repeating: String(repeating: "x", count: 10), count: 2).joined(separator: "\n")
    let crowded = frame(.text(full), 10, 2) { $0.isPaused = true }
    #expect(crowded.plainLines == ["xxxxxx ▮▮", "xxxxxxxxxx"])
  }

  @Test("Words are at the lower right, above a caption that reaches there")
  func status() {
    let free = frame(.text("x"), 40, 9) { $0.status = "no page 99: 1 to 12" }
    #expect(free.plainLines[7].hasSuffix(" no page 99: 1 to 12"))
    let caption = String(repeating: "caption ", count: 5).dropLast(4)
    var slide = Slide.text("x", caption: String(caption), valign: .bottom)
    slide.size = .cell
    let above = frame(slide, 40, 9) { $0.status = "no page 99: 1 to 12" }
    #expect(above.plainLines[7].contains(caption))
    #expect(above.plainLines[6].contains("no page 99: 1 to 12"))
  }

  @Test("On a wall chips are four rows high, on their own ground in all their cells")
  func wall() {
    let frame = frame(.text("x"), 240, 70) {
      $0.isPaused = true
      $0.failure = Self.failure
    }
    let chip = Color.rgb(RGB(0x14, 0x18, 0x1D))
    let rows = (0..<70).filter { row in
      (0..<240).contains { frame[$0, row].style.background == chip }
    }
    #expect(rows == Array(4..<10))
    // An error has no band there.
    #expect((0..<240).allSatisfy { frame[$0, 69].style.background == .default })
  }

  @Test(
    "An error is a band of four rows at the foot with its place, its cause and what to do",
    arguments: [(80, 24), (100, 30), (120, 12)])
  func band(columns: Int, rows: Int) {
    let frame = frame(.text("x"), columns, rows) { $0.failure = Self.failure }
    let ground = Color.rgb(RGB(0x4A, 0x15, 0x15))
    let band = (0..<rows).filter { frame[columns / 2, $0].style.background == ground }
    #expect(band == Array(rows - 4..<rows))
    let lines = frame.plainLines.suffix(4).joined(separator: "\n")
    #expect(lines.contains("■ Not reloaded: the show goes on as it was"))
    #expect(lines.contains("deck.yaml:3:7"))
    #expect(lines.contains("unknown key `titel` in a slide: did you mean `title`?"))
    #expect(lines.contains("Esc hides"))
    #expect(frame[0, rows - 1].style.background == .rgb(RGB(0xFF, 0x8A, 0x7A)))
  }

  @Test("Where there is less room the band is lower, at any size, and later it is a chip")
  func smallBand() {
    for columns in [1, 2, 7, 20, 41, 80] {
      for rows in 1...14 {
        let frame = frame(.text(""), columns, rows) { $0.failure = Self.failure }
        let band = (0..<rows).filter {
          frame[columns - 1, $0].style.background == .rgb(RGB(0x4A, 0x15, 0x15))
        }
        let wanted = rows >= 12 ? 4 : rows >= 6 ? 2 : 1
        #expect(columns == 1 || band.count == wanted)
      }
    }
    let brief = frame(.text(""), 80, 24) {
      $0.failure = Self.failure
      $0.failure?.isBrief = true
      $0.isPaused = true
    }
    #expect(brief.plainLines[1].hasSuffix("■ config error   ▮▮ paused"))
    let plain = frame(.text(""), 80, 24, isColored: false) { $0.failure = Self.failure }
    #expect(plain[79, 23].style.attributes.contains(.reverse))
  }

  private static let keys = [
    Overlay.KeyHelp(["←", "→"], "page", brief: "move", importance: 2),
    Overlay.KeyHelp(["Space"], "pause", importance: 3),
    Overlay.KeyHelp(["Tab"], "in or out of Floors", brief: "focus"),
    Overlay.KeyHelp(["Home", "End"], "first, last", brief: "ends"),
    Overlay.KeyHelp(["q"], "quit", importance: 4),
  ]

  private func help(_ columns: Int, _ rows: Int) -> Frame {
    frame(.text(""), columns, rows) {
      $0.help = Overlay.Help(Self.keys)
      $0.help?.place = "Floors 2 of 3"
      $0.help?.next = "next in 4 s"
    }
  }

  @Test("Help is a panel of 68 columns and 20 rows at most, in the middle")
  func helpSize() {
    for (columns, rows) in [(80, 24), (100, 30), (240, 70), (240, 24), (80, 70)] {
      let frame = help(columns, rows)
      let ground = frame[columns / 2, rows / 2].style.background
      #expect(ground != .default)
      let cells = (0..<rows).flatMap { row in
        (0..<columns).filter { column in
          frame[column, row].style.background == ground
            || "▟▙▜▛".contains(frame.text(of: frame[column, row]))
        }
        .map { ($0, row) }
      }
      let (left, right) = (cells.map(\.0).min() ?? 0, cells.map(\.0).max() ?? 0)
      let (top, bottom) = (cells.map(\.1).min() ?? 0, cells.map(\.1).max() ?? 0)
      #expect(right - left < 68 && bottom - top < 20)
      #expect(abs(left - (columns - 1 - right)) <= 1 && abs(top - (rows - 1 - bottom)) <= 1)
      #expect(
        frame.text(of: frame[left, top]) == "▟" && frame.text(of: frame[right, bottom]) == "▛")
    }
  }

  @Test("It has keys as chips in two columns, a title, and where one is")
  func helpText() {
    let lines = help(80, 24).plainLines
    #expect(lines.contains { $0.contains("Keys") && $0.contains("Esc closes") })
    #expect(lines.contains { $0.contains("Floors 2 of 3") && $0.contains("next in 4 s") })
    #expect(lines.contains { $0.contains("page") && $0.contains("first, last") })
    for key in Self.keys { #expect(lines.contains { $0.contains(key.meaning) }) }
  }

  @Test(
    "With less room it keeps what matters most, at any size, and cuts only a line that is alone")
  func crampedHelp() {
    for columns in 1...70 {
      for rows in 1...12 {
        let text = help(columns, rows).plainLines.joined(separator: "\n")
        if columns >= 6 { #expect(text.contains("quit"), "\(columns) \(rows)") }
        if columns >= 7, rows >= 2 { #expect(!text.contains("…"), "\(columns) \(rows)") }
        if columns >= 11, rows >= 2 { #expect(text.contains("pause"), "\(columns) \(rows)") }
      }
    }
  }

  @Test("The slide behind it keeps a third of its light")
  func shade() {
    let slide = Slide.text("word", valign: .top, background: .rgb(200, 100, 50))
    let frame = frame(slide, 80, 24) { $0.help = Overlay.Help(Self.keys) }
    #expect(frame[0, 0].style.background == .rgb(RGB(68, 34, 17)))
  }
}
