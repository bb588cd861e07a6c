/// A shell for which completions can be made.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// A script that completes the command line of the program, made from the command table.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// Text in single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
