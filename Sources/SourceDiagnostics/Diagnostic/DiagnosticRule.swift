/// A rule that a file can break: its id, its severity, and its explanation.
///
/// A module declares each rule that it reports as a static member, in one literal. Two rules are
/// equal when their ids are.
public struct DiagnosticRule: Hashable, Sendable {
  /// What people read, search for and write into `allow` comments, in kebab-case.
  public let id: String

  /// How bad it is to break the rule, unless a diagnostic says otherwise.
  public let severity: Severity

  /// What only pages about rules need: every diagnostic carries its rule, so the rule is small.
  private indirect enum Box: Sendable {
    case entry(Entry)
  }

  private struct Entry: Sendable {
    let formerID: String?
    let summary: String
    let fix: Fix.Safety?
    let explanation: String
    let wrong: String?
    let right: String?
    let corrected: String?
    let file: IncludedFile?
  }

  private let box: Box

  private var entry: Entry {
    switch box {
    case .entry(let entry): entry
    }
  }

  /// An id that the rule had in an earlier version, which is still understood.
  public var formerID: String? { entry.formerID }

  /// What is wrong, in one sentence.
  public var summary: String { entry.summary }

  /// Whether `validate --fix` fixes it (`safe`), proposes a change (`needsReview`), or neither.
  ///
  /// A change is made where the meaning is plain, as in the example; elsewhere there may be none.
  public var fix: Fix.Safety? { entry.fix }

  /// Why it is wrong, and what to write instead.
  public var explanation: String { entry.explanation }

  /// A text with this problem and no other; nil where no short text can show it.
  package var wrong: Example? { entry.wrong.map { Example($0) } }

  /// The same text as it should be; nil where there is no wrong one.
  package var right: Example? {
    let corrected = entry.corrected.flatMap { text in entry.wrong.map { Example($0, marked: text) }
    }
    return entry.right.map { Example($0) } ?? corrected
  }

  /// A file that the examples include.
  package var file: IncludedFile? { entry.file }

  /// A rule with all that is ever said about it.
  ///
  /// The place of the problem in `wrong` is marked; `right` is the same text as it should be, or
  /// `corrected` just what should be in that place.
  package init(
    _ severity: Severity, _ id: String, was formerID: String? = nil, _ summary: String,
    fix: Fix.Safety? = nil, _ explanation: String, wrong: String? = nil, right: String? = nil,
    corrected: String? = nil, file: IncludedFile? = nil
  ) {
    self.id = id
    self.severity = severity
    box = .entry(
      Entry(
        formerID: formerID, summary: summary, fix: fix, explanation: explanation, wrong: wrong,
        right: right, corrected: corrected, file: file))
  }

  /// Whether two rules are the same one, by their ids.
  public static func == (one: DiagnosticRule, other: DiagnosticRule) -> Bool { one.id == other.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
