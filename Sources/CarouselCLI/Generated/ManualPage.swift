import CarouselConfig

/// The manual page in roff, made from the command table.
enum ManualPage {
  static var text: String {
    let title = CommandTable.program.uppercased()
    let parts = [
      ".TH \(escaped(title)) 1 \"\" \"\(CommandTable.program) \(CommandTable.version)\"",
      section("NAME", [escaped("\(CommandTable.program) - \(HelpText.purpose)")]),
      section("SYNOPSIS", synopsis),
      section("DESCRIPTION", [description.map(escaped).joined(separator: "\n.PP\n")]),
      section("COMMANDS", CommandTable.all.flatMap(lines)),
      section("EXIT STATUS", ExitStatus.allCases.flatMap { item("\($0.rawValue)", $0.summary) }),
      section("ENVIRONMENT", environment.flatMap { item($0.name, $0.meaning) }),
      section(
        "SEE ALSO",
        [escaped("`\(CommandTable.program) explain KEY` explains every key of a config:")]
          + [".PP", escaped(KeyExplanation.paths.joined(separator: ", ") + ".")]),
    ]
    return parts.joined(separator: "\n") + "\n"
  }

  /// The variables that change what the program does.
  private static let environment = [
    (name: "NO_COLOR", meaning: "If set and not empty, output is not coloured."),
    (name: "TERM, COLORTERM", meaning: "What the terminal supports, including colours."),
    (name: "LC_ALL, LC_CTYPE, LANG", meaning: "Whether text is written as UTF-8 or as ASCII."),
  ]

  private static let description = [
    "A config describes what is shown, for how long, and what comes next; carousels can be nested.",
    "`\(CommandTable.program) COMMAND --help` shows the same for a command.",
  ]

  private static var synopsis: [String] {
    let lines =
      [bold(CommandTable.program) + " CONFIG"]
      + CommandTable.all.map { command in
        let called = "\(CommandTable.program) \(command.name)"
        return bold(called) + escaped(String(HelpText.usage(of: command).dropFirst(called.count)))
      }
    return [lines.joined(separator: "\n.br\n")]
  }

  private static func lines(of command: CommandSyntax) -> [String] {
    var lines = [
      ".SS \(escaped(command.name))", escaped("\(HelpText.capitalized(command.summary))."),
    ]
    for note in command.notes { lines += [".PP", escaped(note)] }
    for option in command.options {
      lines += item(option.spelling + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
    for example in command.examples {
      lines += [".PP", ".EX", escaped("  " + example.line), ".EE", escaped(example.effect)]
    }
    return lines
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    ([".SH \"\(title)\""] + lines).joined(separator: "\n")
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    [".TP", bold(term), escaped(text)]
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Text without roff requests, in which every `-` can be copied.
  private static func escaped(_ text: String) -> String {
    var escaped = text.first == "." || text.first == "'" ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "`", "'": escaped += character == "`" ? "\\(ga" : "\\(aq"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
