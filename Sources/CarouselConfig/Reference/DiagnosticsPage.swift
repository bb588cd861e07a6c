package import SourceDiagnostics

/// The page about all diagnostics, made from the rules.
package enum DiagnosticsPage {
  /// The page as Markdown.
  ///
  /// - Parameter report: What `validate` prints for a wrong example.
  package static func markdown(report: (DiagnosticRule) throws -> String) rethrows -> String {
    let sections = try Concern.all.map { concern in
      try
        (["## \(concern.title)", index(of: concern)]
        + concern.rules.map { try entry($0, report) }).joined(separator: "\n\n")
    }
    return ([introduction] + sections).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Diagnostics

    `carousel-play validate` reports everything that is wrong with a config in one pass. An error means
    that the config does not play; a warning, that it plays but probably not as its author meant.
    `carousel-play explain ID` prints what this page says about an id.

    The column `--fix` says what `validate --fix` does where the intended meaning is plain: it `fixes`
    the problem, or `proposes` a change to review.
    """

  private static func index(of concern: Concern) -> String {
    let rows = concern.rules.map { rule in
      let fix = rule.fix.map(word) ?? ""
      return
        "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(fix) | \(rule.summary) |"
    }
    return (["| id | severity | `--fix` | problem |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private static func word(for fix: Fix.Safety) -> String {
    switch fix {
    case .safe: "fixes"
    case .needsReview: "proposes"
    }
  }

  private static func entry(
    _ rule: DiagnosticRule, _ report: (DiagnosticRule) throws -> String
  ) rethrows -> String {
    var parts = ["### \(rule.id)", rule.explanation]
    guard let wrong = rule.wrong, let right = rule.right else {
      return parts.joined(separator: "\n\n")
    }
    let file = rule.file
    parts.append(block("yml", wrong.visibleText))
    if let file { parts += ["with `\(file.name)`", block("yml", file.wrong.visibleText)] }
    parts.append(block("text", try report(rule)))
    // Blocks on their own are checked by the tests of all pages.
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
