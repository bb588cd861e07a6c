import SourceDiagnostics
import Testing

@Suite struct DiagnosticReportTests {
  @Test("Diagnostics are sorted by file, position, severity and id, each once")
  func order() {
    var sources = SourceSet(SourceText(name: "a.yaml", text: "a"))
    let second = sources.add(SourceText(name: "b.yaml", text: "b"))
    func finding(_ rule: DiagnosticRule, _ file: FileID, _ start: Int) -> Diagnostic {
      Diagnostic(rule, "m", at: Label(file, SourceRange(at: start)))
    }
    let sorted = [
      finding(.unknownKey, .first, 0), finding(.badHex, .first, 1), finding(.noValue, .first, 1),
      finding(.anchorUnused, .first, 1), finding(.badHex, second, 0),
    ]
    #expect(DiagnosticReport(sorted.reversed() + sorted).diagnostics == sorted)
  }

  @Test(
    "The summary counts errors, warnings and files",
    arguments: [
      ([], "no problems"), ([.badHex], "1 error in 1 file"),
      ([.anchorUnused], "1 warning in 1 file"),
      ([.badHex, .noValue, .anchorUnused], "2 errors, 1 warning in 1 file"),
    ] as [([DiagnosticRule], String)])
  func summary(rules: [DiagnosticRule], expected: String) {
    let label = Label(.first, SourceRange(at: 0))
    #expect(DiagnosticReport(rules.map { Diagnostic($0, "m", at: label) }).summary == expected)
  }
}
