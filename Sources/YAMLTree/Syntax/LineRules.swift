package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with the lines of a file: their keys, values and indentation.
  package static let lineRules: [DiagnosticRule] = [
    .tabIndent, .missingColon, .twoValues, .badIndent, .unindentedItem,
  ]

  package static let tabIndent = DiagnosticRule(
    .error, "tab-indent", "YAML cannot be indented with tabs.", fix: .safe,
    """
    YAML is indented with spaces only, since the width of a tab is not defined. Write two spaces \
    for each tab; most editors have a setting for this.
    """,
    wrong: """
      autoplay:
      ⟪\t⟫every: 3s
      slides: [one, two]
      """,
    corrected: "  ")

  package static let missingColon = DiagnosticRule(
    .error, "missing-colon", "A key is not followed by a colon.",
    """
    A line that neither begins a list element nor continues a string has to be a key, followed by \
    a colon and a space.
    """,
    wrong: """
      wrap: none
      ⟪transition 1s⟫
      slides: [one, two]
      """,
    corrected: "transition: 1s")

  package static let twoValues = DiagnosticRule(
    .error, "two-values", "One line contains a second key and value.", fix: .needsReview,
    """
    A colon followed by a space ends a key, so a value without quotes cannot contain one. Put the \
    value in quotes, or give the second key a line of its own.
    """,
    wrong: """
      slides:
        - title: Chapter one⟪:⟫ the harbour
      """,
    right: """
      slides:
        - title: "Chapter one: the harbour"
      """)

  package static let badIndent = DiagnosticRule(
    .error, "bad-indent", "A line is not aligned with its neighbours.", fix: .needsReview,
    """
    Keys of one map begin in the same column. Deeper lines belong to the key above them, which \
    already has a value here.
    """,
    wrong: """
      wrap: none
        ⟪slides⟫: [one, two]
      """,
    right: """
      wrap: none
      slides: [one, two]
      """)

  package static let unindentedItem = DiagnosticRule(
    .warning, "unindented-item", was: "dash-in-text",
    "A line that looks like a list item continues a string.",
    """
    A line that is indented deeper than the item above it continues the string of that item, even \
    when it begins with a dash. Align the dashes.
    """,
    wrong: """
      slides:
      - one
       ⟪-⟫ two
      """,
    right: """
      slides:
      - one
      - two
      """)
}

extension SourceFile {
  /// Without a fix, which depends on the tabs below.
  func tabIndent(_ tabs: SourceRange) -> Diagnostic {
    Diagnostic(
      .tabIndent, "YAML cannot be indented with tabs", at: label(tabs),
      help: "write two spaces instead")
  }

  func missingColon(_ key: SourceRange) -> Diagnostic {
    let hasColon = text.text(in: key).contains(":")
    return Diagnostic(
      .missingColon, "\(text.quote(key)) is not followed by `:`", at: label(key),
      help: hasColon
        ? "write a space after the colon"
        : "write `: ` after a key; indent a line that continues the string above")
  }

  func twoValues(colon: SourceRange, value: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoValues, "a second `: ` on one line", at: label(colon),
      also: [label(value, "the value begins here")],
      help: "put the value in quotes if the colon belongs to it",
      fix: quote(text.restOfLine(from: value.start), .needsReview))
  }

  func badIndent(_ range: SourceRange, deeperThan above: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIndent,
      "\(text.quote(range)) is indented deeper than \(text.quote(above)), which has a value",
      at: label(range), also: [label(above)], help: "align the two",
      fix: align(range, with: above))
  }

  func keyAmongElements(
    _ key: SourceRange, dash: SourceRange, neighbour: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .badIndent, "\(text.quote(key)) is in the place of a list element",
      at: label(key), also: [label(dash, "the list begins here")],
      help: neighbour.map { "align it with \(text.quote($0)), or write `- ` before it" }
        ?? "write `- ` before it, or indent it differently",
      fix: neighbour.flatMap { align(key, with: $0) })
  }

  func unlikeNeighbours(_ range: SourceRange, neighbour: SourceRange?) -> Diagnostic {
    Diagnostic(
      .badIndent, "\(text.quote(range)) is not indented like any line above it",
      at: label(range), also: neighbour.map { [label($0, "perhaps like this")] } ?? [],
      help: neighbour.map { "align it with \(text.quote($0))" } ?? "align it with them",
      fix: neighbour.flatMap { text.isKey($0) ? align(range, with: $0) : nil })
  }

  func unindentedItem(_ dash: SourceRange, text: SourceRange) -> Diagnostic {
    Diagnostic(
      .unindentedItem, "this `-` does not begin an element: the line continues the string above",
      at: label(dash), also: [label(text, "the string begins here")],
      help: "align it with the `-` above, or put the whole string in quotes")
  }
}
