package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with the lines of a file: their keys, values and indentation.
  package static let lineRules: [DiagnosticRule] = [
    .tabIndent, .missingColon, .twoValues, .badIndent, .unindentedItem,
  ]

  package static let tabIndent = DiagnosticRule(
    .error, "tab-indent", "A tab cannot indent YAML.", fix: .safe,
    """
    YAML indents with spaces alone, because nobody knows how wide a tab is. Write two spaces for \
    each tab; most editors can be told to do so.
    """,
    wrong: """
      autoplay:
      ⟪\t⟫every: 3s
      slides: [one, two]
      """,
    right: """
      autoplay:
        every: 3s
      slides: [one, two]
      """)

  package static let missingColon = DiagnosticRule(
    .error, "missing-colon", "A key has no colon after it.",
    """
    A line that is neither the begin of a list element nor a part of a text has to be a key, with a \
    colon and a space behind it.
    """,
    wrong: """
      wrap: none
      ⟪transition 1s⟫
      slides: [one, two]
      """,
    right: """
      wrap: none
      transition: 1s
      slides: [one, two]
      """)

  package static let twoValues = DiagnosticRule(
    .error, "two-values", "One line holds a second key and value.", fix: .needsReview,
    """
    A colon with a space behind it ends a key, so a value without quotes cannot hold one. Put the \
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
    .error, "bad-indent", "A line is indented unlike its neighbours.", fix: .needsReview,
    """
    Keys of one map begin in the same column. Deeper lines belong to the key above them, which \
    here has a value already.
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
    "A line that looks like an element continues a text.",
    """
    A line that is indented deeper than the element above it continues the text of that element, \
    even when it begins with a dash. Align the dashes.
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
      .tabIndent, "a tab cannot indent YAML", at: label(tabs), help: "write two spaces for it")
  }

  func missingColon(_ key: SourceRange) -> Diagnostic {
    let hasColon = text.text(in: key).contains(":")
    return Diagnostic(
      .missingColon, "\(text.quote(key)) has no `:` after it", at: label(key),
      help: hasColon
        ? "write a space after the colon"
        : "write `: ` after a key; indent a line that belongs to the text above")
  }

  func twoValues(colon: SourceRange, value: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoValues, "a second `: ` on one line", at: label(colon),
      also: [label(value, "this is already the value")],
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
      .badIndent, "\(text.quote(key)) stands where an element of the list would begin",
      at: label(key), also: [label(dash, "the list begins here")],
      help: neighbour.map { "align it with \(text.quote($0)), or write `- ` before it" }
        ?? "write `- ` before it, or indent it unlike the list",
      fix: neighbour.flatMap { align(key, with: $0) })
  }

  func unlikeNeighbours(_ range: SourceRange, neighbour: SourceRange?) -> Diagnostic {
    Diagnostic(
      .badIndent, "\(text.quote(range)) is not indented like any line above it",
      at: label(range), also: neighbour.map { [label($0, "like this?")] } ?? [],
      help: neighbour.map { "align it with \(text.quote($0))" } ?? "align it with them",
      fix: neighbour.flatMap { text.isKey($0) ? align(range, with: $0) : nil })
  }

  func unindentedItem(_ dash: SourceRange, text: SourceRange) -> Diagnostic {
    Diagnostic(
      .unindentedItem, "this `-` begins no element: the line continues the text above it",
      at: label(dash), also: [label(text, "the text begins here")],
      help: "align it with the `-` above, or put the whole text in quotes")
  }
}
