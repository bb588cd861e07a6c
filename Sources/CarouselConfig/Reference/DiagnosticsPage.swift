package import SourceDiagnostics

/// The page about all diagnostics, made from their explanations.
package enum DiagnosticsPage {
  /// The page as Markdown.
  ///
  /// - Parameter report: What `validate` prints for a wrong example.
  package static func markdown(report: (RuleExplanation) throws -> String) rethrows -> String {
    let sections = try Concern.allCases.map { concern in
      try
        (["## \(concern.title)", index(of: concern)]
        + RuleExplanation.all(of: concern).map { try entry($0, report) }).joined(separator: "\n\n")
    }
    return ([introduction] + sections).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Diagnostics

    `carousel-play validate` reports everything that is wrong with a config in one pass. An error means
    that the config does not play; a warning, that it plays but probably not as its author meant.
    `carousel-play explain ID` prints what this page says about an id.

    The column "`--fix`" says what `validate --fix` does where what was meant is plain: `repairs` it, or
    `proposes` a change that somebody has to look at.
    """

  private static func index(of concern: Concern) -> String {
    let rows = RuleExplanation.all(of: concern).map { explanation in
      let name = explanation.id.rawValue
      let repair = explanation.repair.map(word) ?? ""
      let rule = explanation.id.rule
      return "| [`\(name)`](#\(name)) | \(rule.severity.rawValue) | \(repair) | \(rule.summary) |"
    }
    return (["| id | severity | `--fix` | what is wrong |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private static func word(for repair: Fix.Safety) -> String {
    switch repair {
    case .safe: "repairs"
    case .needsReview: "proposes"
    }
  }

  private static func entry(
    _ explanation: RuleExplanation, _ report: (RuleExplanation) throws -> String
  ) rethrows -> String {
    var parts = ["### \(explanation.id.rawValue)", explanation.words]
    guard let wrong = explanation.wrong, let right = explanation.right else {
      return parts.joined(separator: "\n\n")
    }
    let file = explanation.file
    parts.append(block("yml", wrong.visibleText))
    if let file { parts += ["with `\(file.name)`", block("yml", file.wrong.visibleText)] }
    parts.append(block("text", try report(explanation)))
    // What stands alone is tried by the tests of all pages.
    parts += ["Right:", block(file == nil ? "yaml" : "yml", right.visibleText)]
    if let file, file.right != file.wrong {
      parts += ["with `\(file.name)`", block("yml", file.right.visibleText)]
    }
    return parts.joined(separator: "\n\n")
  }

  private static func block(_ language: String, _ text: String) -> String {
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "```\(language)\n\(text)\(end)```"
  }
}
