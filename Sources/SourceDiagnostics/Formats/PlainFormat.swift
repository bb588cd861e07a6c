/// Findings in whole sentences, without boxes, carets or columns, as a screen reader speaks them.
package enum PlainFormat {
  /// The whole report.
  package static func text(of report: ValidationReport) -> String {
    let findings = report.shown.enumerated().map { index, diagnostic in
      paragraph(index + 1, of: report.total, diagnostic, report.sources)
    }
    return findings.map { $0 + "\n\n" }.joined() + closing(of: report)
  }

  private static func paragraph(
    _ number: Int, of count: Int, _ diagnostic: Diagnostic, _ sources: SourceSet
  ) -> String {
    let label = diagnostic.primary
    let severity = diagnostic.severity == .error ? "Error" : "Warning"
    var sentences = [
      "\(severity) \(number) of \(count), in \(place(of: label, in: sources)):"
        + " \(VisibleText.of(diagnostic.message))"
    ]
    if let text = label.text { sentences.append("Here: \(VisibleText.of(text))") }
    sentences += diagnostic.secondary.map { other in
      let text = other.text.map { ": " + VisibleText.of($0) } ?? ""
      return "See also \(place(of: other, in: sources))\(text)"
    }
    if let path = diagnostic.path { sentences.append("This is at \(VisibleText.of(path))") }
    if let help = diagnostic.help { sentences.append("Help: \(VisibleText.of(help))") }
    sentences.append("The rule is called \(diagnostic.rule.id)")
    return sentences.map { $0.last == "?" ? $0 : $0 + "." }.joined(separator: "\n")
  }

  private static func place(of label: Label, in sources: SourceSet) -> String {
    let source = sources[label.file]
    let location = source.location(of: label.range.start)
    return "\(VisibleText.of(source.name)), line \(location.line), column \(location.column)"
  }

  private static func closing(of report: ValidationReport) -> String {
    let lines = (report.summary + (report.fixable ?? "")).split(separator: "\n")
    return lines.map { line in
      // A file's name keeps its first letter.
      guard report.total > 0 || line != lines.last else { return line + ".\n" }
      let text = line.drop { $0 == "…" || $0 == " " }
      return text.prefix(1).uppercased() + text.dropFirst() + ".\n"
    }.joined()
  }
}
