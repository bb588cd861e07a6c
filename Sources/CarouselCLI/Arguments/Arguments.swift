import SourceDiagnostics

/// A wrong command line: exit code 2.
struct UsageError: Error, Hashable, Sendable {
  /// The problem, in half a sentence.
  let message: String
  /// What to do instead, if known.
  var hint: String?
}

/// The arguments of one command, parsed by its syntax.
struct Arguments: Hashable, Sendable {
  /// The arguments that are not options.
  private(set) var positional: [String] = []
  /// Whether help was requested.
  private(set) var wantsHelp = false
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  private let options: [OptionSyntax]

  /// Parses arguments.
  ///
  /// `--` ends the options, and `-` alone is an argument.
  init(_ words: some Sequence<String>, of command: CommandSyntax) throws(UsageError) {
    options = command.options
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      try take(option: word, from: &rest, of: command)
    }
    guard !wantsHelp else { return }
    if positional.count < command.argumentCount.lowerBound {
      throw UsageError(
        message: "`\(command.name)` needs \(command.arguments)",
        hint: "\(CommandTable.program) \(command.name) --help")
    }
    if positional.count > command.argumentCount.upperBound {
      let extra = positional[command.argumentCount.upperBound]
      throw UsageError(
        message: "unexpected argument `\(extra)` for `\(command.name)`",
        hint: "\(CommandTable.program) \(command.name) --help")
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// Whether an option or a flag was given.
  func isGiven(_ option: String) -> Bool { has(option) || values[option] != nil }

  /// The value of an option, if it was given.
  subscript(_ option: String) -> String? { values[option] }

  /// The allowed values of an option, from the command table.
  func words(of option: String) -> [String] {
    options.first { $0.name == option }?.words ?? []
  }

  private mutating func take(
    option word: String, from rest: inout ArraySlice<String>, of command: CommandSyntax
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let known = command.options + [CommandTable.help]
    let match = known.first { option in
      option.spelling == spelling || option.letter.map { "-\($0)" == spelling } ?? false
    }
    guard let option = match else { throw .unknownOption(spelling, of: command, among: known) }
    guard option != CommandTable.help else {
      wantsHelp = true
      return
    }
    guard let placeholder = option.value else {
      guard parts.count == 1 else {
        throw UsageError(message: "`\(option.spelling)` takes no value")
      }
      flags.insert(option.name)
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError(message: "`\(option.spelling)` needs a value: \(placeholder)")
    }
    guard values.updateValue(value, forKey: option.name) == nil else {
      throw UsageError(message: "duplicate option `\(option.spelling)`")
    }
  }
}

extension UsageError {
  fileprivate static func unknownOption(
    _ spelling: String, of command: CommandSyntax, among known: [OptionSyntax]
  ) -> UsageError {
    let nearest = Suggestion(for: spelling, among: known.map(\.spelling))?.name
    return UsageError(
      message: "unknown option `\(spelling)` for `\(command.name)`",
      hint: nearest.map { "did you mean `\($0)`?" }
        ?? "\(CommandTable.program) \(command.name) --help")
  }
}
