/// Completions for bash 4 and later.
enum BashCompletions {
  static var script: String {
    let names = CommandTable.all.map(\.name)
    return """
      # Completions of \(CommandTable.program) for bash: `\(CommandTable.program) completions bash`.
      _carousel_play() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command=play options= words= files=
        # Bash takes `--option=value` for three words.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
            \(names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
          esac
        elif [[ $current != -* ]]; then
          words=\(Shell.quoted(names.joined(separator: " ")))
          files=config
        fi
        # After `--` nothing is an option.
        local word isPath=
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          if [[ $word == -- ]]; then
            isPath=1 previous=
          fi
        done
        case $command:$previous in
      \(values)
          *)
            case $command in
      \(commands)
            esac
            if ((COMP_CWORD == 1)); then
              options+=' \(CommandTable.versionOption.spelling)'
            fi ;;
        esac
        if [[ $options && ! $isPath && $current == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
          return
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        [[ $files ]] || return
        compopt -o filenames 2>/dev/null
        local path
        while IFS= read -r path; do
          COMPREPLY+=("$path")
        done < <(
          compgen -d -- "$current"
          if [[ $files == any ]]; then
            compgen -f -- "$current"
          else
            compgen -f -X '!*.yaml' -- "$current"
            compgen -f -X '!*.yml' -- "$current"
            compgen -f -X '!*.md' -- "$current"
          fi
        )
      }
      complete -F _carousel_play \(CommandTable.program)

      """
  }

  /// A case for each option with a value.
  private static var values: String {
    CommandTable.all.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        let action =
          option.takesFile
          ? "files=any" : "words=" + Shell.quoted(option.words.joined(separator: " "))
        return "    \(command.name):\(option.spelling)) \(action) ;;"
      }
    }.joined(separator: "\n")
  }

  /// A case for each command.
  private static var commands: String {
    CommandTable.all.map { command in
      let options = (command.options + [CommandTable.help]).map(\.spelling)
      let operand =
        switch command.operand {
        case .config, .paths: " files=config"
        // The words of a first argument are those of commands already.
        case .words(let words): " words=" + Shell.quoted(words().joined(separator: " "))
        case .nothing: ""
        }
      return "        \(command.name)) options=\(Shell.quoted(options.joined(separator: " ")))"
        + "\(operand) ;;"
    }.joined(separator: "\n")
  }
}
