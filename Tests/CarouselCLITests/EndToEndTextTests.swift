import Foundation
import TerminalCells
import TestSupport
import Testing

@Suite("Without a screen")
struct EndToEndTextTests {
  private static let config = """
    slides:
      - { title: "Wélcome\\e[1m", text: one, caption: cap }
      - title: Inner
        carousel: { slides: [two, three] }
    """

  @Test("Where the output is no terminal each page is printed once, without an escape")
  func pipe() throws {
    let config = try EndToEnd.Config(Self.config)
    let run = try EndToEnd.run([config.path])
    #expect(
      run.output == """
        Wélcome␛[1m
        one
        cap
        1/2

        Inner
        2/2

        two
        2/2 > 1/2

        three
        2/2 > 2/2

        """)
    #expect(run.status == 0)
    #expect(!run.output.utf8.contains(0x1B))
  }

  @Test(
    "An output that cannot be written is no success, whatever writes it",
    arguments: [[], ["render"], ["trace"], ["schedule"], ["print"]])
  func fullOutput(command: [String]) throws {
    let config = try EndToEnd.Config(Self.config)
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try EndToEnd.run(command + [config.path], writingTo: full)
    #expect(run.status == 2)
    #expect(run.errors == "carousel-play: cannot write the output: No space left on device\n")
  }

  @Test("A config comes from standard input too, and laps can be counted")
  func standardInput() throws {
    let run = try EndToEnd.run(["-", "--laps", "2"], input: "slides: [one, two]")
    #expect(run.output == "one\n1/2\n\ntwo\n2/2\n\none\n1/2\n\ntwo\n2/2\n")
  }

  @Test(
    "Without a UTF-8 locale only ASCII is written",
    arguments: [["LC_ALL": "C"], ["LANG": "POSIX"], [:]])
  func ascii(environment: [String: String]) throws {
    let config = try EndToEnd.Config(Self.config)
    let run = try EndToEnd.run([config.path], environment: environment)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Welcome^[[1m\n"))
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A terminal that understands no controls gets plain text", arguments: ["dumb", ""])
  func dumb(name: String) throws {
    let config = try EndToEnd.Config(Self.config)
    var terminal = try PseudoTerminal(
      EndToEnd.program, [config.path], environment: ["TERM": name, "LANG": "C.UTF-8"])
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    let output = terminal.output
    #expect(!output.contains(0x1B))
    #expect(String(decoding: output, as: UTF8.self).contains("2/2 > 2/2"))
  }

  @Test("A config with a mistake is not played, on a terminal neither")
  func mistakes() throws {
    let config = try EndToEnd.Config("slides: [one]\nautoplya: 3s\n")
    let run = try EndToEnd.run([config.path])
    #expect(run.status == 1)
    #expect(run.errors.contains("autoplya") || run.output.contains("autoplya"))
    #expect(!run.output.contains("1/1"))
    var terminal = try PseudoTerminal(
      EndToEnd.program, [config.path], environment: EndToEnd.environment)
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(1))
    let wasTaken = String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?1049h")
    #expect(!wasTaken)
  }
}
