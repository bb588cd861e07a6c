/// What an id means, in words and with two configs: one that breaks the rule and one that keeps it.
public struct RuleExplanation: Hashable, Sendable {
  /// A config, or a part of one, in which the place of a finding is marked.
  public struct Example: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The bytes that the finding underlines; nil where nothing is wrong.
    public let place: SourceRange?

    /// Takes a text in which `⟪` and `⟫` enclose the place.
    init(_ marked: String) {
      let parts = marked.split(omittingEmptySubsequences: false) { "⟪⟫".contains($0) }
      text = parts.joined() + "\n"
      guard parts.count == 3 else {
        place = nil
        return
      }
      let start = parts[0].utf8.count
      place = SourceRange(start, start + parts[1].utf8.count)
    }

    /// The text with marks for characters that cannot be seen.
    public var visibleText: String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { VisibleText.of(String($0)) }.joined(separator: "\n")
    }
  }

  /// A file beside the examples, which they include.
  public struct IncludedFile: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// What it holds beside the wrong config.
    public let wrong: Example
    /// What it holds beside the right one.
    public let right: Example

    /// A file that is the same for both, unless `right` says otherwise.
    init(_ name: String, _ wrong: String, right: String? = nil) {
      self.name = name
      self.wrong = Example(wrong)
      self.right = Example(right ?? wrong)
    }
  }

  /// The id.
  public let id: DiagnosticID

  /// Whether `validate --fix` repairs it (`safe`), proposes a change (`needsReview`), or neither.
  ///
  /// A change is made where what was meant is plain, as in the example; elsewhere there may be none.
  public let repair: Fix.Safety?

  /// Why it is a mistake and what to write instead.
  public let words: String

  /// A config with this mistake and no other; nil where no short text can show it.
  public let wrong: Example?

  /// The same config as it should be; nil where there is no wrong one.
  public let right: Example?

  /// A file that the examples include.
  public let file: IncludedFile?

  init(
    _ id: DiagnosticID, repair: Fix.Safety? = nil, _ words: String, wrong: String? = nil,
    right: String? = nil, file: IncludedFile? = nil
  ) {
    self.id = id
    self.repair = repair
    self.words = words
    self.wrong = wrong.map(Example.init)
    self.right = right.map(Example.init)
    self.file = file
  }
}

extension RuleExplanation {
  /// The explanations of a concern, in the order in which they are shown.
  public static func all(of concern: Concern) -> [RuleExplanation] {
    switch concern {
    case .files: files
    case .syntax: syntax
    case .yaml: yaml
    case .keys: keys
    case .values: values
    case .times: times
    case .colors: colors
    case .sharing: sharing
    case .motion: motion
    }
  }

  /// The explanation of an id; there is one for each.
  public static func of(_ id: DiagnosticID) -> RuleExplanation? { table[id] }

  private static let table = Dictionary(
    Concern.allCases.flatMap(all).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
