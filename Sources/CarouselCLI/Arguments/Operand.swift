/// What the arguments of a command are, so that a shell can offer some.
enum Operand: Hashable, Sendable {
  /// A config.
  case config
  /// Configs and folders.
  case paths
  /// One of a few words.
  case words([String])
  /// A new file, or nothing.
  case nothing
}
