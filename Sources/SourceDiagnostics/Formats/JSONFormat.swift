internal import CarouselJSON

/// The report as one JSON object, for programs; what it holds is a promise.
package enum JSONFormat {
  /// The version of the form: it grows when a member changes its meaning or goes away.
  private static let version = 1

  /// The whole report.
  package static func text(of report: ValidationReport) -> String {
    let tally = report.tally
    let document: JSONValue = [
      "version": .number(version),
      "files": .array(report.checked.map { .string(report.sources[$0].name) }),
      "diagnostics": .array(report.shown.map { node(of: $0, in: report.sources) }),
      "errors": .number(tally.errors),
      "warnings": .number(tally.warnings),
      "total": .number(report.total),
      "fixed": .number(report.fixedCount ?? 0),
    ]
    return document.text(.levels(2)) + "\n"
  }

  private static func node(of diagnostic: Diagnostic, in sources: SourceSet) -> JSONValue {
    let labels = [diagnostic.primary] + diagnostic.secondary
    return [
      "id": .string(diagnostic.rule.id),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "help": .string(orNull: diagnostic.help),
      "path": .string(orNull: diagnostic.path),
      "spans": .array(
        labels.map { label in
          [
            "file": .string(sources[label.file].name),
            "start": place(label.range.start, in: sources[label.file]),
            "end": place(label.range.end, in: sources[label.file]),
            "label": .string(orNull: label.text),
          ]
        }),
      "fix": diagnostic.fix.map { node(of: $0, in: sources) } ?? .null,
    ]
  }

  private static func node(of fix: Fix, in sources: SourceSet) -> JSONValue {
    [
      "safe": .boolean(fix.safety == .safe),
      "edits": .array(
        fix.edits.map { edit in
          [
            "file": .string(sources[edit.file].name),
            "start": place(edit.range.start, in: sources[edit.file]),
            "end": place(edit.range.end, in: sources[edit.file]),
            "replacement": .string(edit.replacement),
          ]
        }),
    ]
  }

  private static func place(_ offset: Int, in source: SourceText) -> JSONValue {
    let location = source.location(of: offset)
    return [
      "line": .number(location.line), "column": .number(location.column),
      "byte": .number(offset),
    ]
  }
}
