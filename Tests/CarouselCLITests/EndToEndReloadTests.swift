import CarouselGrid
import Foundation
import TerminalCells
import TestSupport
import Testing

@Suite("Reading a config again in a terminal", .serialized)
struct EndToEndReloadTests {
  private func write(_ yaml: String, to config: borrowing EndToEnd.Config) throws {
    try yaml.write(toFile: config.path, atomically: true, encoding: .utf8)
  }

  @Test("r shows what the config says now, on the page that was shown")
  func success() throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    var terminal = try EndToEnd.start(config)
    terminal.type("l")
    try terminal.wait { $0.isWhole && $0.shows("beta") && !$0.shows("alpha") }
    try write(EndToEnd.threePages.replacing("beta", with: "changed"), to: config)
    terminal.type("r")
    try terminal.wait { $0.isWhole && $0.shows("changed") && $0.shows("reloaded") }
    terminal.type("h")
    try terminal.wait { $0.isWhole && $0.shows("alpha") && !$0.shows("reloaded") }
    try EndToEnd.quit(&terminal)
  }

  @Test(
    "With a mistake the last good show goes on, and a band tells the place until Esc")
  func mistake() throws {
    let config = try EndToEnd.Config("slides:\n  - alpha\n  - beta\n")
    var terminal = try EndToEnd.start(config, size: FrameSize(columns: 160, rows: 24))
    try write("slides:\n  - alpha\n  - { titel: beta }\n", to: config)
    terminal.type("r")
    try terminal.wait { $0.isWhole && $0.shows(".yaml:3:7  unknown key `titel`") }
    let isShown = terminal.shows("alpha")
    #expect(isShown)
    terminal.type("l")
    try terminal.wait { $0.isWhole && $0.shows("beta") && $0.shows("titel") }
    terminal.type("\u{1B}")
    try terminal.wait { $0.isWhole && $0.shows("config error") && !$0.shows("titel") }
    try EndToEnd.quit(&terminal)
  }

  @Test("A config that is gone is reported as well")
  func missing() throws {
    let config = try EndToEnd.Config("slides: [alpha, beta]")
    var terminal = try EndToEnd.start(config, size: FrameSize(columns: 160, rows: 24))
    try FileManager.default.removeItem(atPath: config.path)
    terminal.type("r")
    try terminal.wait { $0.isWhole && $0.shows("no file") && $0.shows("alpha") }
    try EndToEnd.quit(&terminal)
  }
}
