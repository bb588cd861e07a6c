import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@Suite("Playing in a terminal", .serialized)
struct EndToEndPlayTests {
  @Test("Pages go by on their own, in order, and round the end")
  func autoplay() throws {
    let config = try EndToEnd.Config(
      "autoplay: 600ms\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    for text in ["alpha", "beta", "gamma", "alpha", "beta"] {
      try terminal.wait { $0.isWhole && $0.shows(text) }
    }
    try EndToEnd.quit(&terminal)
  }

  @Test(
    "Keys move: arrows and hjkl, pages, ends, numbers",
    arguments: [
      (["\u{1B}[C"], "beta"), (["l"], "beta"), (["\u{1B}[D"], "gamma"), (["h"], "gamma"),
      (["\u{1B}[6~"], "beta"), (["\u{1B}[5~"], "gamma"), (["\u{1B}[F"], "gamma"),
      (["l", "\u{1B}[H"], "alpha"), (["3\r"], "gamma"),
      (["12\u{7F}\r", "l"], "beta"),
    ])
  func keys(keys: [String], expected: String) throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    for key in keys {
      terminal.type(key)
      try terminal.watch(for: .milliseconds(20))
    }
    try terminal.wait { $0.isWhole && $0.shows(expected) && !$0.shows("go to") }
    try EndToEnd.quit(&terminal)
  }

  @Test(
    "A number is shown as it is typed, and one that no page has is told from the others",
    arguments: [
      ("0", "no page 0: 1 to 3"), ("4", "no page 4: 1 to 3"), ("99", "no page 99: 1 to 3"),
      ("2", "beta"),
    ])
  func pageNumbers(number: String, expected: String) throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type(number)
    try terminal.wait { $0.isWhole && $0.shows("go to \(number) of 3") }
    terminal.type("\r")
    try terminal.wait { $0.isWhole && $0.shows(expected) && !$0.shows("go to") }
    let isUnchanged = terminal.shows("alpha")
    #expect(isUnchanged || expected == "beta")
    terminal.type("\u{1B}[H")
    try terminal.wait { $0.isWhole && $0.shows("alpha") && !$0.shows("no page") }
    try EndToEnd.quit(&terminal)
  }

  @Test("Space where nothing moves by itself says so, until the next key")
  func nothingToPause() throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type(" ")
    try terminal.wait(for: "no autoplay")
    terminal.type("\u{1B}[A")
    try terminal.wait { $0.isWhole && !$0.shows("no autoplay") }
    try EndToEnd.quit(&terminal)
  }

  @Test(
    "Help says how to quit at any size",
    arguments: [(80, 24), (52, 20), (40, 10), (20, 5), (12, 3), (6, 1)])
  func smallHelp(columns: Int, rows: Int) throws {
    let config = try EndToEnd.Config("slides: [alpha]")
    var terminal = try EndToEnd.start(config, size: FrameSize(columns: columns, rows: rows))
    terminal.type("?")
    try terminal.wait { $0.isWhole && $0.shows("quit") }
    let isCut = terminal.shows("…") && !terminal.shows("Enter")
    #expect(!isCut)
    try EndToEnd.quit(&terminal)
  }

  @Test("Up and down go to a nested carousel, left and right around it, and Tab changes the focus")
  func nesting() throws {
    let config = try EndToEnd.Config(
      """
      transition: 0ms
      slides:
        - title: outer
          carousel:
            direction: vertical
            slides: [inner one, inner two]
        - beta
      """)
    var terminal = try EndToEnd.start(config)
    terminal.type("j")
    try terminal.wait(for: "inner two")
    terminal.type("\u{1B}[A")
    try terminal.wait(for: "inner one")
    terminal.type("\t\u{1B}[F")
    try terminal.wait(for: "beta")
    try EndToEnd.quit(&terminal)
  }

  @Test("Space pauses and plays on, and both can be seen")
  func pausing() throws {
    let config = try EndToEnd.Config("autoplay: 1h\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type(" ")
    try terminal.wait(for: "paused")
    terminal.type(" ")
    try terminal.wait { !$0.shows("paused") }
    try EndToEnd.quit(&terminal)
  }

  @Test("With reduced motion nothing moves by itself", arguments: [true, false])
  func reducedMotion(byOption: Bool) throws {
    let config = try EndToEnd.Config("autoplay: 50ms\n" + EndToEnd.slowPages)
    var environment = EndToEnd.environment
    if !byOption { environment["PREFERS_REDUCED_MOTION"] = "1" }
    var terminal = try EndToEnd.start(
      config, options: byOption ? ["--reduced-motion"] : [], environment: environment)
    let isPaused = terminal.shows("paused")
    #expect(isPaused && terminal.shows("alpha"))
    terminal.type("l")
    // A cut: at no time are two slides to be seen.
    try terminal.wait { $0.isWhole && !$0.shows("alpha") }
    let isCut = terminal.shows("beta")
    #expect(isCut)
    try EndToEnd.quit(&terminal)
  }

  @Test("With reduced motion a nested carousel waits too when its turn comes")
  func nestedReducedMotion() throws {
    let config = try EndToEnd.Config(
      """
      slides:
        - alpha
        - carousel: { autoplay: 50ms, slides: [one, two] }
      """)
    var terminal = try EndToEnd.start(config, options: ["--reduced-motion"])
    terminal.type("l")
    try terminal.wait { $0.isWhole && $0.shows("one") && $0.shows("paused") }
    try terminal.waitForRest()
    let isUnchanged = terminal.shows("one")
    #expect(isUnchanged)
    terminal.type(" ")
    try terminal.wait { $0.isWhole && $0.shows("two") && !$0.shows("paused") }
    try EndToEnd.quit(&terminal)
  }

  @Test("? shows the keys and hides them again")
  func help() throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    let before = terminal.screen.frame
    terminal.type("?")
    try terminal.wait { $0.isWhole && $0.shows("quit") && $0.shows("Home") }
    terminal.type("?")
    try terminal.wait { $0.isWhole && $0.screen.frame == before }
    try EndToEnd.quit(&terminal)
  }

  @Test("The mouse drags, turns pages with its wheel, and clicks on dots")
  func mouse() throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type("\u{1B}[<0;70;5M\u{1B}[<32;60;5M\u{1B}[<32;20;5M")
    try terminal.wait { $0.isWhole && $0.shows("beta") && $0.shows("alpha") == false }
    terminal.type("\u{1B}[<0;20;5m")
    try terminal.wait { $0.isWhole && $0.screen.frame[0, 0].style.background == .rgb(0, 32, 0) }
    // The last column is reached before the rest, and a wheel is not heard until then.
    try terminal.waitForRest()
    terminal.type("\u{1B}[<65;20;5M")
    try terminal.wait { $0.isWhole && $0.screen.frame[0, 0].style.background == .rgb(0, 0, 32) }
    let dots = terminal.screen.frame.plainLines[22]
    let column = dots.prefix { $0 == " " }.count
    terminal.type("\u{1B}[<0;\(column + 1);23M\u{1B}[<0;\(column + 1);23m")
    try terminal.wait { $0.isWhole && $0.screen.frame[0, 0].style.background == .rgb(32, 0, 0) }
    try EndToEnd.quit(&terminal)
  }

  @Test("At rest not a byte is written and the process does not wake up")
  func idle() throws {
    let config = try EndToEnd.Config("autoplay: 1h\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type("l")
    try terminal.wait { $0.isWhole && $0.screen.frame[0, 0].style.background == .rgb(0, 32, 0) }
    try terminal.waitForRest()
    try EndToEnd.quit(&terminal)
  }

  @Test("After some time it ends by itself, when told so")
  func duration() throws {
    let config = try EndToEnd.Config(EndToEnd.slowPages)
    // It may have ended before its first frame is read.
    var terminal = try PseudoTerminal(
      EndToEnd.program, [config.path, "--for", "300ms"], environment: EndToEnd.environment)
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    let shown = terminal.shown(of: ["alpha"])
    #expect(shown == ["alpha"])
    expectRestored(terminal)
  }
}
