import TerminalCells
import Testing

@testable import CarouselCLI

@Suite("Command line")
struct ArgumentsTests {
  @Test("Options take their value behind = or as the next word, and -- ends them")
  func options() throws {
    let arguments = try Arguments(
      ["--at=2s", "--size", "60x12", "--", "--odd.yaml"], of: CommandTable.render)
    #expect(arguments.positional == ["--odd.yaml"])
    #expect(try arguments.duration("at") == .seconds(2))
    #expect(try arguments.size("size")?.columns == 60)
  }

  @Test(
    "Each mistake names what was found and what to do",
    arguments: [
      (["--sise", "1x1", "a"], "unknown option `--sise` of `render`", "did you mean `--size`?"),
      ([], "`render` needs CONFIG", "carousel-play render --help"),
      (["a", "b"], "`b` is one argument too many for `render`", "carousel-play render --help"),
      (["a", "--at"], "`--at` needs a value: DURATION", nil),
    ])
  func mistakes(words: [String], message: String, hint: String?) {
    #expect(throws: UsageError(message: message, hint: hint)) {
      try Arguments(words, of: CommandTable.render)
    }
  }

  @Test(
    "A value that does not fit its option is refused",
    arguments: ["80", "80x", "x24", "80x24x2", "-1x5", "2000x10", "axb"])
  func sizes(text: String) throws {
    let arguments = try Arguments(["--size", text, "a"], of: CommandTable.render)
    #expect(throws: UsageError.self) { try arguments.size("size") }
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
    "Wrong command lines end with status 2",
    arguments: [
      ["--hlep"], ["valdate"], ["play"], ["render", "missing.yaml"], ["help", "nothing"],
    ])
  func status(words: [String]) {
    #expect(CarouselCommand.run(words) == 2)
  }
}
