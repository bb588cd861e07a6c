import CarouselColor
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

/// What a config says of playing, from its text to the screen.
@Suite("Configs in a terminal", .serialized)
struct EndToEndConfigTests {
  @Test("`keys` gives keys other meanings, tells them in the help, and takes others theirs")
  func keys() throws {
    let config = try EndToEnd.Config(
      "keys: { n: next, page_up: last, l: none, x: quit, q: none }\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type("qln")
    try terminal.wait { $0.isWhole && $0.shows("beta") && !$0.shows("alpha") }
    terminal.type("\u{1B}[5~")
    try terminal.wait { $0.isWhole && $0.shows("gamma") && !$0.shows("beta") }
    terminal.type("?")
    try terminal.wait { $0.isWhole && $0.shows(" x ") && $0.shows("quit") }
    try EndToEnd.quit(&terminal, with: "x")
  }

  @Test("With `pause_on: [blur]` autoplay waits while the terminal says that it has no focus")
  func blur() throws {
    let config = try EndToEnd.Config(
      "autoplay: { every: 400ms, pause_on: [blur] }\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type("\u{1B}[O")
    try terminal.waitForRest()
    let pages = ["alpha", "beta", "gamma"]
    let shown = pages.firstIndex { terminal.shows($0) }
    let next = pages[((shown ?? 0) + 1) % pages.count]
    terminal.type("\u{1B}[I")
    try terminal.wait { $0.isWhole && $0.shows(next) }
    try EndToEnd.quit(&terminal)
  }

  @Test("With `scroll: { keys: false }` Space says that it cannot pause, and q still quits")
  func refusedKeys() throws {
    let config = try EndToEnd.Config(
      "autoplay: 1h\nscroll: { keys: false }\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type("l ")
    try terminal.wait { $0.isWhole && $0.shows("pausing is disabled") && $0.shows("alpha") }
    try EndToEnd.quit(&terminal)
  }

  @Test("`effect: fade` mixes the colours of both pages in place")
  func fade() throws {
    let config = try EndToEnd.Config(
      EndToEnd.slowPages.replacing("duration: 10s", with: "duration: 10s, effect: fade"))
    var terminal = try EndToEnd.start(config)
    terminal.type("l")
    try terminal.wait { terminal in
      let (left, right) = (terminal.screen.frame[0, 0].style, terminal.screen.frame[79, 0].style)
      guard terminal.isWhole, case .rgb(let color) = left.background else { return false }
      return color.red > 0 && color.green > 0 && left.background == right.background
    }
    try EndToEnd.quit(&terminal)
  }

  @Test("`layout: cover_flow` shows the pages at the sides, and a click brings one to the middle")
  func coverFlow() throws {
    let config = try EndToEnd.Config("layout: cover_flow\n" + EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    try terminal.wait { $0.isWhole && $0.shows("alpha") }
    let middle = terminal.screen.frame[40, 11].style.background
    let side = terminal.screen.frame[64, 11].style.background
    #expect(side != middle)
    terminal.type("\u{1B}[<0;65;12M\u{1B}[<0;65;12m")
    try terminal.wait {
      $0.isWhole && $0.shows("beta") && $0.screen.frame[40, 11].style.background != middle
    }
    try EndToEnd.quit(&terminal)
  }

  @Test("Below `min_width` and `min_height` a word stands in the place of the carousel")
  func leastSize() throws {
    let config = try EndToEnd.Config(
      EndToEnd.threePages.replacing(
        "title: three pages", with: "title: three pages, min_width: 60, min_height: 20"))
    var terminal = try EndToEnd.start(config)
    for size in [FrameSize(columns: 59, rows: 24), FrameSize(columns: 80, rows: 19)] {
      terminal.resize(to: size)
      try terminal.wait { $0.isWhole && $0.shows("60×20") && !$0.shows("alpha") }
    }
    terminal.resize(to: FrameSize(columns: 60, rows: 20))
    try terminal.wait { $0.isWhole && $0.shows("alpha") }
    try EndToEnd.quit(&terminal)
  }
}
