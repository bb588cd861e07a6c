/// Prints diagnostics for people, with the lines that they are about.
///
/// ```
/// error[duration-without-unit]: `3000` has no unit
///   ┌─ hero.yaml:24:14
/// 24│       every: 3000
///   │              ^^^^ a duration is a number and a unit
///   = at carousels.hero.autoplay.every
///   = help: write `3s` (or `3000ms`)
/// ```
///
/// Whatever a file or message holds, what is printed has no control characters but line feeds and,
/// with `.ansi`, the printer's own colours.
public struct DiagnosticPrinter: Sendable {
  private let sources: SourceSet
  private let style: DiagnosticStyle
  private let lineWidth: Int
  private let characterWidth: @Sendable (Character) -> Int

  /// A printer for diagnostics about `sources`.
  ///
  /// A source line is cut when it is wider than `lineWidth` columns, which are at least 20;
  /// `characterWidth` says how many columns a character takes on the screen.
  public init(
    sources: SourceSet, style: DiagnosticStyle = .plain, lineWidth: Int = 100,
    characterWidth: @escaping @Sendable (Character) -> Int
  ) {
    self.sources = sources
    self.style = style
    self.lineWidth = max(lineWidth, 20)
    self.characterWidth = characterWidth
  }

  /// All diagnostics of `report`, an empty line after each, and its summary as the last line.
  public func text(for report: DiagnosticReport) -> String {
    report.diagnostics.map { text(for: $0) + "\n" }.joined() + report.summary + "\n"
  }

  /// One diagnostic; every line ends with a line feed.
  public func text(for diagnostic: Diagnostic) -> String {
    layout(of: diagnostic).map { line in
      line.map(style.decorated).joined() + "\n"
    }.joined()
  }

  private func layout(of diagnostic: Diagnostic) -> [[StyledRun]] {
    let labels = [diagnostic.primary] + diagnostic.secondary
    let gutter = labels.map { String(sources[$0.file].line(at: $0.range.start)).count }.max() ?? 1
    var lines = [header(of: diagnostic)]
    for file in files(of: labels) {
      lines += excerpt(of: file, labels, diagnostic.severity, gutter: gutter)
    }
    if let path = diagnostic.path {
      lines.append(note("at \(path)", gutter))
    }
    if let help = diagnostic.help {
      lines.append(note("help: \(help)", gutter))
    }
    return lines
  }

  private func header(of diagnostic: Diagnostic) -> [StyledRun] {
    [
      StyledRun(
        .severity(diagnostic.severity), "\(diagnostic.severity)[\(diagnostic.rule.id)]"),
      StyledRun(.message, ": " + VisibleText.of(diagnostic.message)),
    ]
  }

  private func note(_ text: String, _ gutter: Int) -> [StyledRun] {
    [StyledRun(.frame, blank(gutter) + "= "), StyledRun(.note, VisibleText.of(text))]
  }

  /// The files that `labels` name, that of the first label first.
  private func files(of labels: [Label]) -> [FileID] {
    labels.map(\.file).reduce(into: []) { files, file in
      if !files.contains(file) { files.append(file) }
    }
  }

  private func excerpt(
    of file: FileID, _ labels: [Label], _ severity: Severity, gutter: Int
  ) -> [[StyledRun]] {
    let source = sources[file]
    let marks = labels.enumerated()
      .filter { $0.element.file == file }
      .map { Mark(label: $0.element, isPrimary: $0.offset == 0, in: source) }
    guard let lead = marks.first else { return [] }
    let place = VisibleText.of(source.name) + ":\(source.location(of: lead.label.range.start))"
    var lines = [[StyledRun(.frame, blank(gutter) + "┌─ "), StyledRun(.source, place)]]
    var previous: Int?
    for line in Set(marks.map(\.line)).sorted() {
      if let previous, line > previous + 1 {
        lines.append([StyledRun(.frame, blank(gutter) + "·")])
      }
      previous = line
      lines += rows(of: line, in: source, marks.filter { $0.line == line }, severity, gutter)
    }
    return lines
  }

  /// A source line and one row for each label on it.
  private func rows(
    of line: Int, in source: SourceText, _ marks: [Mark], _ severity: Severity, _ gutter: Int
  ) -> [[StyledRun]] {
    let range = source.range(ofLine: line)
    let excerpt = SourceExcerpt(
      of: range, in: source, focus: marks[0].label.range, width: lineWidth,
      characterWidth: characterWidth)
    let number = String(line)
    var lines = [
      [
        StyledRun(.frame, blank(gutter - number.count) + number + "│"),
        StyledRun(.source, excerpt.text.isEmpty ? "" : " " + excerpt.text),
      ]
    ]
    for mark in marks {
      let start = excerpt.column(of: mark.label.range.start)
      let end = excerpt.column(of: min(mark.label.range.end, range.end))
      let line = String(repeating: mark.isPrimary ? "^" : "-", count: max(1, end - start))
      let text = mark.label.text.map { " " + VisibleText.of($0) } ?? ""
      lines.append([
        StyledRun(.frame, blank(gutter) + "│ " + blank(start)),
        StyledRun(mark.isPrimary ? .severity(severity) : .secondary, line + text),
      ])
    }
    return lines
  }

  private func blank(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}

/// A label, with the line on which it is drawn.
private struct Mark {
  let label: Label
  let isPrimary: Bool
  let line: Int

  init(label: Label, isPrimary: Bool, in source: SourceText) {
    self.label = label
    self.isPrimary = isPrimary
    line = source.line(at: label.range.start)
  }
}
