import CarouselConfig
import SourceDiagnostics

/// `schema`, `completions` and `man`: what is made from the tables for other programs.
enum Generate {
  static let schemaCommand = CommandSyntax(
    name: "schema", summary: "print the JSON Schema of the config language", arguments: "",
    argumentCount: 0...0, options: [], operand: .nothing,
    notes: [
      "The schema is for editors: see Docs/Editors.md. `validate` finds problems that a schema cannot."
    ],
    examples: [("carousel-play schema > carousel.schema.json", "write the schema for an editor")],
    run: { _ in schema() })

  static let completionsCommand = CommandSyntax(
    name: "completions", summary: "print shell completions", arguments: "SHELL",
    argumentCount: 1...1, options: [], operand: .words { Shell.allCases.map(\.rawValue) },
    notes: ["SHELL is \(WordList.alternatives(Shell.allCases.map(\.rawValue)))."],
    examples: [
      (#"eval "$(carousel-play completions bash)""#, "enable completions in this shell")
    ],
    run: completions)

  static let manualCommand = CommandSyntax(
    name: "man", summary: "print the manual page", arguments: "", argumentCount: 0...0,
    options: [], operand: .nothing,
    examples: [("carousel-play man | man -l -", "read the manual page")],
    run: { _ in manual() })

  static func schema() -> ExitStatus {
    Console.output.write(ConfigSchema.text())
    return .success
  }

  static func completions(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let word = arguments.positional[0]
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        message: "`\(word)` is not a supported shell",
        hint: "one of " + Shell.allCases.map(\.rawValue).joined(separator: ", "))
    }
    Console.output.write(shell.completions)
    return .success
  }

  static func manual() -> ExitStatus {
    Console.output.write(ManualPage.text)
    return .success
  }
}
