import CarouselConfig
import SourceDiagnostics
import Testing

/// Nobody reads a thousand findings, but everybody wants to know how many there are.
@Suite("Findings beyond counting on fingers")
struct FindingCountTests {
  private func counts(_ text: String) -> (kept: Int, errors: Int, warnings: Int) {
    let config = loaded(text)
    let report = config.report
    #expect((config.show == nil) == (report.errorCount + config.omitted.errors > 0))
    return (
      config.diagnostics.count, report.errorCount + config.omitted.errors,
      report.warningCount + config.omitted.warnings
    )
  }

  @Test("A thousand findings are kept and all are counted")
  func unknownKeys() {
    for count in [999, 1000, 1001, 300_000] {
      let keys = (0..<count).map { "other\($0): 1\n" }.joined()
      #expect(counts("slides: [a]\n" + keys) == (min(count, 1000), count, 0))
    }
  }

  @Test(
    "Each kind of mistake is counted once for each time it is made",
    arguments: [
      "{ color: nayv }", "{ colour: navy }", "{ align: centre }", "{ color: $a }", "{ hold: 3 }",
      "{ id: a.b }", "[a]", "{ carousel: { wrap: none } }", "{ a:b }", "!t a",
      "{ text: &a b, title: *b }",
    ])
  func mistakes(text: String) {
    let single = counts("autoplay: 9s\nslides:\n- \(text)\n- b\n")
    let many = counts(
      "autoplay: 9s\nslides:\n" + String(repeating: "- \(text)\n", count: 2000) + "- b\n")
    #expect(single.errors > 0)
    #expect(many.errors == 2000 * single.errors)
    #expect((1000...2000).contains(many.kept))
  }

  @Test("What an alias repeats is one mistake, also when no more are kept")
  func aliases() {
    let many = String(repeating: "- { align: centre }\n", count: 2000)
    let aliased = "- &a { align: centr }\n" + String(repeating: "- *a\n", count: 5000)
    #expect(counts("slides:\n" + many + aliased).errors == 2001)
  }

  @Test("Warnings beyond the limit are warnings, and an error behind them is an error")
  func warnings() {
    let warning = "- { text: a, color: gray, background: gray }\n"
    let text = "slides:\n" + String(repeating: warning, count: 2000)
    #expect(counts(text) == (1000, 0, 2000))
    #expect(counts(text + "- { align: centre }\n") == (1001, 1, 2000))
    let anchors = (0..<3000).map { "- &a\($0) a\n" }.joined()
    #expect(counts("slides:\n" + anchors) == (1000, 0, 3000))
    #expect(counts("slides:\n" + anchors + "- !t b\n") == (1001, 1, 3000))
  }

  @Test("A list that is lost behind many mistakes is not missed")
  func cascades() {
    let carousels = (0..<2000).map { "  c\($0): { sildes: [a] }\n" }.joined()
    #expect(counts("carousels:\n" + carousels).errors == 1)
    let slides = String(
      repeating: "- { hold: until_done, carusel: { autoplay: 1s, slides: [a, b] } }\n", count: 3000)
    #expect(counts("autoplay: 9s\nslides:\n" + slides).errors == 3000)
  }
}
