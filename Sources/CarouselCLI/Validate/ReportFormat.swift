import SourceDiagnostics
import TerminalCells

/// The formats of the report of `validate`.
enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  case human, short, plain, json, sarif, github, junit

  /// Whether a program reads it, which needs a document even without any problem.
  var isForPrograms: Bool {
    switch self {
    case .human, .short, .plain: false
    case .json, .sarif, .github, .junit: true
    }
  }

  /// A report in this form.
  func text(of report: ValidationReport, isColored: Bool) -> String {
    switch self {
    case .human:
      HumanFormat.text(
        of: report, style: isColored ? .ansi : .plain, characterWidth: displayWidth(of:))
    case .short: ShortFormat.text(of: report)
    case .plain: PlainFormat.text(of: report)
    case .json: JSONFormat.text(of: report)
    case .sarif:
      SARIFFormat.text(of: report, tool: CommandTable.program, version: CommandTable.version)
    case .github: GitHubFormat.text(of: report)
    case .junit: JUnitFormat.text(of: report)
    }
  }
}
