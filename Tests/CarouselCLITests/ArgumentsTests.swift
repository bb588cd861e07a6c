import CarouselGrid
import TerminalCells
import Testing

@testable import CarouselCLI

@Suite("Command line")
struct ArgumentsTests {
  @Test("Options take their value behind = or as the next word, and -- ends them")
  func options() throws {
    let arguments = try Arguments(
      ["--at=2s", "--size", "60x12", "--", "--odd.yaml"], of: Render.command)
    #expect(arguments.positional == ["--odd.yaml"])
    #expect(try arguments.duration("at") == .seconds(2))
    #expect(try arguments.size("size")?.columns == 60)
  }

  @Test(
    "Each mistake names what was found and what to do",
    arguments: [
      (["--sise", "1x1", "a"], "unknown option `--sise` for `render`", "did you mean `--size`?"),
      ([], "`render` needs CONFIG", "carousel-play render --help"),
      (["a", "b"], "unexpected argument `b` for `render`", "carousel-play render --help"),
      (["a", "--at"], "`--at` needs a value: DURATION", nil),
      (["a", "--at", "1s", "--at=1s"], "duplicate option `--at`", nil),
    ])
  func mistakes(words: [String], message: String, hint: String?) {
    #expect(throws: UsageError(message: message, hint: hint)) {
      try Arguments(words, of: Render.command)
    }
  }

  @Test(
    "A value that does not fit its option is refused",
    arguments: ["80", "80x", "x24", "80x24x2", "-1x5", "2000x10", "axb"])
  func sizes(text: String) throws {
    let arguments = try Arguments(["--size", text, "a"], of: Render.command)
    #expect(throws: UsageError.self) { try arguments.size("size") }
  }

  @Test("Who writes a duration wrongly is told the units")
  func units() throws {
    let arguments = try Arguments(["--at", "28d", "a"], of: Render.command)
    let error = #expect(throws: UsageError.self) { try arguments.duration("at") }
    #expect(error?.hint?.contains("(h, m, s, ms)") == true)
  }

  @Test(
    "Only a file with nearly the same name is proposed",
    arguments: [
      ("wh.yaml", nil), ("x", nil), ("ab.yml", nil), ("shwo.yaml", "show.yaml"),
      ("show.yml", "show.yaml"), ("sow.yaml", "show.yaml"),
    ])
  func proposals(written: String, proposed: String?) throws {
    let folder = try ValidateFolder(["w.yaml": "", "show.yaml": "", "aa.yaml": "", "y": ""])
    let error = ConfigPath.missing("\(folder.path)/\(written)")
    #expect(error.hint == proposed.map { "did you mean `\(folder.path)/\($0)`?" })
  }

  @Test("Every command and every option has a help that names it")
  func help() {
    for command in CommandTable.all {
      let text = HelpText.text(of: command)
      #expect(HelpText.program.contains("  \(command.name) "))
      for option in command.options { #expect(text.contains(option.spelling)) }
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test(
    "What a trace would pass over is refused",
    arguments: [
      ("x.yaml --verify t --for 1s", "`--for` cannot be used with `--verify`"),
      ("x.yaml --verify t", "`x.yaml` cannot be used with `--verify`"),
      ("--verify t --root .", "`--root` cannot be used with `--verify`"),
      ("--verify t --scroll", "`--scroll` cannot be used with `--verify`"),
      ("x.yaml --path x", "`--path` requires `--explain`"),
      ("x.yaml --explain 1s --for 2s", "`--for` cannot be used with `--explain`"),
      ("x.yaml --explain 1s --scroll", "`--scroll` cannot be used with `--explain`"),
      ("- --script -", "standard input cannot be both the config and the script"),
    ])
  func idle(line: String, message: String) throws {
    let arguments = try Arguments(
      line.split(separator: " ").map(String.init), of: Trace.command)
    let error = #expect(throws: UsageError.self) { try Trace.run(arguments) }
    #expect(error?.message == message)
  }

  @Test(
    "Wrong command lines end with status 2",
    arguments: [
      ["--hlep"], ["valdate"], ["play"], ["render", "missing.yaml"], ["help", "nothing"],
    ])
  func status(words: [String]) {
    #expect(CarouselCommand.run(words) == 2)
  }
}
