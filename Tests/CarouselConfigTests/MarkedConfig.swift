import CarouselConfig
import SourceDiagnostics
import TestSupport
import Testing

/// What a diagnostic says about places, in a form that reads well when it differs.
struct Place: Hashable, Comparable, CustomStringConvertible {
  let name: String
  let bytes: Range<Int>

  var description: String { "\(name) \(bytes)" }

  static func < (lhs: Place, rhs: Place) -> Bool {
    (lhs.bytes.lowerBound, lhs.bytes.upperBound, lhs.name)
      < (rhs.bytes.lowerBound, rhs.bytes.upperBound, rhs.name)
  }
}

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
  var places: [Place] = []
  for diagnostic in config.diagnostics {
    places.append(place(diagnostic.id.rawValue, diagnostic.primary))
    places += diagnostic.secondary.map { place("+", $0) }
  }
  let expected = yaml.marks.map { Place(name: $0.name, bytes: $0.bytes) }
  #expect(places.sorted() == expected.sorted(), sourceLocation: sourceLocation)
  var generator = SeededGenerator(seed: 1)
  ConfigLaws.check(Array(yaml.text.utf8), using: &generator)
  let hasErrors = config.diagnostics.contains { $0.severity == .error }
  #expect((config.show == nil) == hasErrors, sourceLocation: sourceLocation)
  for diagnostic in config.diagnostics where diagnostic.id != .undefinedAlias {
    #expect(diagnostic.message.last != ".", sourceLocation: sourceLocation)
    #expect(
      !needsHelp || diagnostic.help != nil, "\(diagnostic.message)", sourceLocation: sourceLocation)
  }
  return config.diagnostics
}

private func place(_ name: String, _ label: Label) -> Place {
  Place(name: name, bytes: label.range.start..<label.range.end)
}
