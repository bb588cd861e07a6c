import CarouselConfig
import Foundation
import SourceDiagnostics
import Testing
import YAMLTree

@Suite("Explanations")
struct ExplanationTests {
  /// Rules that no short text can show.
  ///
  /// `SpecialFindingTests` finds each of them.
  static let special: Set<DiagnosticRule> = [
    .unreadable, .wrongEncoding, .invalidUTF8, .tooLarge, .notARegularFile, .longKey,
    .aliasExplosion, .tooDeep, .tooMany, .nestedTooDeep, .deprecated,
    // The size is an option of the program.
    .textCut,
    // The comments belong to the program.
    .unusedAllow,
  ]

  private static let shown = DiagnosticRule.all.filter { !special.contains($0) }

  @Test("Each rule has an id in kebab-case, a sentence and, where there can be some, examples")
  func isComplete() {
    for rule in DiagnosticRule.all {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "8" })
      #expect(rule.summary.hasSuffix("."))
      let hasExamples = rule.wrong != nil && rule.right != nil
      #expect(hasExamples || Self.special.contains(rule), "\(rule.id)")
    }
  }

  @Test("A rule is found by its id, and by a former one")
  func names() {
    #expect(DiagnosticRule.all.allSatisfy { DiagnosticRule.named($0.id) == $0 })
    #expect(DiagnosticRule.named("no-such-rule") == nil)
    let former = [
      "foreign-key": "key-from-other-library", "two-motions": "autoplay-and-autoscroll",
      "dash-in-text": "unindented-item", "key-in-text": "key-as-text", "no-effect": "unused-key",
    ]
    for (old, new) in former { #expect(DiagnosticRule.named(old)?.id == new) }
    #expect(DiagnosticRule.all.compactMap(\.formerID).sorted() == former.keys.sorted())
  }

  @Test("The wrong example has this mistake alone, where it is marked", arguments: shown)
  func wrong(rule: DiagnosticRule) throws {
    let config = try load(rule, isWrong: true)
    #expect(config.diagnostics.map(\.rule) == [rule])
    let found = try #require(config.diagnostics.first)
    let example = try #require(rule.wrong)
    let isInFile = example.place == nil
    let file = config.sources[found.primary.file]
    #expect(file.name == (isInFile ? rule.file?.name : "deck.yaml"))
    #expect(found.primary.range == (isInFile ? rule.file?.wrong.place : example.place))
    #expect(found.help != nil)
    #expect(found.fix?.safety == rule.fix)
  }

  @Test("The right example has no mistake", arguments: shown)
  func right(rule: DiagnosticRule) throws {
    let config = try load(rule, isWrong: false)
    #expect(config.diagnostics == [])
    #expect(config.show != nil)
  }

  @Test(
    "A fix takes its mistake away",
    arguments: shown.filter { $0.fix != nil })
  func fixes(rule: DiagnosticRule) throws {
    let config = try load(rule, isWrong: true)
    let fix = try #require(config.diagnostics.first?.fix)
    var bytes = config.sources[.first].bytes
    for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    let file = rule.file.map { ($0.name, $0.right) }
    let rules = try load(bytes, file).diagnostics.map(\.rule)
    #expect(!rules.contains(rule))
    // What needs a second look may uncover another mistake.
    if fix.safety == .safe { #expect(rules == []) }
  }

  @Test("Docs/Diagnostics.md is what the rules say")
  func page() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../Docs/Diagnostics.md").standardized
    let expected = try DiagnosticsPage.markdown { rule in
      let config = try load(rule, isWrong: true)
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
  private func load(_ rule: DiagnosticRule, isWrong: Bool) throws -> LoadedConfig {
    let example = try #require(isWrong ? rule.wrong : rule.right)
    let file = rule.file
    return try load(
      Array(example.text.utf8), file.map { ($0.name, isWrong ? $0.wrong : $0.right) })
  }

  private func load(
    _ text: [UInt8], _ file: (name: String, example: DiagnosticRule.Example)?
  ) throws -> LoadedConfig {
    let folder = try TemporaryFolder(file.map { [$0.name: $0.example.text] } ?? [:])
    return ConfigLoader.load(text: text, name: "deck.yaml", folder: folder.path)
  }
}
