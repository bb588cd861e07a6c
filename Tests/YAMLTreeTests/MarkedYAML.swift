import SourceDiagnostics
import TestSupport
import Testing
import YAMLTree

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
  var places: [Place] = []
  for diagnostic in diagnostics {
    places.append(place(diagnostic.id.rawValue, diagnostic.primary))
    places += diagnostic.secondary.map { place("+", $0) }
  }
  let expected = yaml.marks.map { Place(name: $0.name, bytes: $0.bytes) }
  #expect(places.sorted() == expected.sorted(), sourceLocation: sourceLocation)
  var generator = SeededGenerator(seed: 1)
  YAMLLaws.check(Array(yaml.text.utf8), using: &generator)
}

private func place(_ name: String, _ label: Label) -> Place {
  Place(name: name, bytes: label.range.start..<label.range.end)
}
