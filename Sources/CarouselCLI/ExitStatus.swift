/// How the program ends.
enum ExitStatus: Int32, Error, Hashable, Sendable, CaseIterable {
  /// All went well.
  case success = 0
  /// The config, or what was asked of it, has a mistake.
  case mistakes = 1
  /// The command line is wrong, or what it names is not there.
  case usage = 2

  /// What it means, in a sentence.
  var summary: String {
    switch self {
    case .success: "All went well."
    case .mistakes: "The config, or what was asked of it, has a mistake."
    case .usage: "The command line is wrong, or what it names is not there."
    }
  }
}
