/// Every command of the program: the one table for parsing, help, completions and the manual page.
enum CommandTable {
  static let program = "carousel-play"
  static let version = "0.1.0"

  static let help = OptionSyntax(name: "help", letter: "h", summary: "show this help")
  static let versionOption = OptionSyntax(name: "version", summary: "print the version")

  static let all = [
    Play.command, New.command, Validate.command, Explain.command, Print.command,
    Generate.schemaCommand, Theme.command, Render.command, Trace.command, ScheduleCommand.command,
    Generate.completionsCommand, Generate.manualCommand,
  ]

  /// The command of a name.
  static func command(named name: String) -> CommandSyntax? { all.first { $0.name == name } }
}
