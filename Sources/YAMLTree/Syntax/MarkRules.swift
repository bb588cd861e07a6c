package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with brackets, quotes and the other characters of YAML.
  package static let markRules: [DiagnosticRule] = [
    .unclosedBracket, .unclosedQuote, .reservedStart, .badEscape, .flowSpace, .longKey, .syntax,
  ]

  package static let unclosedBracket = DiagnosticRule(
    .error, "unclosed-bracket", "A bracket is never closed.",
    """
    Each `[` needs a `]`, and each `{` a `}`. The second place shown is where it turned out to be \
    missing.
    """,
    wrong: """
      slides: ⟪[⟫one, two
      wrap: none
      """,
    right: """
      slides: [one, two]
      wrap: none
      """)

  package static let unclosedQuote = DiagnosticRule(
    .error, "unclosed-quote", "A quote is never closed.",
    """
    A string that begins with a quote continues, over all lines, up to the next quote of the same \
    kind. A string with an apostrophe needs no quotes, or double ones.
    """,
    wrong: """
      slides:
        - ⟪"⟫one
        - two
      """,
    right: """
      slides:
        - "one"
        - two
      """)

  package static let reservedStart = DiagnosticRule(
    .error, "reserved-start", "A value begins with a character that YAML reserves.", fix: .safe,
    """
    A few characters have, or may get, a meaning in YAML at the start of a value: `@`, `` ` ``, \
    `%`, `*`, `&`, `!`, `|`, `>`. Put a string that begins with one of them in quotes.
    """,
    wrong: """
      slides:
        - ⟪@home⟫
      """,
    corrected: "\"@home\"")

  package static let badEscape = DiagnosticRule(
    .error, "bad-escape", "A double-quoted string contains an unknown escape.", fix: .needsReview,
    #"""
    In double quotes `\` begins an escape such as `\n` or `\"`. Write `\\` for a backslash, or use \#
    single quotes, in which `\` is a character like any other.
    """#,
    wrong: #"""
      slides:
        - "docs⟪\q⟫uick"
      """#,
    right: #"""
      slides:
        - "docs\\quick"
      """#)

  package static let flowSpace = DiagnosticRule(
    .error, "flow-space", "A colon needs a space after it.", fix: .safe,
    """
    In brackets, too, a key ends with a colon and a space. Without the space the colon belongs to \
    the key, and there is no value.
    """,
    wrong: """
      autoplay: {⟪every:3s⟫}
      slides: [one, two]
      """,
    corrected: "every: 3s")

  package static let longKey = DiagnosticRule(
    .error, "long-key", "A key is longer than 1024 characters.",
    """
    YAML does not allow keys of more than 1024 characters. What looks like a key here is a string \
    with a colon in it, or an earlier quote was never closed.
    """)

  package static let syntax = DiagnosticRule(
    .error, "syntax", "The file is not valid YAML.",
    """
    The text breaks the grammar of YAML in one of the rarer ways, which the message names. Quotes \
    around strings with `:`, `#`, `,` or brackets in them avoid most of these problems.
    """,
    wrong: """
      slides: [one,⟪,⟫ two]
      """,
    corrected: "")
}

extension SourceFile {
  func unclosedBracket(_ open: SourceRange, broke: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, "\(text.quote(open)) is never closed", at: label(open),
      also: [label(broke, "it has to be closed before here")],
      help: "write `\(text.text(in: open) == "[" ? "]" : "}")` where it ends")
  }

  func unclosedQuote(_ open: SourceRange, broke: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedQuote, "\(text.quote(open)) is never closed", at: label(open),
      also: [label(broke, "the string continues up to here")],
      help: "write \(text.quote(open)) where the string ends")
  }

  func reservedStart(_ value: SourceRange) -> Diagnostic {
    let mark = text.quote(text.character(at: value.start))
    let written = text.text(in: value)
    return Diagnostic(
      .reservedStart, "a value cannot begin with \(mark)", at: label(value),
      help: written.utf8.count <= 40
        ? "put it in quotes: `\(Self.quoted(written))`" : "put it in quotes",
      fix: quote(value))
  }

  func badEscape(_ escape: SourceRange) -> Diagnostic {
    Diagnostic(
      .badEscape, "unknown escape \(text.quote(escape))", at: label(escape),
      help: "write `\\\\` for a backslash, or use single quotes",
      fix: replace(SourceRange(at: escape.start), by: "\\", .needsReview))
  }

  func flowSpace(_ key: SourceRange) -> Diagnostic {
    let written = text.text(in: key)
    let spaced = written.replacing(":", with: ": ", maxReplacements: 1)
    let isAddress = written.contains("://")
    return Diagnostic(
      .flowSpace, "\(text.quote(key)) is a key without a value", at: label(key),
      help: written.utf8.count <= 80 ? "write `\(spaced)`" : "write a space after the colon",
      fix: replace(key, by: spaced, isAddress ? .needsReview : .safe))
  }

  func longKey(_ key: SourceRange) -> Diagnostic {
    Diagnostic(
      .longKey, "a key is longer than 1024 characters", at: label(key),
      help: "put `key: ` before it if it is a string, or close an earlier quote")
  }
}

// The rarer problems share one rule.
extension SourceFile {
  func syntax(
    _ message: String, _ range: SourceRange, also: [Label] = [], help: String?, fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(.syntax, message, at: label(range), also: also, help: help, fix: fix)
  }

  func dashWithoutSpace(_ dash: SourceRange) -> Diagnostic {
    let next = text.bytes[min(dash.end, text.bytes.count - 1)]
    // `-1` and `--` may be meant as they are.
    let isPlain = next > UInt8(ascii: "9")
    return syntax(
      "a `-` needs a space after it to begin a list element", dash, help: "write `- `",
      fix: replace(dash, by: "- ", isPlain ? .safe : .needsReview))
  }

  /// A comment as other languages write it.
  func foreignComment(_ range: SourceRange) -> Diagnostic {
    let comment = text.text(in: range)
    let words = comment.dropFirst(2).replacing("*/", with: "")
    let isLine = !comment.contains(where: \.isNewline)
    return syntax(
      "`\(comment.prefix(2))` does not begin a comment in YAML", range, help: "write `#`",
      fix: isLine ? replace(range, by: "#" + words, .needsReview) : nil)
  }

  func missingComma(_ range: SourceRange, open: SourceRange) -> Diagnostic {
    syntax(
      "a `,` or the end of \(text.quote(open)) is missing before this", range, also: [label(open)],
      help: "write `,` between elements, and quotes around strings with `:`, `,` or brackets")
  }

  func afterValue(_ range: SourceRange) -> Diagnostic {
    syntax(
      "\(text.quote(range)) follows the end of a value", range,
      help: text.text(in: range).hasPrefix(",")
        ? "start a new line for another key" : "put the whole value in quotes")
  }

  func quoteInQuotes(_ range: SourceRange, quoted: SourceRange) -> Diagnostic {
    let isSingle = text.text(in: text.character(at: quoted.start)) == "'"
    return syntax(
      "\(text.quote(range)) follows the closing quote", range,
      also: [label(SourceRange(quoted.end - 1, quoted.end), "the closing quote")],
      help: isSingle
        ? "write `''` for an apostrophe, or use double quotes"
        : "write `\\\"` for a quote in the string, or use single quotes")
  }
}
