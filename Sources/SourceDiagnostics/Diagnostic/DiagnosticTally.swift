/// How much was found, in how many files; tallies of several runs add up.
public struct DiagnosticTally: Hashable, Sendable {
  /// The number of errors.
  public private(set) var errors = 0
  /// The number of warnings.
  public private(set) var warnings = 0
  /// The number of files with at least one of them.
  public private(set) var files = 0

  /// Nothing found.
  public init() {}

  /// The numbers of errors, of warnings and of files, in words.
  public init(errors: Int, warnings: Int, files: Int = 0) {
    self.errors = errors
    self.warnings = warnings
    self.files = files
  }

  /// What a report has found.
  public init(_ report: DiagnosticReport) {
    self.init(of: report.diagnostics)
  }

  /// How many findings there are of each kind.
  package init(of diagnostics: [Diagnostic]) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count - errors
    files = Set(diagnostics.map(\.primary.file)).count
  }

  /// Counts one more.
  package mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    }
  }

  /// The number of one kind.
  package subscript(severity: Severity) -> Int {
    switch severity {
    case .error: errors
    case .warning: warnings
    }
  }

  /// Counts what another run has found too.
  public mutating func add(_ other: DiagnosticTally) {
    errors += other.errors
    warnings += other.warnings
    files += other.files
  }

  /// One line: `2 errors, 1 warning in 1 file`, or `no problems`.
  public var text: String {
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return "no problems" }
    return counts.map(Self.counted).joined(separator: ", ") + " in " + Self.counted(files, "file")
  }

  /// A number with its noun: `1 file`, `2 files`.
  package static func counted(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
