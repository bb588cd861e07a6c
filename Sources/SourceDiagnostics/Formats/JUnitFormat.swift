/// The report as JUnit XML, which build servers read: a suite for each file, a case for each
/// finding.
///
/// What fails the run is a failure; a warning that does not is a case with an output. A file
/// without findings is one case that passed.
package enum JUnitFormat {
  /// The whole report.
  package static func text(of report: ValidationReport) -> String {
    let shown = Dictionary(grouping: report.shown, by: \.primary.file)
    let hidden = Dictionary(
      grouping: report.diagnostics.dropFirst(report.shown.count), by: \.primary.file)
    let files = report.sources.files.filter {
      report.checked.contains($0) || shown[$0] != nil || hidden[$0] != nil
    }
    let suites = files.map { file in
      var cases = (shown[file] ?? []).map { testCase(for: $0, in: report) }
      if let rest = hidden[file] {
        cases.append(remainder(rest, fails: rest.contains(where: report.isFailure)))
      }
      if cases.isEmpty { cases = [Case(name: "no problems", body: nil, fails: false)] }
      return Suite(name: report.sources[file].name, cases: cases)
    }
    let cases = suites.flatMap(\.cases)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="validate" \(counts(of: cases))>
      \(suites.map(\.text).joined())</testsuites>

      """
  }

  private struct Suite {
    let name: String
    let cases: [Case]

    var text: String {
      "  <testsuite name=\(quoted(name)) \(counts(of: cases))>\n"
        + cases.map { $0.text(inFile: name) }.joined() + "  </testsuite>\n"
    }
  }

  private struct Case {
    let name: String
    /// What the case contains, escaped; nil when it passed without output.
    let body: String?
    let fails: Bool

    func text(inFile file: String) -> String {
      let start = "    <testcase name=\(quoted(name)) classname=\(quoted(file))"
      guard let body else { return start + "/>\n" }
      return start + ">\n      \(body)\n    </testcase>\n"
    }
  }

  private static func counts(of cases: [Case]) -> String {
    #"tests="\#(cases.count)" failures="\#(cases.count(where: \.fails))" errors="0""#
  }

  private static func testCase(for diagnostic: Diagnostic, in report: ValidationReport) -> Case {
    let source = report.sources[diagnostic.primary.file]
    let place = source.location(of: diagnostic.primary.range.start)
    let lines = [
      "\(source.name):\(place): \(diagnostic.message)", diagnostic.path.map { "at \($0)" },
      diagnostic.help.map { "help: \($0)" },
    ]
    return outcome(
      name: "\(diagnostic.rule.id) at \(place)", type: diagnostic.rule.id,
      message: diagnostic.message, text: lines.compactMap { $0 }.joined(separator: "\n"),
      fails: report.isFailure(diagnostic))
  }

  private static func remainder(_ rest: [Diagnostic], fails: Bool) -> Case {
    outcome(
      name: "more", type: "more", message: "and \(rest.count) more",
      text: "raise --max to see them", fails: fails)
  }

  private static func outcome(
    name: String, type: String, message: String, text: String, fails: Bool
  ) -> Case {
    let body =
      fails
      ? "<failure type=\(quoted(type)) message=\(quoted(message))>\(escaped(text))</failure>"
      : "<system-out>\(escaped(text))</system-out>"
    return Case(name: name, body: body, fails: fails)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(VisibleText.of(text)) + "\""
  }

  /// A string that may be in an element or an attribute.
  ///
  /// XML 1.0 has no way to write most control characters, so they are spelt out.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\n"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      // A mark may hold what has to be escaped itself.
      default: (VisibleText.mark(for: scalar) ?? String(scalar)).map(entity).joined()
      }
    }.joined()
  }

  private static func entity(for character: Character) -> String {
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: String(character)
    }
  }
}
