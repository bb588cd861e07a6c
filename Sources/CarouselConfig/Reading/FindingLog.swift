internal import SourceDiagnostics

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
    var id: DiagnosticID?
  }

  /// Nobody reads more findings than this.
  private static let limit = 1000

  private(set) var diagnostics: [Diagnostic] = []
  var path: [Step] = []
  private var taken: Set<Place> = []
  private var reported: Set<Place> = []

  /// Takes over what is wrong with a file as YAML: the same places are not reported again.
  mutating func absorb(_ others: [Diagnostic]) {
    diagnostics += others
    for diagnostic in others where diagnostic.severity == .error {
      taken.insert(Place(file: diagnostic.primary.file, range: diagnostic.primary.range))
    }
  }

  /// Whether no more findings are kept, so that there is no use in looking for them.
  var isFull: Bool { diagnostics.count >= Self.limit }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether there is nothing more to say about a place.
  ///
  /// Values are read again for each alias and each carousel that extends a preset; looking for
  /// suggestions is expensive.
  func isSettled(_ label: Label) -> Bool {
    let place = Place(file: label.file, range: label.range)
    return isFull || reported.contains(place) || taken.contains(place)
  }

  /// Whether a key inside of a value could not be taken for what it was meant to be.
  ///
  /// Then a key that seems to be missing there may be that one.
  func hasLostKey(in file: FileID, _ range: SourceRange) -> Bool {
    let ids: [DiagnosticID] = [
      .unknownKey, .foreignKey, .wrongCase, .keyStyle, .misplacedKey, .mergeKey, .flowSpace,
      .keyNotText,
    ]
    return diagnostics.contains { diagnostic in
      diagnostic.primary.file == file && range.contains(diagnostic.primary.range.start)
        && ids.contains(diagnostic.id)
    }
  }

  /// Whether something is wrong inside of a value, which then may be cut short.
  func hasError(in file: FileID, _ range: SourceRange) -> Bool {
    diagnostics.contains { diagnostic in
      let primary = diagnostic.primary
      return diagnostic.severity == .error && primary.file == file
        && range.start <= primary.range.start && primary.range.start <= range.end
    }
  }

  /// Adds a finding, unless something of the same kind was found in the same place.
  mutating func add(_ finding: Finding, at label: Label, also secondary: [Label]) {
    guard !isFull else { return }
    guard !taken.contains(Place(file: label.file, range: label.range)) else { return }
    reported.insert(Place(file: label.file, range: label.range))
    let place = Place(file: label.file, range: label.range, id: finding.id)
    guard taken.insert(place).inserted else { return }
    let fix = finding.replacement.map { replacement in
      Fix(
        [Fix.Edit(label.file, label.range, replacement.text)], safety: replacement.safety)
    }
    diagnostics.append(
      Diagnostic(
        finding.id, finding.message, at: label, also: secondary,
        path: path.isEmpty ? nil : pathText, help: finding.help, fix: fix))
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
