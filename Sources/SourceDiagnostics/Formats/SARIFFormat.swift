internal import CarouselJSON

/// The report as SARIF 2.1.0, which code scanning services read.
package enum SARIFFormat {
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  /// The whole report of a tool.
  package static func text(of report: ValidationReport, tool: String, version: String) -> String {
    // Only rules that occur: the list stays short, and an index is all that results need.
    let rules = Set(report.shown.map(\.rule)).sorted { $0.id < $1.id }
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": .string(tool),
          "semanticVersion": .string(version),
          "rules": .array(rules.map { node(of: $0, tool) }),
        ]
      ],
      "columnKind": "unicodeCodePoints",
      "artifacts": .array(
        report.sources.texts.map { ["location": ["uri": .string(SourceURI.text(of: $0.name))]] }),
      "results": .array(
        report.shown.map { diagnostic in
          result(
            of: diagnostic, ruleIndex: indices[diagnostic.rule] ?? -1, in: report.sources)
        }),
      "properties": ["total": .number(report.total)],
    ]
    let log: JSONValue = ["$schema": .string(schema), "version": "2.1.0", "runs": [run]]
    return log.text(.levels(4)) + "\n"
  }

  private static func node(of rule: DiagnosticRule, _ tool: String) -> JSONValue {
    [
      "id": .string(rule.id),
      "shortDescription": ["text": .string(rule.summary)],
      "help": ["text": .string("`\(tool) explain \(rule.id)` explains this rule.")],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
    ]
  }

  private static func result(
    of diagnostic: Diagnostic, ruleIndex: Int, in sources: SourceSet
  ) -> JSONValue {
    let help = diagnostic.help.map { "\nhelp: \($0)" } ?? ""
    let location = JSONValue.object(present: [
      "physicalLocation": place(of: diagnostic.primary, in: sources),
      "logicalLocations": diagnostic.path.map { [["fullyQualifiedName": .string($0)]] },
    ])
    let related = diagnostic.secondary.enumerated().map { index, label in
      JSONValue.object(present: [
        "id": .number(index + 1),
        "physicalLocation": place(of: label, in: sources),
        "message": label.text.map { ["text": .string($0)] },
      ])
    }
    return .object(present: [
      "ruleId": .string(diagnostic.rule.id),
      "ruleIndex": .number(ruleIndex),
      "level": .string(diagnostic.severity.rawValue),
      "message": ["text": .string(diagnostic.message + help)],
      "locations": [location],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": diagnostic.fix.map { [fix($0, of: diagnostic, in: sources)] },
    ])
  }

  private static func fix(
    _ fix: Fix, of diagnostic: Diagnostic, in sources: SourceSet
  ) -> JSONValue {
    let files = Set(fix.edits.map(\.file)).sorted()
    let what = fix.safety == .safe ? "safe" : "needs review"
    return [
      "description": ["text": .string("\(diagnostic.help ?? "fix it") (\(what))")],
      "artifactChanges": .array(
        files.map { file in
          [
            "artifactLocation": artifact(file, in: sources),
            "replacements": .array(
              fix.edits.filter { $0.file == file }.map { edit in
                [
                  "deletedRegion": region(edit.range, in: sources[file]),
                  "insertedContent": ["text": .string(edit.replacement)],
                ]
              }),
          ]
        }),
    ]
  }

  private static func place(of label: Label, in sources: SourceSet) -> JSONValue {
    [
      "artifactLocation": artifact(label.file, in: sources),
      "region": region(label.range, in: sources[label.file]),
    ]
  }

  private static func artifact(_ file: FileID, in sources: SourceSet) -> JSONValue {
    ["uri": .string(SourceURI.text(of: sources[file].name)), "index": .number(Int(file.index))]
  }

  private static func region(_ range: SourceRange, in source: SourceText) -> JSONValue {
    let (start, end) = (source.location(of: range.start), source.location(of: range.end))
    return [
      "startLine": .number(start.line), "startColumn": .number(start.column),
      "endLine": .number(end.line), "endColumn": .number(end.column),
    ]
  }
}
