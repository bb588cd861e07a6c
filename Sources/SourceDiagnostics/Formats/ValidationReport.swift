/// What was found in all configs of one run: the value from which each format is printed.
package struct ValidationReport: Hashable, Sendable {
  /// All files that were read, each once.
  package let sources: SourceSet

  /// The files that were asked for, in order; the others are included by them.
  package let checked: [FileID]

  /// The findings, sorted and each once.
  package let diagnostics: [Diagnostic]

  /// What was found beyond these, counted but not described.
  package let omitted: DiagnosticTally

  /// How many findings are shown; nil shows all.
  package let limit: Int?

  /// Whether a warning is as bad as an error.
  package let isStrict: Bool

  /// How many findings are gone because they were fixed; nil without `--fix`.
  package let fixedCount: Int?

  /// Sorts the findings and takes out what was found twice.
  ///
  /// O(n log n).
  package init(
    of sources: SourceSet, checked: [FileID], diagnostics: [Diagnostic],
    omitted: DiagnosticTally = DiagnosticTally(), limit: Int? = nil, isStrict: Bool = false,
    fixedCount: Int? = nil
  ) {
    self.sources = sources
    self.checked = checked
    self.diagnostics = DiagnosticReport(diagnostics).diagnostics
    self.omitted = omitted
    self.limit = limit
    self.isStrict = isStrict
    self.fixedCount = fixedCount
  }

  /// The findings that are shown: the first ones.
  package var shown: ArraySlice<Diagnostic> {
    diagnostics.prefix(limit ?? diagnostics.count)
  }

  /// How many findings there are, shown or not.
  package var total: Int { diagnostics.count + omitted.errors + omitted.warnings }

  /// How many findings are counted but not shown.
  package var hiddenCount: Int { total - shown.count }

  /// How much was found.
  package var tally: DiagnosticTally {
    var tally = DiagnosticTally(of: diagnostics)
    tally.add(omitted)
    return tally
  }

  /// Whether one of the findings fails the run.
  package var fails: Bool { isStrict ? total > 0 : tally.errors > 0 }

  /// Whether a finding fails the run.
  package func isFailure(_ diagnostic: Diagnostic) -> Bool {
    isStrict || diagnostic.severity == .error
  }

  /// The last lines for people: what is not shown, what was fixed, and the counts.
  var summary: String {
    var lines: [String] = []
    if hiddenCount > 0 { lines.append("… and \(hiddenCount) more\n") }
    if let fixedCount, fixedCount > 0 {
      lines.append("fixed \(DiagnosticTally.counted(fixedCount, "problem"))")
    }
    lines.append(total == 0 ? "\(subject): no problems" : tally.text)
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line that says how much a run with `--fix` would fix; nil when that is nothing.
  var fixable: String? {
    guard fixedCount == nil else { return nil }
    let count = diagnostics.count { diagnostic in
      diagnostic.fix.map { fix in
        fix.safety == .safe && fix.edits.allSatisfy { checked.contains($0.file) }
      } ?? false
    }
    return count == 0 ? nil : "\(count) of them can be fixed by `--fix`\n"
  }

  /// What was checked: one file by its name, more by their number.
  private var subject: String {
    guard checked.count == 1 else { return DiagnosticTally.counted(checked.count, "config") }
    return VisibleText.of(sources[checked[0]].name)
  }
}
