internal import SourceDiagnostics
internal import YAMLTree

/// The findings of one reading, each cause once.
struct FindingLog {
  /// One step on the way from the root of a file to a value.
  enum Step {
    case key(String)
    /// An element of a list, from 0.
    case element(Int)
  }

  private struct Place: Hashable {
    let file: FileID
    let range: SourceRange

    init(of label: Label) {
      (file, range) = (label.file, label.range)
    }
  }

  private struct Report: Hashable {
    let rule: DiagnosticRule
    let place: Place
  }

  /// The maximum number of errors, and of warnings, that are described: the others are counted.
  private static let limit = 1000

  private(set) var diagnostics: [Diagnostic] = []
  /// How much was found and not kept.
  private(set) var omitted = DiagnosticTally()
  private var kept = DiagnosticTally()
  private(set) var hasErrors = false
  var path: [Step] = []
  /// Where YAML has an error.
  private var taken: Set<Place> = []
  /// Where something was reported, and what.
  private var reported: Set<Place> = []
  private var reports: Set<Report> = []
  private var errors = PlaceIndex(limit: limit)
  private var lostKeys = PlaceIndex(limit: limit)

  /// Takes over what is wrong with a file as YAML, reworded by `reword`: the same places are not
  /// reported again.
  mutating func absorb(
    _ parsed: ParsedYAML, of file: FileID, reword: (Diagnostic) -> Diagnostic
  ) {
    for diagnostic in parsed.diagnostics.map(reword) {
      if diagnostic.severity == .error { taken.insert(Place(of: diagnostic.primary)) }
      keep(diagnostic)
    }
    omitted.add(parsed.omitted)
    if parsed.omitted.errors > 0 { hasErrors = true }
    for range in parsed.omittedPlaces {
      taken.insert(Place(of: Label(file, range)))
      errors.insert(file, range.start)
      lostKeys.insert(file, range.start)
    }
  }

  /// Whether no more findings of that kind are kept, so that there is no use in describing them.
  private func isFull(of severity: Severity) -> Bool { kept[severity] >= Self.limit }

  /// Whether there is nothing more to say about a place.
  ///
  /// Values are read again for each alias and each carousel that extends a preset, and looking for
  /// suggestions is expensive. When no more errors are kept, this counts the place as an error:
  /// the caller is about to report one.
  mutating func isSettled(_ label: Label) -> Bool {
    let place = Place(of: label)
    if reported.contains(place) || taken.contains(place) { return true }
    guard isFull(of: .error) else { return false }
    reported.insert(place)
    // What it will be is not known yet; as a key it counts as lost, so that nothing is missed for
    // it.
    omit(.unknownKey, at: label)
    return true
  }

  /// Whether a key inside of a value could not be taken for what it was meant to be.
  ///
  /// Then a key that seems to be missing there may be that one. O(log n).
  func hasLostKey(in file: FileID, _ range: SourceRange) -> Bool {
    !range.isEmpty && lostKeys.contains(file, range.start...range.end - 1)
  }

  /// Whether something is wrong inside of a value, which then may be cut short.
  ///
  /// O(log n).
  func hasError(in file: FileID, _ range: SourceRange) -> Bool {
    errors.contains(file, range.start...range.end)
  }

  /// Adds a finding, unless something of the same kind was found in the same place.
  mutating func add(_ finding: Finding, at label: Label, also secondary: [Label]) {
    let place = Place(of: label)
    guard !taken.contains(place) else { return }
    reported.insert(place)
    guard reports.insert(Report(rule: finding.rule, place: place)).inserted else { return }
    guard !isFull(of: finding.rule.severity) else {
      omit(finding.rule, at: label)
      return
    }
    let fix = finding.replacement.map { replacement in
      Fix(
        [Fix.Edit(label.file, label.range, replacement.text)], safety: replacement.safety)
    }
    keep(
      Diagnostic(
        finding.rule, finding.message, at: label, also: secondary,
        path: path.isEmpty ? nil : pathText, help: finding.help, fix: fix))
  }

  /// Marks the fixes at some places as needing review.
  mutating func reviewFixes(at places: Set<Label>) {
    guard !places.isEmpty else { return }
    for index in diagnostics.indices where places.contains(diagnostics[index].primary) {
      diagnostics[index].fix?.safety = .needsReview
    }
  }

  private mutating func keep(_ diagnostic: Diagnostic) {
    guard !isFull(of: diagnostic.severity) else {
      omit(diagnostic.rule, at: diagnostic.primary)
      return
    }
    note(diagnostic.rule, at: diagnostic.primary)
    kept.add(diagnostic.severity)
    diagnostics.append(diagnostic)
  }

  private mutating func omit(_ rule: DiagnosticRule, at label: Label) {
    note(rule, at: label)
    omitted.add(rule.severity)
  }

  private mutating func note(_ rule: DiagnosticRule, at label: Label) {
    guard rule.severity == .error else { return }
    hasErrors = true
    errors.insert(label.file, label.range.start)
    if rule.losesKey { lostKeys.insert(label.file, label.range.start) }
  }

  /// `carousels.hero.slides[2].text`, elements from 1 as authors count them.
  private var pathText: String {
    var text = ""
    for step in path {
      switch step {
      case .key(let name): text += text.isEmpty ? name : "." + name
      case .element(let index): text += "[\(index + 1)]"
      }
    }
    return text
  }
}

extension DiagnosticRule {
  /// Whether a key that was meant for something is taken for nothing.
  fileprivate var losesKey: Bool { Self.keyLosers.contains(self) }

  private static let keyLosers: Set<DiagnosticRule> = [
    .unknownKey, .keyFromOtherLibrary, .wrongCase, .keyStyle, .misplacedKey, .mergeKey, .flowSpace,
    .keyNotText,
  ]
}
