import SourceDiagnostics
import Testing
import YAMLTree

@testable import CarouselConfig

/// No key of the language is deprecated yet, so that a table is made for it.
@Suite("Deprecated keys")
struct DeprecationTests {
  private struct Draft: OriginKeeping {
    var text = ""
  }

  private static let table = KeyTable<Draft>(
    .screen,
    [
      Key("title", .text, standard: nil, "A key in use.") { $0.text = $1 },
      Key("heading", .text, standard: nil, "Its old name.") { $0.text = $1 }
        .deprecated(Deprecation(successor: "title")),
      Key("blink", .boolean, standard: nil, "A key without a meaning.") { _, _ in }
        .deprecated(Deprecation(successor: nil)),
    ])

  private func reading(of text: String) -> (draft: Draft, findings: [Diagnostic]) {
    var reading = ConfigReader()
    var draft = Draft()
    let file = ConfigFile(resolved: "deck.yaml", name: "deck.yaml", folder: ".")
    if let root = reading.parse(file, Array(text.utf8)) {
      reading.readMap(root, Self.table, into: &draft)
    }
    return (draft, reading.log.diagnostics)
  }

  @Test("A key with a successor is read, and a fix renames it")
  func renamed() throws {
    let (draft, findings) = reading(of: "heading: Hello")
    #expect(draft.text == "Hello")
    let finding = try #require(findings.first)
    #expect(findings.map(\.rule) == [.deprecated])
    #expect(finding.severity == .warning)
    #expect(finding.message == "`heading` is the old name of `title`")
    #expect(finding.primary.range == SourceRange(0, 7))
    #expect(finding.fix == Fix([Fix.Edit(.first, SourceRange(0, 7), "title")], safety: .safe))
  }

  @Test("A key without a meaning is to be removed, and one in use is nothing to speak of")
  func removed() {
    let findings = reading(of: "blink: true\ntitle: Hello").findings
    #expect(findings.map(\.message) == ["`blink` no longer has any effect"])
    #expect(findings.map(\.fix) == [nil])
  }
}
