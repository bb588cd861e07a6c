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

  @Test("A config, a script and a trace may come through any pipe")
  func pipes() throws {
    let pages = try EndToEnd.run(["/dev/stdin"], input: "slides: [one, two]")
    #expect(pages.output == "one\n1/2\n\ntwo\n2/2\n")
    let config = try EndToEnd.Config("slides: [one, two]")
    let trace = try EndToEnd.run(
      ["trace", config.path, "--script", "/dev/stdin"], input: #"{"t":1,"do":"next"}"#)
    #expect(trace.output.contains(#"{"t":1,"do":"next"}"#))
    let verified = try EndToEnd.run(["trace", "--verify", "/dev/stdin"], input: trace.output)
    #expect(verified.output == "/dev/stdin: no problems\n")
  }

  @Test("A frame is that of a wall clock too")
  func renderedMoment() throws {
    let config = try EndToEnd.Config(
      "{autoplay: {every: 10s, sync: clock}, transition: none, slides: [one, two, three]}")
    for (second, text) in [("00", "one"), ("10", "two"), ("25", "three"), ("30", "one")] {
      let run = try EndToEnd.run(
        ["render", config.path, "--size", "9x3", "--from", "2026-11-30T09:00:\(second)Z"])
      #expect(run.output.contains(text) && run.status == 0)
    }
  }

  @Test("A trace that comes through standard input is called so")
  func verifiedInput() throws {
    let line = #"{"t":0,"path":"a","event":"started","page":0}"#
    let sound = try EndToEnd.run(["trace", "--verify", "-"], input: line)
    #expect(sound.output == "stdin: no problems\n")
    let broken = try EndToEnd.run(["trace", "--verify", "-"], input: "{}")
    #expect(broken.output.hasPrefix("stdin:1: ") && broken.status == 1)
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
