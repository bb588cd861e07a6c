import CarouselColor
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@testable import TerminalIO

@Suite("Links")
struct HyperlinkTests {
  private func frame(_ parts: (text: String, address: String)...) -> Frame {
    var frame = Frame(size: FrameSize(columns: 20, rows: 1))
    var column = 0
    for part in parts {
      var style = Style()
      style.link = frame.link(to: part.address)
      column = frame.put(part.text, column: column, row: 0, style: style)
    }
    return frame
  }

  private func text(_ frame: Frame, features: TerminalFeatures) -> String {
    var encoder = ANSIEncoder(colorDepth: .truecolor, features: features)
    return String(decoding: encoder.encode(frame), as: UTF8.self)
  }

  @Test("A link is begun and ended around its text, where the terminal knows it")
  func encoding() {
    let frame = frame(("a", ""), ("bc", "https://x.org"), ("d", ""))
    #expect(
      text(frame, features: [.hyperlinks]).contains(
        "a\u{1B}]8;id=1;https://x.org\u{1B}\\bc\u{1B}]8;;\u{1B}\\d"))
    #expect(!text(frame, features: .usual).contains("]8;"))
  }

  @Test("No link stays open after a frame")
  func end() {
    let text = text(frame(("12345678901234567890", "https://x.org")), features: [.hyperlinks])
    #expect(text.hasSuffix("\u{1B}]8;;\u{1B}\\"))
  }

  @Test("Only what has changed is sent again, whatever the numbers of links")
  func difference() {
    var encoder = ANSIEncoder(colorDepth: .truecolor, features: .all)
    _ = encoder.encode(frame(("a", "https://x.org"), ("b", "https://y.org")))
    var next = Frame(size: FrameSize(columns: 20, rows: 1))
    _ = next.link(to: "https://y.org")
    var style = Style()
    style.link = next.link(to: "https://x.org")
    next.put("a", column: 0, row: 0, style: style)
    style.link = next.link(to: "https://y.org")
    next.put("b", column: 1, row: 0, style: style)
    #expect(encoder.encode(next).isEmpty)
    style.link = next.link(to: "https://z.org")
    next.put("b", column: 1, row: 0, style: style)
    #expect(!encoder.encode(next).isEmpty)
  }

  @Test(
    "Only terminals that are known to take links are sent some",
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "xterm-256color"], false),
      (["TERM": "xterm-256color", "VTE_VERSION": "7200"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "5000"], false),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM": "xterm-256color", "WT_SESSION": "a"], true),
      (["TERM": "screen", "STY": "1.a", "VTE_VERSION": "7200"], false),
      (["TERM": "tmux-256color", "TMUX": "a", "VTE_VERSION": "7200"], false),
      (
        [
          "TERM": "tmux-256color", "TMUX": "a", "TERM_PROGRAM": "tmux",
          "TERM_PROGRAM_VERSION": "3.4",
        ], true
      ),
      (
        [
          "TERM": "tmux-256color", "TMUX": "a", "TERM_PROGRAM": "tmux",
          "TERM_PROGRAM_VERSION": "3.3a",
        ], false
      ),
      (["TERM": "linux"], false), (["TERM": "dumb", "WT_SESSION": "a"], false),
    ] as [([String: String], Bool)])
  func support(environment: [String: String], expected: Bool) {
    let features = TerminalCapabilities(environment: environment).features
    #expect(features.contains(.hyperlinks) == expected)
  }
}
