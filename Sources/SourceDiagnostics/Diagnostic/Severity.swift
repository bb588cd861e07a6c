/// How bad a diagnostic is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The config does not play.
  case error
  /// The config plays, though probably not as its author meant.
  case warning

  /// Whether `lhs` is worse than `rhs`: errors come first.
  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    lhs == .error && rhs == .warning
  }
}
