import TerminalCells
import TestSupport
import Testing

@Suite struct VisibleTextTests {
  @Test(
    "What a terminal would obey or hide becomes a mark",
    arguments: [
      ("plain", "plain"), ("", ""), ("\u{1B}[31m", "␛[31m"), ("a\u{0}b", "a␀b"),
      ("\u{7F}", "␡"), ("\u{9B}31m", "‹U+009B›31m"), ("\u{202E}abc", "‹U+202E›abc"),
      ("\u{2066}x\u{2069}", "‹U+2066›x‹U+2069›"), ("a\u{2060}b", "a‹U+2060›b"),
      ("\u{FEFF}", "‹U+FEFF›"), ("\u{2028}", "‹U+2028›"), ("\u{10EEEE}", "‹U+10EEEE›"),
      ("\u{E0041}", "‹U+E0041›"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("\u{85}", "‹U+0085›"),
      ("👨‍👩‍👧‍👦🇩🇪❤️", "👨‍👩‍👧‍👦🇩🇪❤️"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("نمی‌خواهم", "نمی‌خواهم"),
    ])
  func marks(text: String, expected: String) {
    #expect(visibleText(text) == expected)
  }

  @Test(
    "What only says how to lay text out goes without a mark, wherever it stands",
    arguments: ["\u{200B}", "\u{AD}", "\u{61C}", "\u{200E}", "\u{200F}"])
  func layoutHints(hint: String) {
    for text in ["ab", "שלום", "สวัสดี", "👨‍👩‍👧‍👦🇩🇪", "e\u{301}", "\tx"] {
      #expect(visibleText(hint + text) == visibleText(text))
      #expect(visibleText(text + hint) == visibleText(text))
    }
    #expect(visibleText("a" + hint + hint + "b") == "ab")
    #expect(visibleText("a" + hint + "\u{202E}b") == "a‹U+202E›b")
  }

  @Test("Zero-width spaces stay for who breaks lines there")
  func breaks() {
    #expect(visibleText("a\u{200B}b\u{AD}c", keepingBreaks: true) == "a\u{200B}bc")
  }

  @Test(
    "A tab reaches the next tab stop",
    arguments: [
      ("\tx", "    x"), ("a\tx", "a   x"), ("abcd\tx", "abcd    x"), ("你\tx", "你  x"),
      ("a\tb\tc", "a   b   c"),
    ])
  func tabs(text: String, expected: String) {
    #expect(visibleText(text) == expected)
  }

  @Test(
    "Line feeds stay when asked, and carriage returns before them go",
    arguments: [
      ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("a\rb", "a␍b"), ("a\r", "a␍"),
      ("ab\n\tc", "ab\n    c"),
      ("\r\r\n", "␍\n"),
    ])
  func newlines(text: String, expected: String) {
    #expect(visibleText(text, keepingNewlines: true) == expected)
  }

  @Test("No control, no bidi scalar and nothing of no width survives", arguments: [false, true])
  func neverUnsafe(keepingNewlines: Bool) {
    var random = SeededGenerator(seed: 11)
    var scalars = (0...0x10FFFF).compactMap(Unicode.Scalar.init(_:) as (UInt32) -> Unicode.Scalar?)
    scalars.shuffle(using: &random)
    for start in stride(from: 0, to: scalars.count, by: 97) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<min(start + 97, scalars.count)])
      let shown = visibleText(String(text), keepingNewlines: keepingNewlines)
      let bad = shown.unicodeScalars.first { isUnsafe($0, keepingNewlines: keepingNewlines) }
      #expect(bad == nil)
    }
  }

  private func isUnsafe(_ scalar: Unicode.Scalar, keepingNewlines: Bool) -> Bool {
    switch scalar.value {
    case 0x0A: !keepingNewlines
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0x10EEEE:
      true
    default: false
    }
  }
}
