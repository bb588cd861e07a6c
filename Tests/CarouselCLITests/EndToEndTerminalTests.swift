import CarouselGrid
import Glibc
import TerminalCells
import TestSupport
import Testing

@Suite("The player and its terminal", .serialized)
struct EndToEndTerminalTests {
  @Test(
    "However it ends, at rest or in motion, the terminal is as before and the parent sees why",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL, SIGSEGV], [false, true])
  func endings(signal: Int32, isMoving: Bool) throws {
    let config = try EndToEnd.Config(EndToEnd.slowPages)
    var terminal = try EndToEnd.start(config)
    let title = terminal.screen.title
    #expect(title == "three pages")
    if isMoving {
      terminal.type("l")
      try terminal.wait { $0.screen.frame[79, 12].style.background == .rgb(0, 32, 0) }
    }
    terminal.signal(signal)
    let ending = try terminal.waitForEnd()
    #expect(ending == .signaled(signal))
    // After a kill the guard process does the work, a moment later.
    let initial = terminal.initialModes
    try terminal.wait { $0.modesLeft.isEmpty && $0.modes == initial }
    expectRestored(terminal)
  }

  @Test("q and Ctrl-C end it in the middle of a move")
  func quitting() throws {
    let config = try EndToEnd.Config(EndToEnd.slowPages)
    for (key, expected) in [("q", PseudoTerminal.Ending.exited(0)), ("\u{3}", .signaled(SIGINT))] {
      var terminal = try EndToEnd.start(config)
      terminal.type("l")
      try terminal.wait { $0.screen.frame[79, 12].style.background == .rgb(0, 32, 0) }
      terminal.type(key)
      let ending = try terminal.waitForEnd()
      #expect(ending == expected)
      expectRestored(terminal)
    }
  }

  @Test("A title of any length is shown, cut where it is too long, and taken back")
  func longTitle() throws {
    for length in [1, 170, 171, 5000] {
      let title = String(repeating: "題", count: length)
      let config = try EndToEnd.Config("screen: { title: \(title) }\nslides: [alpha]")
      var terminal = try EndToEnd.start(config)
      let shown = terminal.screen.title
      #expect(shown == String(title.prefix(170)))
      terminal.type("q")
      let ending = try terminal.waitForEnd()
      #expect(ending == .exited(0))
      expectRestored(terminal)
    }
  }

  @Test("Ctrl-Z gives the terminal back, and fg paints the whole screen again")
  func stopping() throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    let script = """
      set -m
      '\(EndToEnd.program)' '\(config.path)'
      echo stopped; stty -a | grep -o ' icanon'
      read answer
      fg >/dev/null
      echo ended $?
      """
    var terminal = try PseudoTerminal(
      "/bin/bash", ["-c", script], environment: EndToEnd.environment)
    try terminal.wait { $0.isWhole && $0.shows("alpha") }
    let before = terminal.screen.frame
    terminal.type("\u{1A}")
    try terminal.wait(for: "icanon")
    let left = terminal.modesLeft
    #expect(left == [])
    terminal.type("\n")
    try terminal.wait { $0.isWhole && $0.screen.frame == before }
    let (title, stack) = (terminal.screen.title, terminal.screen.titleStack)
    #expect(title == "three pages" && stack.count == 1)
    terminal.type("q")
    try terminal.wait(for: "ended 0")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    expectRestored(terminal)
  }

  @Test("A stop of several holds is followed by one change of page, not by all that were missed")
  func catchingUp() throws {
    // A hold is longer than the delay after which a player suspends its show: one that is late on a
    // busy machine never has more than one page to change.
    let config = try EndToEnd.Config(
      "autoplay: 1100ms\ntransition: 0ms\nslides: [alpha, beta, gamma, delta, epsilon]")
    let pages = ["alpha", "beta", "gamma", "delta", "epsilon"]
    var terminal = try EndToEnd.start(config)
    try terminal.stop()
    try terminal.watch(for: .milliseconds(3700))
    let before = terminal.shown(of: pages)
    terminal.signal(SIGCONT)
    try terminal.wait { $0.shown(of: pages).count > before.count }
    let shown = terminal.shown(of: pages)
    // It may have gone on before the stop, and again before this is read.
    #expect(shown == shown.indices.map { pages[$0 % pages.count] })
    try EndToEnd.quit(&terminal)
  }

  @Test("After a change of size the screen is that of a fresh start, at any size")
  func resizing() throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    for (columns, rows) in [(20, 5), (1, 1), (2, 1), (300, 90), (5, 3), (80, 24)] {
      let size = FrameSize(columns: columns, rows: rows)
      var fresh = try EndToEnd.start(config, size: size)
      try fresh.wait { $0.isWhole }
      let expected = fresh.screen.frame
      terminal.resize(to: size)
      try terminal.wait { $0.isWhole && $0.screen.frame == expected }
      fresh.type("q")
      _ = try fresh.waitForEnd()
    }
    try EndToEnd.quit(&terminal)
  }

  @Test("Sizes that change in the middle of a move do no harm")
  func resizingInMotion() throws {
    let config = try EndToEnd.Config("autoplay: 50ms\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    var random = SeededGenerator(seed: 8)
    for _ in 0..<60 {
      terminal.resize(
        to: FrameSize(
          columns: .random(in: 1...90, using: &random), rows: .random(in: 1...30, using: &random)))
      try terminal.watch(for: .milliseconds(5))
    }
    terminal.resize(to: FrameSize(columns: 40, rows: 10))
    try terminal.wait { $0.isWhole && $0.shows("beta") }
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
  }

  @Test("A slow line delays neither the pages nor the end")
  func slowLine() throws {
    let config = try EndToEnd.Config(EndToEnd.slowPages)
    var terminal = try EndToEnd.start(config, size: FrameSize(columns: 120, rows: 40))
    terminal.bytesPerSecond = 20_000
    let start = terminal.output.count
    terminal.type("l")
    try terminal.wait { $0.output.count > start + 10_000 }
    let before = terminal.output.count
    // From now on so slow that the program ends before the line has taken all that lies in it.
    terminal.bytesPerSecond = 5000
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    // What lay in the line when the key was pressed, and no more.
    let after = terminal.output.count
    #expect(after - before < 12_000)
  }

  @Test("Escape sequences in a text reach the screen as marks")
  func hostileText() throws {
    let config = try EndToEnd.Config(
      #"""
      screen: { title: "evil\e]2;x\a" }
      slides:
        - { text: "a\e[2Jb\a\e]0;c\x9b\u202ed", title: "t\e[?1049l", caption: "\ec" }
      """#)
    var terminal = try EndToEnd.start(config)
    for mark in ["a␛[2Jb␇␛]0;c‹U+009B›‹U+202E›d", "t␛[?1049l", "␛c"] {
      try terminal.wait(for: mark)
    }
    let hasTitle = String(decoding: terminal.output, as: UTF8.self)
      .contains("\u{1B}]2;evil␛]2;x␇\u{1B}\\")
    #expect(hasTitle)
    terminal.type("q")
    _ = try terminal.waitForEnd()
    let left = terminal.modesLeft
    #expect(left == [])
  }

  @Test(
    "Only what the terminal can show is sent",
    arguments: [
      ("NO_COLOR", "1", #"[0-9;]*(38|48|3[0-7]|4[0-7]|9[0-7]|10[0-7])[;m]"#),
      ("LC_ALL", "C", #"[^\x00-\x7F]"#),
    ])
  func limits(variable: String, value: String, forbidden: String) throws {
    let config = try EndToEnd.Config(
      "autoplay: 1h\n" + EndToEnd.threePages.replacing("alpha", with: "“älpha” — 日本"))
    var environment = EndToEnd.environment
    environment[variable] = value
    var terminal = try EndToEnd.start(config, environment: environment)
    terminal.type(" ?")
    try terminal.wait { $0.isWhole && $0.shows("paused") && $0.shows("quit") }
    let output = String(decoding: terminal.output, as: UTF8.self)
    let prefix = variable == "NO_COLOR" ? #"\x1B\["# : ""
    let isClean = try !output.contains(Regex(prefix + forbidden))
    #expect(isClean)
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
  }

  @Test("With a config on standard input the keys come from the terminal, and without one it plays")
  func standardInput() throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    for input in [
      "cat '\(config.path)' | '\(EndToEnd.program)' -",
      "'\(EndToEnd.program)' '\(config.path)' < /dev/null",
    ] {
      var terminal = try PseudoTerminal(
        "/bin/sh", ["-c", input], environment: EndToEnd.environment)
      try terminal.wait { $0.isWhole && $0.shows("alpha") }
      terminal.type("l")
      try terminal.wait { $0.isWhole && $0.shows("beta") }
      terminal.type("q")
      let ending = try terminal.waitForEnd()
      #expect(ending == .exited(0))
      expectRestored(terminal)
    }
  }
}
