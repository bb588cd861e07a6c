import CarouselConfig
import SourceDiagnostics
import TestSupport
import Testing
import YAMLTree

/// Loads a config from memory.
func loaded(_ text: String, folder: String = ".") -> LoadedConfig {
  Corpus.keep(text)
  return ConfigLoader.load(text: Array(text.utf8), name: "a.yaml", folder: folder)
}

/// Checks that exactly the marked diagnostics are reported, each where it is marked.
///
/// The name of a mark is an id, or `+` for a secondary label. The laws of all configs are tried on
/// the text as well.
@discardableResult
func expectFindings(
  _ marked: String, folder: String = ".", needsHelp: Bool = true,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> [Diagnostic] {
  let yaml = MarkedText(marked)
  let config = loaded(yaml.text, folder: folder)
  #expect(MarkedText.marks(of: config.diagnostics) == yaml.marks, sourceLocation: sourceLocation)
  var generator = SeededGenerator(seed: 1)
  ConfigLaws.check(Array(yaml.text.utf8), using: &generator)
  let hasErrors = config.diagnostics.contains { $0.severity == .error }
  #expect((config.show == nil) == hasErrors, sourceLocation: sourceLocation)
  #expect(
    config.diagnostics.allSatisfy { DiagnosticRule.all.contains($0.rule) },
    sourceLocation: sourceLocation)
  for diagnostic in config.diagnostics where diagnostic.rule != .undefinedAlias {
    #expect(diagnostic.message.last != ".", sourceLocation: sourceLocation)
    #expect(
      !needsHelp || diagnostic.help != nil, "\(diagnostic.message)", sourceLocation: sourceLocation)
  }
  return config.diagnostics
}
