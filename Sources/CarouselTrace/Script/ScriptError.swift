/// An error in a line of a script.
struct ScriptError: Error, Hashable, Sendable {
  /// What was found and what was expected.
  let message: String
  /// What to write instead, if that is known.
  var help: String?
  /// The column, if known; otherwise the whole line.
  var column = 1

  /// The message and the help on one line.
  var text: String { help.map { "\(message); \($0)" } ?? message }
}
