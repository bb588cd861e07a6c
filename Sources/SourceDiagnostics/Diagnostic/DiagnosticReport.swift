/// Diagnostics in the order in which they are shown, each once.
///
/// The order is file, position, severity, id; it does not depend on the order of the checks.
public struct DiagnosticReport: Hashable, Sendable {
  /// The diagnostics, sorted and without exact duplicates.
  public let diagnostics: [Diagnostic]

  /// Sorts `diagnostics` and removes exact duplicates.
  ///
  /// O(n log n).
  public init(_ diagnostics: [Diagnostic]) {
    var seen: Set<Diagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
      .sorted(by: Self.isBefore)
  }

  /// The number of errors.
  public var errorCount: Int { count(of: .error) }

  /// The number of warnings.
  public var warningCount: Int { count(of: .warning) }

  /// The number of diagnostics of one severity.
  ///
  /// O(n).
  public func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// One line that counts what was found: `2 errors, 1 warning in 1 file`.
  public var summary: String { DiagnosticTally(self).text }

  private static func isBefore(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    let (a, b) = (one.primary, other.primary)
    if a.file != b.file { return a.file < b.file }
    if a.range != b.range { return (a.range.start, a.range.end) < (b.range.start, b.range.end) }
    if one.severity != other.severity { return one.severity < other.severity }
    return (one.rule.id, one.message) < (other.rule.id, other.message)
  }
}
