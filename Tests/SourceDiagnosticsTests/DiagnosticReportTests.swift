import SourceDiagnostics
import Testing

@Suite struct DiagnosticReportTests {
  @Test("Diagnostics are sorted by file, position, severity and id, each once")
  func order() {
    var sources = SourceSet(SourceText(name: "a.yaml", text: "a"))
    let second = sources.add(SourceText(name: "b.yaml", text: "b"))
    func finding(_ id: DiagnosticID, _ file: FileID, _ start: Int) -> Diagnostic {
      Diagnostic(id, "m", at: Label(file, SourceRange(at: start)))
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
    ] as [([DiagnosticID], String)])
  func summary(ids: [DiagnosticID], expected: String) {
    let label = Label(.first, SourceRange(at: 0))
    #expect(DiagnosticReport(ids.map { Diagnostic($0, "m", at: label) }).summary == expected)
  }

  @Test("Every id is written in kebab-case and has a one-sentence rule")
  func rules() {
    for id in DiagnosticID.allCases {
      #expect(id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "8" })
      #expect(id.rule.summary.hasSuffix("."))
    }
  }
}
