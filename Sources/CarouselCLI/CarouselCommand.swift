import CarouselFiles
import Glibc
import SourceDiagnostics

/// The program: arguments in, exit status out.
package enum CarouselCommand {
  /// Runs the program.
  ///
  /// - Parameter words: The arguments without the program's name.
  /// - Returns: The exit code, see `ExitStatus`.
  package static func run(_ words: [String]) -> Int32 {
    // A closed pipe ends the program by an error of `write`, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    do throws(UsageError) {
      return try dispatch(words).rawValue
    } catch {
      Console.errors.complain(error)
      return ExitStatus.usage.rawValue
    }
  }

  private static func dispatch(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let first = words.first else {
      Console.errors.write(HelpText.program)
      return .usage
    }
    switch first {
    case "--help", "-h", "help": return try help(words.dropFirst())
    case "--": return try run(Play.command, words[...])
    case "--version":
      Console.output.write("\(CommandTable.program) \(CommandTable.version)\n")
      return .success
    default: break
    }
    if let command = CommandTable.command(named: first) {
      return try run(command, words.dropFirst())
    }
    try refuseUnknown(first)
    return try run(Play.command, words[...])
  }

  private static func help(_ topics: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    guard let topic = topics.first, topic.hasPrefix("-") == false else {
      Console.output.write(HelpText.program)
      return .success
    }
    guard let command = CommandTable.command(named: topic) else { throw unknownCommand(topic) }
    Console.output.write(HelpText.text(of: command))
    return .success
  }

  private static func run(
    _ command: CommandSyntax, _ words: ArraySlice<String>
  ) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, of: command)
    if arguments.wantsHelp {
      Console.output.write(HelpText.text(of: command))
      return .success
    }
    return try command.run(arguments)
  }

  /// Rejects a first word that is not a command and does not look like a config or an option of
  /// `play`.
  private static func refuseUnknown(_ word: String) throws(UsageError) {
    let looksLikePath = word.contains(".") || word.contains("/") || word == "-"
    if word.hasPrefix("-"), word != "-" {
      let options = Play.command.options + [CommandTable.help, CommandTable.versionOption]
      let name = String(word.prefix { $0 != "=" })
      guard !options.contains(where: { $0.spelling == name }) else { return }
      let nearest = Suggestion(for: name, among: options.map(\.spelling))?.name
      throw UsageError(
        message: "unknown option `\(name)`",
        hint: nearest.map { "did you mean `\($0)`?" } ?? "\(CommandTable.program) --help")
    }
    guard !looksLikePath, FileAccess.kind(of: word) == .missing else { return }
    throw unknownCommand(word)
  }

  private static func unknownCommand(_ word: String) -> UsageError {
    let nearest = Suggestion(for: word, among: CommandTable.all.map(\.name))?.name
    return UsageError(
      message: "`\(word)` is neither a command nor a file",
      hint: nearest.map { "did you mean `\(CommandTable.program) \($0)`?" }
        ?? "\(CommandTable.program) --help")
  }
}
