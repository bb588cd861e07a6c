public import CarouselDeck
public import SourceDiagnostics

/// What came of reading a config.
public struct LoadedConfig: Hashable, Sendable {
  /// What plays; nil exactly when there is an error.
  public var show: Show?

  /// All files that were read, the one that was asked for first.
  public var sources: SourceSet

  /// All that is wrong or looks wrong, sorted by file and position.
  public var diagnostics: [Diagnostic]

  /// The diagnostics with their counts.
  ///
  /// O(n log n).
  public var report: DiagnosticReport { DiagnosticReport(diagnostics) }
}
