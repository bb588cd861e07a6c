extension RuleExplanation {
  static let syntax = [
    RuleExplanation(
      .tabIndent, repair: .safe,
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
        """),
    RuleExplanation(
      .missingColon,
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
        """),
    RuleExplanation(
      .twoValues, repair: .needsReview,
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
        """),
    RuleExplanation(
      .badIndent, repair: .needsReview,
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
        """),
    RuleExplanation(
      .dashInText,
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
        """),
    RuleExplanation(
      .keyInText, repair: .needsReview,
      """
      A colon without a space behind it is a letter like any other, so the slide is a text that begins \
      with the name of a key. Write a space, or put the text in quotes if it is meant so.
      """,
      wrong: """
        slides:
        - ⟪title:⟫Hello
        """,
      right: """
        slides:
        - title: Hello
        """),
    RuleExplanation(
      .unclosedBracket,
      """
      Each `[` needs a `]`, and each `{` a `}`. The second place that is shown is where it became \
      clear that there is none.
      """,
      wrong: """
        slides: ⟪[⟫one, two
        wrap: none
        """,
      right: """
        slides: [one, two]
        wrap: none
        """),
    RuleExplanation(
      .unclosedQuote,
      """
      A text that begins with a quote goes on, over all lines, up to the next quote of the same kind. \
      A text with an apostrophe needs no quotes around it, or double ones.
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
        """),
    RuleExplanation(
      .reservedStart, repair: .safe,
      """
      A few characters mean something to YAML, or may some day, where a value begins: `@`, `` ` ``, \
      `%`, `*`, `&`, `!`, `|`, `>`. Put a text that begins with one of them in quotes.
      """,
      wrong: """
        slides:
          - ⟪@home⟫
        """,
      right: """
        slides:
          - "@home"
        """),
    RuleExplanation(
      .badEscape, repair: .needsReview,
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
        """#),
    RuleExplanation(
      .flowSpace, repair: .safe,
      """
      In brackets too a key ends with a colon and a space. Without the space the colon belongs to the \
      key, and there is no value.
      """,
      wrong: """
        autoplay: {⟪every:3s⟫}
        slides: [one, two]
        """,
      right: """
        autoplay: {every: 3s}
        slides: [one, two]
        """),
    RuleExplanation(
      .longKey,
      """
      YAML gives a key up after 1024 characters. What looks like a key here is a text with a colon \
      in it, or a quote before it was never closed.
      """),
    RuleExplanation(
      .syntax,
      """
      The text breaks the grammar of YAML in one of the rarer ways; the message says in which. Quotes \
      around texts with `:`, `#`, `,` or brackets in them avoid most of these.
      """,
      wrong: """
        slides: [one,⟪,⟫ two]
        """,
      right: """
        slides: [one, two]
        """),
  ]
}
