import TerminalCells
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    "A character is as wide as its widest scalar, and emoji sequences are two wide",
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0),
      ("你", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("─", 1), ("▀", 1), ("⣿", 1), ("…", 1), ("·", 1), ("①", 1),
      ("🙂", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("🇩🇪", 2), ("👍🏽", 2),
      ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳️‍🌈", 2), ("क्‍ष", 1), ("\u{AD}", 1), ("\r\n", 1),
      ("\u{2FFFD}", 2), ("\u{E0001}", 0), ("\u{10FFFD}", 1), ("\u{1FB00}", 1),
    ])
  func width(of text: String, is expected: Int) throws {
    let character = try #require(text.first)
    #expect(text.count == 1)
    #expect(displayWidth(of: character) == expected)
  }

  @Test("Text is as wide as its characters together")
  func textWidth() {
    #expect(displayWidth(of: "") == 0)
    #expect(displayWidth(of: "a你🇩🇪") == 5)
  }
}
