package import SourceDiagnostics

extension DiagnosticRule {
  package static let unusedAllow = DiagnosticRule(
    .warning, "unused-allow", "A comment suppresses a warning that does not occur.", fix: .safe,
    """
    A comment `# carousel: allow ID` suppresses a warning that does not occur there. Remove it, \
    so that it does not hide a later one.
    """)
}

extension Finding {
  static var allowWithoutName: Finding {
    Finding(
      .unusedAllow, "this comment suppresses nothing",
      help: "add the id of a warning, such as `# carousel: allow same-colors`")
  }

  static func allowMisspelt(_ word: String) -> Finding {
    Finding(
      .unusedAllow, "\(quoted(word)) suppresses nothing", help: "did you mean `allow`?"
    ).fixed(by: "allow", .needsReview)
  }

  static func allowOfUnknown(_ name: String) -> Finding {
    let nearest = Suggestion(for: name, among: DiagnosticRule.all.map(\.id))
    let finding = Finding(
      .unusedAllow, "there is no rule \(quoted(name))",
      help: nearest.map { "did you mean `\($0.name)`?" } ?? "write the id that a warning shows")
    guard let nearest else { return finding }
    return finding.fixed(by: nearest.name, nearest.distance == 1 ? .safe : .needsReview)
  }

  /// A former id, which still works.
  static func allowOfRenamed(_ name: String, _ rule: DiagnosticRule) -> Finding {
    Finding(
      .deprecated, "`\(name)` is the old name of `\(rule.id)`", help: "write `\(rule.id)`"
    ).fixed(by: rule.id)
  }

  static func allowOfError(_ rule: DiagnosticRule) -> Finding {
    Finding(
      .unusedAllow, "`\(rule.id)` is an error, and only warnings can be suppressed",
      help: "fix it, and remove this")
  }

  static func unusedAllow(_ rule: DiagnosticRule, line: Int) -> Finding {
    Finding(
      .unusedAllow, "there is no `\(rule.id)` in line \(line) to suppress", help: "remove this")
  }
}
