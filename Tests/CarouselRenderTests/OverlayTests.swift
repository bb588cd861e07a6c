import CarouselDeck
import CarouselRender
import CarouselStage
import TerminalCells
import Testing

@Suite("Overlay")
struct OverlayTests {
  private func frame(
    _ slide: Slide, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode,
    _ change: (inout Overlay) -> Void
  ) -> Frame {
    var overlay = Overlay()
    change(&overlay)
    return Stage(.of([slide])).frame(columns, rows, glyphs: glyphs, overlay: overlay)
  }

  @Test("A pause is shown in the lower right corner, or where nothing is covered")
  func pause() {
    let usual = frame(.text("x"), 14, 3) { $0.isPaused = true }
    #expect(usual.plainLines == ["", "      x", "      ⏸ paused"])
    let taken = frame(.text("0123456789abcd", valign: .bottom), 14, 2, glyphs: .ascii) {
      $0.isPaused = true
    }
    #expect(taken.plainLines == ["     || paused", "0123456789abcd"])
    let crowded = frame(.text("0123456789\n012345 789"), 10, 2) { $0.isPaused = true }
    #expect(crowded.plainLines == ["0123456789", "012345 78⏸"])
  }

  @Test("The keys stand in a box in the middle, which gives up its margins and lines for room")
  func help() {
    let change: (inout Overlay) -> Void = {
      $0.help = [Overlay.KeyHelp("← →", "move"), Overlay.KeyHelp("q", "quit")]
    }
    #expect(
      frame(.text(""), 22, 8, change).plainLines
        == rows(
          """

            ╭────────────────╮
            │                │
            │   ← →   move   │
            │     q   quit   │
            │                │
            ╰────────────────╯

          """))
    #expect(
      frame(.text(""), 12, 4, change).plainLines
        == ["╭──────────╮", "│← →   move│", "│  q   quit│", "╰──────────╯"])
    #expect(frame(.text(""), 8, 1, change).plainLines == ["← → move"])
    #expect(frame(.text(""), 7, 1, change).plainLines == ["← → mo…"])
  }

  @Test("Where there is little room, help is brief, and what matters most stays to the end")
  func crampedHelp() {
    let change: (inout Overlay) -> Void = {
      $0.help = [
        Overlay.KeyHelp("← →", "move one page", brief: "move", importance: 1),
        Overlay.KeyHelp("Tab", "choose among carousels", brief: "focus"),
        Overlay.KeyHelp("q", "quit the show", brief: "quit", importance: 2),
      ]
    }
    #expect(
      frame(.text(""), 26, 3, change).plainLines
        == ["← →   move", "Tab   focus", "  q   quit"].map { "       " + $0 })
    #expect(
      frame(.text(""), 11, 3, change).plainLines == ["← →   move", "Tab   focus", "  q   quit"])
    #expect(frame(.text(""), 9, 3, change).plainLines == ["← → move", "Tab focus", "  q quit"])
    #expect(frame(.text(""), 8, 3, change).plainLines.contains("← → move"))
    #expect(frame(.text(""), 6, 3, change).plainLines == ["", "q quit", ""])
    #expect(frame(.text(""), 30, 1, change).plainLines[0].hasSuffix("q   quit the show"))
  }

  @Test("A message has a whole row")
  func banner() {
    let frame = frame(.text(""), 12, 2) { $0.banner = "broken\nconfig" }
    #expect(frame.plainLines == ["broken conf…", ""])
    #expect(frame[11, 0].style.attributes.contains(.reverse))
  }

  @Test("A message that is too long for a row has some more, where there are many")
  func longBanner() {
    let message = "deck.yaml:3:7: unknown key `titel` in a slide"
    for (rows, used) in [(3, 1), (7, 1), (8, 2), (12, 3), (40, 3)] {
      let frame = self.frame(.text(""), 20, rows) { $0.banner = message }
      let reversed = (0..<rows).filter { frame[0, $0].style.attributes.contains(.reverse) }
      #expect(reversed == Array(0..<used))
      #expect(frame.plainLines[used - 1].hasSuffix("…") == (used < 3))
    }
  }
}
