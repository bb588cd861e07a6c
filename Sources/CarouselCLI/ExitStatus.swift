/// How the program ends.
enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Success.
  case success = 0
  /// A config, a script or a trace has problems, or there is something to change.
  case problems = 1
  /// The command line is wrong, or a file cannot be read or written.
  case usage = 2

  /// What it means, in a sentence.
  var summary: String {
    switch self {
    case .success: "Success."
    case .problems: "A config, a script or a trace has problems, or --diff shows a change."
    case .usage: "The command line is wrong, or a file cannot be read or written."
    }
  }
}
