/// Completions for zsh, to be put into a folder of `fpath` under the name `_carousel-play`.
enum ZshCompletions {
  private static let configs = #"_files -g "*.(yaml|yml|md)""#

  static var script: String {
    """
    #compdef \(CommandTable.program)
    # Completions of \(CommandTable.program) for zsh: `\(CommandTable.program) completions zsh`.
    _carousel-play() {
      local -a commands
      commands=(
    \(names)
      )
      if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
        \(configs)
        return
      fi
      # The word `play` may be left out.
      local command=play
      if ((${commands[(I)${words[2]}:*]})); then
        command=$words[2]
        shift words
        ((CURRENT--))
      fi
      case $command in
    \(commands)
      esac
    }
    _carousel-play "$@"

    """
  }

  private static var names: String {
    CommandTable.all.map { "    " + Shell.quoted("\($0.name):\($0.summary)") }
      .joined(separator: "\n")
  }

  private static var commands: String {
    CommandTable.all.map { command in
      let options = command.options + [CommandTable.help]
      let rest = command == Play.command ? [CommandTable.versionOption] : []
      let lines = (options + rest).map { "      " + specification($0) } + operands(of: command)
      return "    \(command.name))\n    _arguments -S \\\n" + lines.joined(separator: " \\\n")
        + " ;;"
    }.joined(separator: "\n")
  }

  private static func specification(_ option: OptionSyntax) -> String {
    let summary = escaped(option.summary, #"\[]"#)
    guard let value = option.value else {
      return Shell.quoted("\(option.spelling)[\(summary)]")
    }
    let action =
      option.takesFile ? "_files" : (option.words.isEmpty ? "" : words(option.words))
    return Shell.quoted("\(option.spelling)=[\(summary)]:\(value):\(action)")
  }

  private static func operands(of command: CommandSyntax) -> [String] {
    switch command.operand {
    case .config: ["      " + Shell.quoted("1:config:\(configs)")]
    case .paths: ["      " + Shell.quoted("*:path:\(configs)")]
    case .words(let list): ["      " + Shell.quoted("1:word:\(words(list()))")]
    case .nothing: []
    }
  }

  private static func words(_ words: [String]) -> String { "(\(words.joined(separator: " ")))" }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
