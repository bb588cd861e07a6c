package import SourceDiagnostics
internal import YAMLTree

extension DiagnosticRule {
  /// What can be wrong with punctuation and spacing.
  static let syntaxRules: [DiagnosticRule] = lineRules + [.keyAsText] + markRules

  package static let keyAsText = DiagnosticRule(
    .warning, "key-as-text", was: "key-in-text", "A slide is a string that begins like a key.",
    fix: .needsReview,
    """
    A colon without a space after it is an ordinary character, so the slide is a string that \
    begins with the name of a key. Write a space, or put the string in quotes if it is intended.
    """,
    wrong: """
      slides:
      - ⟪title:⟫Hello
      """,
    corrected: "title: ")
}

extension Finding {
  /// A slide that is a string with the form of a key and its value.
  static func keyAsText(_ key: String) -> Finding {
    Finding(
      .keyAsText, "`\(key):` has no space after it, so it is part of the string",
      help: "write `\(key): `, or put the string in quotes"
    ).fixed(by: "\(key): ", .needsReview)
  }

  /// A key and its value in one text.
  static func missingColon(_ key: String, rest: some StringProtocol) -> Finding {
    let isTight = rest.first == ":"
    return Finding(
      .missingColon,
      isTight ? "`\(key):` has no space after it" : "`\(key)` is not followed by `:`",
      help: isTight ? "write a space after the colon" : "write `\(key): `")
  }

  /// `- ` without its space, so that a list became one text.
  static func dashWithoutSpace(_ list: String) -> Finding {
    let lines = list.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      let rest = line.dropFirst(indent.count)
      return rest.first == "-" ? "\(indent)- \(rest.dropFirst())" : String(line)
    }
    return Finding(
      .syntax, "a `-` needs a space after it to begin a list element", help: "write `- `"
    ).fixed(by: lines.joined(separator: "\n"), .needsReview)
  }
}
