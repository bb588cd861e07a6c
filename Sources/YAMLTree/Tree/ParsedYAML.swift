package import SourceDiagnostics

/// What came of reading a file as YAML.
package struct ParsedYAML: Hashable, Sendable {
  /// The tree; nil when nothing could be read.
  package let document: YAMLDocument?

  /// What is wrong with the file, sorted by position.
  package let diagnostics: [Diagnostic]

  /// How much more was found than `YAMLLimits.findings` allows to keep.
  package let omitted: DiagnosticTally

  /// Where the errors among those are, so that no second problem is reported there.
  package let omittedPlaces: [SourceRange]
}
