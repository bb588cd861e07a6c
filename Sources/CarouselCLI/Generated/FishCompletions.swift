/// Completions for fish.
enum FishCompletions {
  static var script: String {
    let lines =
      [
        "# Completions of \(CommandTable.program) for fish: `\(CommandTable.program) completions fish`."
      ]
      + CommandTable.all.map {
        line("__fish_use_subcommand", "-a \($0.name) -d \(quoted($0.summary))")
      }
      + [line("__fish_use_subcommand", option(CommandTable.versionOption))]
      + CommandTable.all.flatMap(lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of command: CommandSyntax) -> [String] {
    let condition = condition(of: command)
    var lines = (command.options + [CommandTable.help]).map { line(condition, option($0)) }
    switch command.operand {
    // Fish offers files by itself.
    case .config, .paths: break
    case .words(let words):
      lines.append(line(condition, "-f -a \(quoted(words().joined(separator: " ")))"))
    case .nothing: lines.append(line(condition, "-f"))
    }
    return lines
  }

  /// When the command is being written; the word `play` may be left out.
  private static func condition(of command: CommandSyntax) -> String {
    guard command == Play.command else {
      return "__fish_seen_subcommand_from \(command.name)"
    }
    let others = CommandTable.all.filter { $0 != command }.map(\.name)
    return "not __fish_seen_subcommand_from \(others.joined(separator: " "))"
  }

  private static func option(_ option: OptionSyntax) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value =
      if option.value == nil {
        ""
      } else if option.takesFile {
        " -r -F"
      } else {
        " -x" + (option.words.isEmpty ? "" : " -a \(quoted(option.words.joined(separator: " ")))")
      }
    return "-l \(option.name)\(letter)\(value) -d \(quoted(option.summary))"
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c \(CommandTable.program) -n \(quoted(condition)) \(rest)"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
