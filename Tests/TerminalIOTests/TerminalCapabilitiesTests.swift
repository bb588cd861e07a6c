import CarouselColor
import TerminalIO
import Testing

@Suite struct TerminalCapabilitiesTests {
  @Test(
    "The choice of the user comes first, then NO_COLOR, COLORTERM and TERM",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.truecolor),
      (["TERM": "xterm-256color", "COLORTERM": "24bit", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
      (["TERM": "xterm-kitty"], .truecolor), (["TERM": "xterm-direct"], .truecolor),
      (["TERM": "tmux"], .palette256), (["TERM": "xterm"], .palette16),
      (["TERM": "linux"], .palette16), (["TERM": "vt100"], .none),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none), ([:], .none),
    ])
  func colors(environment: [String: String], expected: ColorDepth) {
    #expect(TerminalCapabilities(environment: environment).colorDepth == expected)
    let chosen = TerminalCapabilities(environment: environment, colorDepth: .palette16)
    #expect(chosen.colorDepth == .palette16)
  }

  @Test(
    "The first locale variable that is set decides about UTF-8",
    arguments: [
      (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
      (["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true), ([:], false),
    ])
  func locale(environment: [String: String], expected: Bool) {
    #expect(TerminalCapabilities(environment: environment).isUTF8 == expected)
  }

  @Test(
    "A light background is told from the environment, where it is said",
    arguments: [
      ("", false), ("15;0", false), ("0;15", true), ("0;default;15", true), ("12;8", false),
      ("0;7", true), ("0;default", false), ("15;default;0", false), ("0;11", true), (";", false),
    ])
  func ground(colors: String, expected: Bool) {
    let environment = ["TERM": "xterm", "COLORFGBG": colors]
    #expect(TerminalCapabilities(environment: environment).isLight == expected)
  }

  @Test("A terminal without controls, tmux and ssh are told from the environment")
  func surroundings() {
    #expect(TerminalCapabilities(environment: [:]).isDumb)
    let inside = TerminalCapabilities(environment: [
      "TERM": "screen-256color", "TMUX": "/tmp/tmux-0/default,1,0", "SSH_TTY": "/dev/pts/1",
    ])
    #expect(!inside.isDumb && inside.isInsideTmux && inside.isRemote)
    #expect(!inside.features.contains(.backgroundErase))
  }

  @Test(
    "Only terminals that are known to repeat characters are asked to",
    arguments: [
      (["TERM": "xterm-256color"], false), (["TERM": "tmux-256color"], false),
      (["TERM": "xterm-256color", "VTE_VERSION": "7600"], true), (["TERM": "xterm-kitty"], true),
      (
        ["TERM": "xterm-256color", "VTE_VERSION": "7600", "TMUX": "/tmp/tmux-0/default,1,0"], false
      ),
    ])
  func repetition(environment: [String: String], expected: Bool) {
    let features = TerminalCapabilities(environment: environment).features
    #expect(features.contains(.repetition) == expected)
  }
}
