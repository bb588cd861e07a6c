import CarouselConfig
import Foundation
import SourceDiagnostics
import Testing

@Suite("Explanations")
struct ExplanationTests {
  /// Ids that no short text can show.
  ///
  /// `SpecialFindingTests` finds each of them.
  static let special: Set<DiagnosticID> = [
    .unreadable, .wrongEncoding, .invalidUTF8, .tooLarge, .notARegularFile, .longKey,
    .aliasExplosion, .tooDeep, .tooMany, .nestedTooDeep, .deprecated,
    // The comments belong to the program.
    .unusedAllow,
  ]

  private static let shown = DiagnosticID.allCases.filter { !special.contains($0) }

  @Test("Each id is explained once, under one concern")
  func isComplete() {
    let ids = Concern.allCases.flatMap(RuleExplanation.all).map(\.id)
    #expect(Set(ids) == Set(DiagnosticID.allCases))
    #expect(ids.count == Set(ids).count)
    for id in Self.shown {
      #expect(RuleExplanation.of(id)?.wrong != nil && RuleExplanation.of(id)?.right != nil, "\(id)")
    }
  }

  @Test("The wrong example has this mistake alone, where it is marked", arguments: shown)
  func wrong(id: DiagnosticID) throws {
    let explanation = try #require(RuleExplanation.of(id))
    let config = try load(explanation, isWrong: true)
    #expect(config.diagnostics.map(\.id) == [id])
    let found = try #require(config.diagnostics.first)
    let example = try #require(explanation.wrong)
    let isInFile = example.place == nil
    let file = config.sources[found.primary.file]
    #expect(file.name == (isInFile ? explanation.file?.name : "deck.yaml"))
    #expect(found.primary.range == (isInFile ? explanation.file?.wrong.place : example.place))
    #expect(found.help != nil)
    #expect(found.fix?.safety == explanation.repair)
  }

  @Test("The right example has no mistake", arguments: shown)
  func right(id: DiagnosticID) throws {
    let config = try load(#require(RuleExplanation.of(id)), isWrong: false)
    #expect(config.diagnostics == [])
    #expect(config.show != nil)
  }

  @Test(
    "A fix takes its mistake away",
    arguments: shown.filter { RuleExplanation.of($0)?.repair != nil })
  func fixes(id: DiagnosticID) throws {
    let config = try load(#require(RuleExplanation.of(id)), isWrong: true)
    let fix = try #require(config.diagnostics.first?.fix)
    var bytes = config.sources[.first].bytes
    for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    let file = RuleExplanation.of(id)?.file.map { ($0.name, $0.right) }
    let ids = try load(bytes, file).diagnostics.map(\.id)
    #expect(!ids.contains(id))
    // What needs a second look may uncover another mistake.
    if fix.safety == .safe { #expect(ids == []) }
  }

  @Test("Docs/Diagnostics.md is what the explanations say")
  func page() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../Docs/Diagnostics.md").standardized
    let expected = try DiagnosticsPage.markdown { explanation in
      let config = try load(explanation, isWrong: true)
      let printer = DiagnosticPrinter(sources: config.sources) { _ in 1 }
      return config.diagnostics.map { printer.text(for: $0) }.joined(separator: "\n")
    }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try expected.write(to: page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(page.lastPathComponent)")
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == expected)
  }

  /// Loads an example as `deck.yaml`, with its file beside it.
  private func load(_ explanation: RuleExplanation, isWrong: Bool) throws -> LoadedConfig {
    let example = try #require(isWrong ? explanation.wrong : explanation.right)
    let file = explanation.file
    return try load(
      Array(example.text.utf8), file.map { ($0.name, isWrong ? $0.wrong : $0.right) })
  }

  private func load(
    _ text: [UInt8], _ file: (name: String, example: RuleExplanation.Example)?
  ) throws -> LoadedConfig {
    let folder = try TemporaryFolder(file.map { [$0.name: $0.example.text] } ?? [:])
    return ConfigLoader.load(text: text, name: "deck.yaml", folder: folder.path)
  }
}
