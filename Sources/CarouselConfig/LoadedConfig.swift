public import CarouselDeck
public import SourceDiagnostics

/// What came of reading a config.
public struct LoadedConfig: Hashable, Sendable {
  /// What plays; nil when there is an error, and for a shared file.
  public var show: Show?

  /// Whether the file holds nothing to play but only what other files include.
  ///
  /// It has some of `include`, `theme`, `palette`, `presets`, `defaults` and `screen`, and beside
  /// them only `version` and keys that begin with `x-`. Whether that is an error is said when it is
  /// loaded.
  public var isShared: Bool

  /// Whether its colours depend on how bright the background of the terminal is: `theme: auto`.
  public var followsGround = false

  /// All files that were read, the one that was asked for first.
  public var sources: SourceSet

  /// All problems, sorted by file and position.
  public var diagnostics: [Diagnostic]

  /// How much more was found.
  ///
  /// At most a thousand errors and a thousand warnings are described; this counts the others.
  public var omitted = DiagnosticTally()

  /// The diagnostics with their counts.
  ///
  /// O(n log n).
  public var report: DiagnosticReport { DiagnosticReport(diagnostics) }
}
