public import SourceDiagnostics

/// What came of reading a file as YAML.
public struct ParsedYAML: Hashable, Sendable {
  /// The tree; nil when nothing could be read.
  public let document: YAMLDocument?

  /// What is wrong with the file, sorted by position.
  public let diagnostics: [Diagnostic]

  /// How much more was found than `YAMLLimits.findings` allows to keep.
  public let omitted: DiagnosticTally

  /// Where the errors among those are, so that nobody finds a second mistake there.
  package let omittedPlaces: [SourceRange]
}
