import SourceDiagnostics
import TestSupport
import Testing
import YAMLTree

/// The laws that hold for every file, however broken it is.
///
/// Set `YAML_TEST_SUITE` to a checkout of the YAML test suite to try its files as well, and
/// `EVERY_TRUNCATION` to cut each file off at each of its bytes.
@Suite struct RobustnessTests {
  private static let samples = [
    "a: &x [1, 'two', \"th\\x72ee\"]\r\nb: *x\nc: |\n  é\n  日本\n\nd: {e: f, g: >-\n  h}\n",
    "%YAML 1.2\n---\n? a\n: b\n<<: {x: 1}\n...\n---\nc\n",
    "- - a\n  - !t b\n-\tc\n- k: v\n   l: w\n",
    "k: [a, {b: 'c\nd: \"e\\q\"\nf: @g\n\th: 1\ni: j: k\nl\nm: 2\n",
    "\u{FEFF}# 😀\nslides:\n- title: \"\u{85}\u{2028}\"\n<<<<<<< x\n=======\n>>>>>>> y\n",
  ]

  @Test("Every file gives a tree or a diagnostic, in range and the same every time")
  func laws() throws {
    var generator = SeededGenerator(seed: 2026)
    let rules = [
      DiagnosticRule.byteRules, DiagnosticRule.lineRules, DiagnosticRule.markRules,
      DiagnosticRule.treeRules,
    ]
    let examples = rules.joined().flatMap { [$0.wrong, $0.right] }
    let texts = Self.samples + examples.compactMap(\.?.text)
    for text in try texts.map({ Array($0.utf8) }) + FileVariants.yamlTestSuite() {
      YAMLLaws.check(text, using: &generator)
    }
  }
}

/// What holds for the tree and the diagnostics of every file.
enum YAMLLaws {
  /// Checks a file, the same in other bytes, and with mistakes in it.
  static func check(_ bytes: [UInt8], using generator: inout SeededGenerator) {
    #expect(FileVariants.areAlike(bytes, using: &generator, check), "\(shown(bytes))")
  }

  /// Checks a file; where what was found.
  private static func check(_ bytes: [UInt8]) -> [String] {
    let source = SourceText(name: "a.yaml", bytes: bytes)
    let parsed = YAMLDocument.parse(source)
    let hasError = parsed.diagnostics.contains { $0.severity == .error }
    #expect(parsed.document != nil || hasError, "\(shown(bytes))")
    let faults = DiagnosticLaws.faults(of: parsed.diagnostics, in: SourceSet(source))
    #expect(faults == [], "\(shown(bytes))")
    if let document = parsed.document {
      var stack = [document.root]
      var left = 10_000
      while let node = stack.popLast(), left > 0 {
        left -= 1
        if node.range.end > bytes.count { Issue.record("\(node.range) \(shown(bytes))") }
        stack += node.elements
        for entry in node.entries { stack += [entry.key, entry.value] }
      }
    }
    #expect(YAMLDocument.parse(source) == parsed)
    return DiagnosticLaws.places(of: parsed.diagnostics, in: SourceSet(source))
  }

  private static func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}
