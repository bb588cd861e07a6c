extension RuleExplanation {
  static let values = [
    RuleExplanation(
      .wrongShape,
      """
      A single value, a list `[a, b]` and a map `{ key: value }` are three different things, and a \
      key takes the one that the message names.
      """,
      wrong: """
        wrap: ⟪[none]⟫
        slides: [one, two]
        """,
      right: """
        wrap: none
        slides: [one, two]
        """),
    RuleExplanation(
      .scalarForList,
      """
      The key takes a list, even of one element. Put the value in brackets.
      """,
      wrong: """
        slides: ⟪one⟫
        """,
      right: """
        slides: [one]
        """),
    RuleExplanation(
      .noValue,
      """
      There is nothing behind the colon. A key without a value means nothing: write one, or remove \
      the key. A `#` with a space before it starts a comment; a text with one needs quotes.
      """,
      wrong: """
        ⟪wrap⟫:
        slides: [one, two]
        """,
      right: """
        wrap: none
        slides: [one, two]
        """),
    RuleExplanation(
      .emptyList,
      """
      The list needs at least one element.
      """,
      wrong: """
        slides: ⟪[]⟫
        """,
      right: """
        slides: [one]
        """),
    RuleExplanation(
      .notOneOf, repair: .safe,
      """
      The key takes one of a few words, and this is none of them.
      """,
      wrong: """
        wrap: ⟪infinit⟫
        slides: [one, two]
        """,
      right: """
        wrap: infinite
        slides: [one, two]
        """),
    RuleExplanation(
      .notABoolean, repair: .safe,
      """
      Only `true` and `false` are booleans. `yes` and `on` were booleans in an old version of YAML; \
      here they are texts, so that a slide may say "no".
      """,
      wrong: """
        scroll: { enabled: ⟪yes⟫ }
        slides: [one, two]
        """,
      right: """
        scroll: { enabled: true }
        slides: [one, two]
        """),
    RuleExplanation(
      .notAnInteger, repair: .needsReview,
      """
      A whole number is written in decimal digits, with nothing else.
      """,
      wrong: """
        start: ⟪0x2⟫
        slides: [one, two]
        """,
      right: """
        start: 2
        slides: [one, two]
        """),
    RuleExplanation(
      .notANumber,
      """
      A number is written in decimal digits, with a point where it has a fraction.
      """,
      wrong: """
        scroll: { speed: ⟪fast⟫ }
        slides: [one, two]
        """,
      right: """
        scroll: { speed: 1.5 }
        slides: [one, two]
        """),
    RuleExplanation(
      .leadingZero, repair: .needsReview,
      """
      Some programs read a number that begins with a zero as an octal one, so that `012` would be \
      ten. Write it without the zero.
      """,
      wrong: """
        start: ⟪02⟫
        slides: [one, two]
        """,
      right: """
        start: 2
        slides: [one, two]
        """),
    RuleExplanation(
      .quotedNumber, repair: .safe,
      """
      What stands in quotes is a text. Write the number without them.
      """,
      wrong: """
        start: ⟪"2"⟫
        slides: [one, two]
        """,
      right: """
        start: 2
        slides: [one, two]
        """),
    RuleExplanation(
      .numberTooBig,
      """
      The number has more digits than can be counted with.
      """,
      wrong: """
        start: ⟪99999999999999999999⟫
        slides: [one, two]
        """,
      right: """
        start: 2
        slides: [one, two]
        """),
    RuleExplanation(
      .outOfRange,
      """
      The number is too large or too small for this key; the message names the limits. Slides count \
      from 1.
      """,
      wrong: """
        start: ⟪9⟫
        slides: [one, two]
        """,
      right: """
        start: 2
        slides: [one, two]
        """),
  ]
}
