/// Findings with the lines that they are about, for a person at a screen.
package enum HumanFormat {
  /// The whole report.
  package static func text(
    of report: ValidationReport, style: DiagnosticStyle,
    characterWidth: @escaping @Sendable (Character) -> Int
  ) -> String {
    let printer = DiagnosticPrinter(
      sources: report.sources, style: style, characterWidth: characterWidth)
    return report.shown.map { printer.text(for: $0) + "\n" }.joined() + report.summary
      + (report.fixable ?? "")
  }
}
