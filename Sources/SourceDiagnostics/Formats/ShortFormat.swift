/// One finding a line, `hero.yaml:24:14: error[bad-hex]: …`, as editors and `grep` read them.
package enum ShortFormat {
  /// The whole report.
  package static func text(of report: ValidationReport) -> String {
    report.shown.map { line(of: $0, in: report.sources) + "\n" }.joined() + report.summary
  }

  private static func line(of diagnostic: Diagnostic, in sources: SourceSet) -> String {
    let source = sources[diagnostic.primary.file]
    let place = source.location(of: diagnostic.primary.range.start)
    return VisibleText.of(source.name) + ":\(place): \(diagnostic.severity)"
      + "[\(diagnostic.rule.id)]: " + VisibleText.of(diagnostic.message)
  }
}
