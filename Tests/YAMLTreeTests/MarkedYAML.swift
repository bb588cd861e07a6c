import SourceDiagnostics
import TestSupport
import Testing
import YAMLTree

/// Checks that exactly the marked diagnostics are reported, each where it is marked.
///
/// The name of a mark is an id, or `+` for a secondary label. The laws of all files are tried on the
/// text as well.
func expectFindings(
  _ marked: String, limits: YAMLLimits = .standard,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let yaml = MarkedText(marked)
  let source = SourceText(name: "a.yaml", text: yaml.text)
  let diagnostics = YAMLDocument.parse(source, limits: limits).diagnostics
  #expect(MarkedText.marks(of: diagnostics) == yaml.marks, sourceLocation: sourceLocation)
  var generator = SeededGenerator(seed: 1)
  YAMLLaws.check(Array(yaml.text.utf8), using: &generator)
}
