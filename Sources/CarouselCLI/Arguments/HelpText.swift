/// The help screens, written from the command table.
enum HelpText {
  /// What the program is for, in one line.
  static let purpose = "play endless carousels, described in YAML, in a terminal"

  /// The help of the program.
  static var program: String {
    let commands = CommandTable.all.map { ($0.name, $0.summary) }
    let options = [CommandTable.help, CommandTable.versionOption].map(row)
    return """
      \(capitalized(purpose)).

      usage: \(CommandTable.program) CONFIG
             \(CommandTable.program) COMMAND [ARGUMENT]... [OPTION]...

      commands:
      \(table(commands))

      options:
      \(table(options))

      `\(CommandTable.program) COMMAND --help` explains a command.

      """
  }

  /// The help of a command.
  static func text(of command: CommandSyntax) -> String {
    var sections = [
      "\(capitalized(command.summary)).",
      "usage: " + usage(of: command),
      command.notes.flatMap(wrapped).joined(separator: "\n"),
      "options:\n" + table((command.options + [CommandTable.help]).map(row)),
    ]
    if !command.examples.isEmpty {
      let lines = command.examples.map { "  \($0.line)\n      \($0.effect)" }
      sections.append("examples:\n" + lines.joined(separator: "\n"))
    }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// How a command is called.
  static func usage(of command: CommandSyntax) -> String {
    let options = command.options.isEmpty ? "" : "[OPTION]..."
    return [CommandTable.program, command.name, command.arguments, options]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func row(_ option: OptionSyntax) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.value.map { " \($0)" } ?? ""
    return (letter + option.spelling + value, option.summary)
  }

  /// Two columns, the first as wide as its widest cell.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
    }.joined(separator: "\n")
  }

  /// A sentence in lines of at most 80 columns.
  static func wrapped(_ sentence: String) -> [String] {
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 80 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
