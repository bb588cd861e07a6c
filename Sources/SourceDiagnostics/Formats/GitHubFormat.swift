/// Workflow commands of GitHub Actions, which show findings beside the changed lines.
package enum GitHubFormat {
  /// The whole report; nothing when nothing was found.
  package static func text(of report: ValidationReport) -> String {
    let commands = report.shown.map { command(for: $0, in: report.sources) + "\n" }
    let rest = report.hiddenCount
    return commands.joined() + (rest > 0 ? "::notice::… and \(rest) more\n" : "")
  }

  private static func command(for diagnostic: Diagnostic, in sources: SourceSet) -> String {
    let source = sources[diagnostic.primary.file]
    let start = source.location(of: diagnostic.primary.range.start)
    let end = source.location(of: diagnostic.primary.range.end)
    var properties = [("file", VisibleText.of(source.name)), ("line", "\(start.line)")]
    if end.line == start.line {
      properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
    } else {
      // Columns are refused when the lines differ.
      properties.append(("endLine", "\(end.line)"))
    }
    properties.append(("title", diagnostic.rule.id))
    let text = [diagnostic.message, diagnostic.help.map { "help: \($0)" }].compactMap { $0 }
    return "::\(diagnostic.severity) "
      + properties.map { "\($0.0)=\(escaped($0.1, alsoIn: ":,"))" }.joined(separator: ",")
      + "::" + escaped(text.map(VisibleText.of).joined(separator: "\n"))
  }

  /// A string in which no character is left that would end the command or one of its properties.
  static func escaped(_ text: String, alsoIn separators: String = "") -> String {
    text.unicodeScalars.map { scalar in
      guard "%\r\n".unicodeScalars.contains(scalar) || separators.unicodeScalars.contains(scalar)
      else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
