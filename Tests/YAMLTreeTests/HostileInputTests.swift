import SourceDiagnostics
import Testing
import YAMLTree

/// Inputs that are made to be slow or to crash.
///
/// Each has to be over in an instant.
@Suite struct HostileInputTests {
  private func ids(_ text: String) -> [String] {
    parsed(text).diagnostics.map(\.rule.id)
  }

  @Test(
    "Deep nesting is refused at once",
    arguments: [
      "[", "{", "{a: ", "- ", "? ", "[{a: [", "- - ? ",
    ])
  func deepNesting(open: String) {
    #expect(ids(String(repeating: open, count: 100_000)) == ["too-deep"])
  }

  @Test("Deep nesting by indentation is refused")
  func deepIndentation() {
    let text = (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(ids(text) == ["too-deep"])
  }

  @Test("A billion laughs are refused")
  func billionLaughs() {
    let lines = (1..<10).map { level in
      let aliases = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
      return "l\(level): &l\(level) [\(aliases)]\n"
    }
    #expect(ids("l0: &l0 ha\n" + lines.joined()) == ["alias-explosion"])
  }

  @Test("Many keys in one map take no square of time, whether they differ or not")
  func manyKeys() throws {
    let different = (0..<300_000).map { "k\($0): 1\n" }.joined()
    #expect(ids(different).isEmpty)
    let same = String(repeating: "k: 1\n", count: 300_000)
    #expect(Set(ids(same)) == ["duplicate-key"])
    #expect(ids(same).count == YAMLLimits.standard.findings)
  }

  @Test("A million slides fit")
  func manySlides() throws {
    let text = "slides:\n" + String(repeating: "- s\n", count: 1_000_000)
    let document = try #require(parsed(text).document)
    let slides = try #require(document.root["slides"])
    #expect(slides.count == 1_000_000)
    #expect(slides.elements.allSatisfy { $0.isText("s") })
  }

  @Test("A line of a megabyte is read, and quoted in part")
  func longLine() throws {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(ids("a: " + long).isEmpty)
    let diagnostics = parsed(long + "\n" + "b: 1\n").diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.allSatisfy { $0.message.utf8.count < 200 })
  }

  @Test(
    "Long runs of one character are over quickly",
    arguments: [
      "#", "\t", " ", "\n", "'", "\"", "&", "*", "!", "%", "@", "|", ">", ":", ",", "]", "}", "-",
      "?", "é", "\u{2028}", "\"\\", "a:\n", "a: b: ", "&a ", "*a ", "---\n", "%YAML 1.1\n",
      "k: @\n",
      "k: [\n", "k: \"\n", "a\n",
    ])
  func runs(text: String) {
    let result = parsed(String(repeating: text, count: 100_000))
    #expect(result.document != nil || !result.diagnostics.isEmpty)
    #expect(result.diagnostics.count <= YAMLLimits.standard.findings + 21)
  }
}
