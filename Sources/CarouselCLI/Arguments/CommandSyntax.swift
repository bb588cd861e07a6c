/// An option of a command, as data: the parser, the help and the suggestions come from it.
struct OptionSyntax: Hashable, Sendable {
  /// The name without its dashes.
  let name: String
  /// A one-letter name, if it has one.
  var letter: Character?
  /// The placeholder of the value in the help, or nil for a flag.
  var value: String?
  /// The words that it takes; empty when it takes others or none.
  var words: [String] = []
  /// What it does, in half a sentence.
  let summary: String

  /// The option as it is typed.
  var spelling: String { "--\(name)" }

  /// Whether its value is a path.
  var takesFile: Bool { value == "FILE" }
}

/// A command, as data.
struct CommandSyntax: Hashable, Sendable {
  /// The word that chooses it.
  let name: String
  /// What it does, in half a sentence.
  let summary: String
  /// Its arguments as the usage line shows them.
  let arguments: String
  /// How many arguments it takes.
  let argumentCount: ClosedRange<Int>
  /// Its options, without `--help`.
  let options: [OptionSyntax]
  /// What its arguments are.
  var operand = Operand.config
  /// More to know, in whole sentences.
  var notes: [String] = []
  /// What to type, and what that does.
  var examples: [(line: String, effect: String)] = []
  /// Does it.
  let run: @Sendable (Arguments) throws(UsageError) -> ExitStatus

  static func == (left: CommandSyntax, right: CommandSyntax) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
