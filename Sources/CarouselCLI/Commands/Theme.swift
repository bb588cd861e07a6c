import CarouselConfig
import SourceDiagnostics

/// `theme`: a theme as a config that can be changed and included.
enum Theme {
  static let command = CommandSyntax(
    name: "theme", summary: "print a theme as a config to change and include", arguments: "NAME",
    argumentCount: 1...1, options: [],
    operand: .words { BuiltInTheme.allCases.map(\.rawValue) },
    notes: [
      "NAME is \(WordList.alternatives(BuiltInTheme.allCases.map(\.rawValue))).",
      "A config that includes the file, beneath its other files, looks as with `theme: NAME`.",
    ],
    examples: [("carousel-play theme dark > my-dark.yaml", "start a theme of your own")],
    run: run)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let word = arguments.positional[0]
    guard let theme = BuiltInTheme(rawValue: word) else {
      throw UsageError(
        message: "`\(word)` is not a theme",
        hint: "one of " + BuiltInTheme.allCases.map(\.rawValue).joined(separator: ", "))
    }
    Console.output.write(theme.text)
    return .success
  }
}
