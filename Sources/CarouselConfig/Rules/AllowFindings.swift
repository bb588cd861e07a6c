internal import SourceDiagnostics

/// What is wrong with comments that allow warnings.
extension Finding {
  static var allowWithoutName: Finding {
    Finding(
      .unusedAllow, "this comment allows nothing",
      help: "write the id of a warning behind it, such as `# carousel: allow same-colors`")
  }

  static func allowMisspelt(_ word: String) -> Finding {
    Finding(
      .unusedAllow, "\(quoted(word)) allows nothing", help: "did you mean `allow`?"
    ).fixed(by: "allow", .needsReview)
  }

  static func allowOfUnknown(_ name: String) -> Finding {
    let nearest = Suggestion(for: name, among: DiagnosticID.allCases.map(\.rawValue))
    let finding = Finding(
      .unusedAllow, "there is no rule \(quoted(name))",
      help: nearest.map { "did you mean `\($0.name)`?" } ?? "write the id that a warning shows")
    guard let nearest else { return finding }
    return finding.fixed(by: nearest.name, nearest.distance == 1 ? .safe : .needsReview)
  }

  static func allowOfError(_ id: DiagnosticID) -> Finding {
    Finding(
      .unusedAllow, "`\(id.rawValue)` is an error, and only warnings can be allowed",
      help: "mend it, and remove this")
  }

  static func unusedAllow(_ id: DiagnosticID, line: Int) -> Finding {
    Finding(
      .unusedAllow, "there is no `\(id.rawValue)` in line \(line) to allow", help: "remove this")
  }
}
