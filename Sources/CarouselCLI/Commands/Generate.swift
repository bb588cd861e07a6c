import CarouselConfig

/// `schema`, `completions` and `man`: what is made from the tables for other programs.
enum Generate {
  static func schema() -> ExitStatus {
    Console.output.write(ConfigSchema.text())
    return .success
  }

  static func completions(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let word = arguments.positional[0]
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        message: "`\(word)` is not a shell that is known here",
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
