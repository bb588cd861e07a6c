extension RuleExplanation {
  static let times = [
    RuleExplanation(
      .durationWithoutUnit, repair: .needsReview,
      """
      A bare number may mean seconds or milliseconds, so a duration always has a unit: `h`, `m`, `s` \
      or `ms`.
      """,
      wrong: """
        autoplay: ⟪3000⟫
        slides: [one, two]
        """,
      right: """
        autoplay: 3s
        slides: [one, two]
        """),
    RuleExplanation(
      .badDuration,
      """
      A duration is a number and a unit, such as `250ms` or `1.5s`, or several of them with the \
      longest first: `1m30s`.
      """,
      wrong: """
        autoplay: ⟪250mss⟫
        transition: none
        slides: [one, two]
        """,
      right: """
        autoplay: 250ms
        transition: none
        slides: [one, two]
        """),
    RuleExplanation(
      .durationSign, repair: .needsReview,
      """
      No time is negative, and a `+` says nothing.
      """,
      wrong: """
        autoplay: ⟪+3s⟫
        slides: [one, two]
        """,
      right: """
        autoplay: 3s
        slides: [one, two]
        """),
    RuleExplanation(
      .durationSpace, repair: .needsReview,
      """
      A duration is one word: its number and its unit stand together.
      """,
      wrong: """
        autoplay: ⟪3 s⟫
        slides: [one, two]
        """,
      right: """
        autoplay: 3s
        slides: [one, two]
        """),
    RuleExplanation(
      .durationWord, repair: .needsReview,
      """
      Units are written as `h`, `m`, `s` and `ms`, and not in words or as in ISO 8601.
      """,
      wrong: """
        autoplay: ⟪3 seconds⟫
        slides: [one, two]
        """,
      right: """
        autoplay: 3s
        slides: [one, two]
        """),
    RuleExplanation(
      .durationRange,
      """
      The time is longer or shorter than this key allows; the message names the limits.
      """,
      wrong: """
        autoplay: ⟪10ms⟫
        slides: [one, two]
        """,
      right: """
        autoplay: 1s
        slides: [one, two]
        """),
    RuleExplanation(
      .sexagesimal, repair: .needsReview,
      """
      `1:30` was ninety in an old version of YAML and is a text in the current one. Write the units.
      """,
      wrong: """
        autoplay: ⟪1:30⟫
        slides: [one, two]
        """,
      right: """
        autoplay: 1m30s
        slides: [one, two]
        """),
  ]
}
