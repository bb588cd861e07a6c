import Foundation
import TestSupport
import Testing

@testable import CarouselCLI

@Suite("What is made from the command table")
struct GeneratedTests {
  /// Whether there is such a program; what needs it says nothing without.
  private static func has(_ program: String) -> Bool {
    (try? Checkout.run("command -v \(program)").status) == 0
  }

  @Test(
    "The completions of each shell are right as programs of that shell", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard Self.has(shell.rawValue) else { return }
    let run = try Checkout.run("\(shell.rawValue) -n", input: shell.completions)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
  }

  @Test(
    "Bash completes commands, options, their words and configs, and nothing where all is free",
    arguments: [
      (["re"], ["render"]),
      (["Configs/t"], ["Configs/talk.md", "Configs/tour.yaml"]),
      (["render", "--f"], ["--from", "--format", "--font"]),
      (["render", "--format", ""], ["text", "ansi", "png"]),
      (["render", "--format", "=", "a"], ["ansi"]),
      (["render", "--format", "="], ["text", "ansi", "png"]),
      (["render", "Configs/nested"], ["Configs/nested-demo.yaml"]),
      (["render", "--at", ""], []),
      (["trace", "--script", "READ"], ["README.md"]),
      (["validate", "Conf"], ["Configs"]),
      (["Configs/tour.yaml", "--red"], ["--reduced-motion"]),
      (["explain", "autoplay.e"], ["autoplay.every", "autoplay.epoch"]),
      (["completions", ""], ["bash", "zsh", "fish"]),
      (["--vers"], ["--version"]),
      (["schema", ""], []),
      (["validate", "--", "--"], []), (["--", "--"], []),
      (["validate", "--", "Configs/t"], ["Configs/talk.md", "Configs/tour.yaml"]),
      (["validate", "--strict", "--", "--f"], []),
      (["validate", "--stdin-filename", "READ"], ["README.md"]),
    ])
  func bash(words: [String], expected: [String]) throws {
    let list = words.map(Shell.quoted).joined(separator: " ")
    let script = """
      eval "$(carousel-play completions bash)"
      [[ $(complete -p carousel-play) == *"-F _carousel_play carousel-play" ]] || exit 1
      COMP_WORDS=(carousel-play \(list)) COMP_CWORD=\(words.count)
      _carousel_play
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Checkout.run("bash -c \(Shell.quoted(script))")
    let offered = run.output.split(separator: "\n").map(String.init)
    #expect(offered.sorted() == expected.sorted(), "\(run.output)")
  }

  @Test(
    "Fish completes them too",
    arguments: [
      ("re", "render"), ("render --form", "--format"), ("render --format a", "ansi"),
      ("explain autoplay.ev", "autoplay.every"), ("Configs/tour.yaml --red", "--reduced-motion"),
    ])
  func fish(line: String, expected: String) throws {
    guard Self.has("fish") else { return }
    let script = "carousel-play completions fish | source; complete -C 'carousel-play \(line)'"
    let run = try Checkout.run("HOME=/nonexistent fish --no-config -c \(Shell.quoted(script))")
    let offered = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(offered.contains { $0 == expected }, "\(run.output)")
  }

  @Test("The manual page has every command, every option and every key, and no mistake in its roff")
  func manual() throws {
    let page = ManualPage.text
    let plain = page.replacing("\\-", with: "-")
    for command in CommandTable.all {
      #expect(plain.contains(".SS \(command.name)\n"))
      for option in command.options { #expect(plain.contains("\\fB\(option.spelling)")) }
    }
    #expect(page.split(separator: "\n").allSatisfy { !$0.hasPrefix("'") })
    if Self.has("groff") {
      let run = try Checkout.run("groff -ww -man -Tutf8 -z", input: page)
      #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    }
    if Self.has("mandoc") {
      let run = try Checkout.run("mandoc -T lint -W error", input: page)
      #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    }
  }

  @Test("Every word that the table offers for an option is taken", arguments: CommandTable.all)
  func words(command: CommandSyntax) throws {
    let config = try EndToEnd.Config("slides: [one, two]\n")
    let operand =
      switch command.operand {
      case .config, .paths: config.path
      case .words(let words): words()[0]
      case .nothing: "-"
      }
    for option in command.options {
      for word in option.words {
        // A picture needs letters, and no machine must have a font.
        let font = word == "png" ? ["--font", PictureTests.font] : []
        let run = try EndToEnd.run([command.name, option.spelling, word, operand] + font)
        #expect(run.status == 0, "\(option.spelling) \(word): \(run.errors)")
      }
      guard !option.words.isEmpty else { continue }
      let run = try EndToEnd.run([command.name, option.spelling, "nonsense", operand])
      #expect(run.status == 2)
    }
  }
}
