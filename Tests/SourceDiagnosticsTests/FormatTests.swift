import SourceDiagnostics
import Testing

@Suite("Formats")
struct FormatTests {
  /// An error with all that a finding can have, a warning, and a file without findings.
  private static func report(limit: Int? = nil, isStrict: Bool = false) -> ValidationReport {
    var sources = SourceSet(SourceText(name: "shows/a.yaml", text: "é: 1\né: 2\ngap: 3\n"))
    let clean = sources.add(SourceText(name: "b.yaml", text: ""))
    let error = Diagnostic(
      .duplicateKey, "duplicate key `é`", at: Label(.first, SourceRange(6, 8)),
      also: [Label(.first, SourceRange(0, 2), "first set here")], path: "é",
      help: "keep one of them",
      fix: Fix([Fix.Edit(.first, SourceRange(0, 6), "")], safety: .safe))
    let warning = Diagnostic(
      .neverMoves, "nothing to play", at: Label(.first, SourceRange(12, 15)))
    return ValidationReport(
      of: sources, checked: [.first, clean], diagnostics: [warning, error], limit: limit,
      isStrict: isStrict)
  }

  @Test("The short form is a line that editors understand")
  func short() {
    #expect(
      ShortFormat.text(of: Self.report()) == """
        shows/a.yaml:2:1: error[duplicate-key]: duplicate key `é`
        shows/a.yaml:3:1: warning[never-moves]: nothing to play
        1 error, 1 warning in 1 file

        """)
  }

  @Test("The plain form is made of sentences")
  func plain() {
    #expect(
      PlainFormat.text(of: Self.report()) == """
        Error 1 of 2, in shows/a.yaml, line 2, column 1: duplicate key `é`.
        See also shows/a.yaml, line 1, column 1: first set here.
        This is at é.
        Help: keep one of them.
        The rule is called duplicate-key.

        Warning 2 of 2, in shows/a.yaml, line 3, column 1: nothing to play.
        The rule is called never-moves.

        1 error, 1 warning in 1 file.
        1 of them can be fixed by `--fix`.

        """)
  }

  @Test("Only the first findings are shown, and all are counted")
  func limit() {
    let report = Self.report(limit: 1)
    #expect(
      ShortFormat.text(of: report) == """
        shows/a.yaml:2:1: error[duplicate-key]: duplicate key `é`
        … and 1 more

        1 error, 1 warning in 1 file

        """)
    #expect(
      PlainFormat.text(of: report).contains("\n\nAnd 1 more.\n1 error, 1 warning in 1 file.\n"))
    #expect(JSONFormat.text(of: report).contains(#""total": 2"#))
    #expect(SARIFFormat.text(of: report, tool: "t", version: "1").contains(#""total": 2"#))
    #expect(GitHubFormat.text(of: report).hasSuffix("\n::notice::… and 1 more\n"))
    #expect(JUnitFormat.text(of: report).contains(#"<testcase name="more""#))
  }

  @Test("What was counted only is reported like what is not shown")
  func omitted() {
    let many = DiagnosticTally(
      of: Array(
        repeating: Diagnostic(.syntax, "m", at: Label(.first, SourceRange(at: 0))), count: 7))
    var report = Self.report()
    report = ValidationReport(
      of: report.sources, checked: report.checked, diagnostics: report.diagnostics, omitted: many)
    #expect(
      ShortFormat.text(of: report).hasSuffix("\n… and 7 more\n\n8 errors, 1 warning in 2 files\n"))
    #expect(JSONFormat.text(of: report).contains(#""total": 9"#))
    let onlyCounted = ValidationReport(
      of: report.sources, checked: report.checked, diagnostics: [], omitted: many, limit: 1)
    #expect(onlyCounted.fails)
    #expect(onlyCounted.hiddenCount == 7)
  }

  @Test("JSON tells all, members that are not there as null")
  func json() {
    #expect(
      JSONFormat.text(of: Self.report()) == #"""
        {
          "version": 1,
          "files": [
            "shows/a.yaml",
            "b.yaml"
          ],
          "diagnostics": [
            {"id": "duplicate-key", "severity": "error", "message": "duplicate key `é`", "help": "keep one of them", "path": "é", "spans": [{"file": "shows/a.yaml", "start": {"line": 2, "column": 1, "byte": 6}, "end": {"line": 2, "column": 2, "byte": 8}, "label": null}, {"file": "shows/a.yaml", "start": {"line": 1, "column": 1, "byte": 0}, "end": {"line": 1, "column": 2, "byte": 2}, "label": "first set here"}], "fix": {"safe": true, "edits": [{"file": "shows/a.yaml", "start": {"line": 1, "column": 1, "byte": 0}, "end": {"line": 2, "column": 1, "byte": 6}, "replacement": ""}]}},
            {"id": "never-moves", "severity": "warning", "message": "nothing to play", "help": null, "path": null, "spans": [{"file": "shows/a.yaml", "start": {"line": 3, "column": 1, "byte": 12}, "end": {"line": 3, "column": 4, "byte": 15}, "label": null}], "fix": null}
          ],
          "errors": 1,
          "warnings": 1,
          "total": 2,
          "fixed": 0
        }

        """#)
  }

  @Test("GitHub gets a command for each finding, its columns only on one line")
  func github() {
    #expect(
      GitHubFormat.text(of: Self.report()) == """
        ::error file=shows/a.yaml,line=2,col=1,endColumn=2,title=duplicate-key::duplicate key `é`%0Ahelp: keep one of them
        ::warning file=shows/a.yaml,line=3,col=1,endColumn=4,title=never-moves::nothing to play

        """)
    let source = SourceText(name: "50%, a:b.yaml", text: "a\nb\n")
    let diagnostic = Diagnostic(.syntax, "100%\n", at: Label(.first, SourceRange(0, 3)))
    let report = ValidationReport(
      of: SourceSet(source), checked: [.first], diagnostics: [diagnostic])
    #expect(
      GitHubFormat.text(of: report)
        == "::error file=50%25%2C a%3Ab.yaml,line=1,endLine=2,title=syntax::100%25␊\n")
  }

  @Test("JUnit has a suite for each file, and a warning fails only a strict run")
  func junit() {
    #expect(
      JUnitFormat.text(of: Self.report()) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="validate" tests="3" failures="1" errors="0">
          <testsuite name="shows/a.yaml" tests="2" failures="1" errors="0">
            <testcase name="duplicate-key at 2:1" classname="shows/a.yaml">
              <failure type="duplicate-key" message="duplicate key `é`">shows/a.yaml:2:1: duplicate key `é`
        at é
        help: keep one of them</failure>
            </testcase>
            <testcase name="never-moves at 3:1" classname="shows/a.yaml">
              <system-out>shows/a.yaml:3:1: nothing to play</system-out>
            </testcase>
          </testsuite>
          <testsuite name="b.yaml" tests="1" failures="0" errors="0">
            <testcase name="no problems" classname="b.yaml"/>
          </testsuite>
        </testsuites>

        """#)
    #expect(JUnitFormat.text(of: Self.report(isStrict: true)).contains(#"failures="2" errors"#))
  }

  @Test("SARIF names the rule by index, and the place by code points")
  func sarif() {
    let text = SARIFFormat.text(of: Self.report(), tool: "carousel-play", version: "0.1.0")
    for part in [
      #""ruleId": "duplicate-key", "ruleIndex": 0, "level": "error""#,
      #""region": {"startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 2}"#,
      #""logicalLocations": [{"fullyQualifiedName": "é"}]"#,
      #""uri": "shows/a.yaml", "index": 0"#,
      #""message": {"text": "first set here"}"#,
      #""fixes": [{"description": {"text": "keep one of them (safe)"}"#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test(
    "A file's name becomes a URI",
    arguments: [
      ("a.yaml", "a.yaml"), ("./a/./b.yaml", "a/b.yaml"), ("../a.yaml", "../a.yaml"),
      ("/tmp/a b.yaml", "file:///tmp/a%20b.yaml"), ("a:b#?%.yaml", "a%3Ab%23%3F%25.yaml"),
      ("é", "%C3%A9"),
    ])
  func uris(name: String, uri: String) {
    let report = ValidationReport(
      of: SourceSet(SourceText(name: name, text: "")), checked: [.first], diagnostics: [])
    #expect(
      SARIFFormat.text(of: report, tool: "t", version: "1").contains(#""uri": "\#(uri)""#))
  }

  @Test("Without findings each form is whole all the same")
  func clean() {
    let report = ValidationReport(
      of: SourceSet(SourceText(name: "a.yaml", text: "")), checked: [.first], diagnostics: [])
    #expect(ShortFormat.text(of: report) == "a.yaml: no problems\n")
    #expect(PlainFormat.text(of: report) == "a.yaml: no problems.\n")
    #expect(JSONFormat.text(of: report).contains(#""diagnostics": [],"#))
    #expect(SARIFFormat.text(of: report, tool: "t", version: "1").contains(#""results": [],"#))
    #expect(GitHubFormat.text(of: report) == "")
    #expect(JUnitFormat.text(of: report).contains(#"tests="1" failures="0""#))
  }
}
