import TerminalCells
import TestSupport
import Testing

@Suite("Directions in a terminal", .serialized)
struct EndToEndDirectionTests {
  @Test(
    "Read from right to left, the left arrow is next; down is next on a vertical axis",
    arguments: [
      ("reading: rtl", "\u{1B}[D", "beta"), ("reading: rtl", "\u{1B}[C", "gamma"),
      ("direction: vertical", "\u{1B}[B", "beta"), ("direction: vertical", "\u{1B}[A", "gamma"),
    ])
  func arrows(option: String, key: String, expected: String) throws {
    let config = try EndToEnd.Config(option + "\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type(key)
    try terminal.wait { $0.isWhole && $0.shows(expected) }
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
  }

  @Test("On a vertical axis a drag upwards shows the next page, a drag downwards the one before")
  func drag() throws {
    for (from, to, expected) in [(20, 4, "beta"), (4, 20, "gamma")] {
      let config = try EndToEnd.Config("direction: vertical\n" + EndToEnd.threePages)
      var terminal = try EndToEnd.start(config)
      terminal.type("\u{1B}[<0;40;\(from)M\u{1B}[<32;40;12M\u{1B}[<32;40;\(to)M")
      terminal.type("\u{1B}[<0;40;\(to)m")
      try terminal.wait { $0.isWhole && $0.shows(expected) && !$0.shows("alpha") }
      terminal.type("q")
      let ending = try terminal.waitForEnd()
      #expect(ending == .exited(0))
    }
  }
}
