/// What the arguments of a command are, so that a shell can offer some.
enum Operand: Sendable {
  /// A config.
  case config
  /// Configs and folders.
  case paths
  /// One of a few words, which are listed only when a shell asks: every command would wait for them.
  case words(@Sendable () -> [String])
  /// A new file, or nothing.
  case nothing
}
