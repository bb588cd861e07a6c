extension RuleExplanation {
  static let keys = [
    RuleExplanation(
      .unknownKey, repair: .safe,
      """
      There is no such key in this place. A misspelt key would otherwise be left out without a word. \
      Docs/Configuration.md lists all keys.
      """,
      wrong: """
        ⟪direcion⟫: vertical
        slides: [one, two]
        """,
      right: """
        direction: vertical
        slides: [one, two]
        """),
    RuleExplanation(
      .misplacedKey,
      """
      The key exists, but elsewhere. Move it to the map that the message names.
      """,
      wrong: """
        ⟪easing⟫: linear
        slides: [one, two]
        """,
      right: """
        transition: { easing: linear }
        slides: [one, two]
        """),
    RuleExplanation(
      .foreignKey, repair: .needsReview,
      """
      Other kits have this key under this name; here it has another one, and often other values.
      """,
      wrong: """
        ⟪items⟫: [one, two]
        """,
      right: """
        slides: [one, two]
        """),
    RuleExplanation(
      .duplicateKey,
      """
      A key is set twice, and only one of the two values could win; or two slides have one id. Keep \
      one of them.
      """,
      wrong: """
        wrap: none
        slides: [one, two]
        ⟪wrap⟫: infinite
        """,
      right: """
        wrap: none
        slides: [one, two]
        """),
    RuleExplanation(
      .missingKey,
      """
      A carousel needs `slides`, and `autoplay` needs `every`: nothing could stand for them.
      """,
      wrong: """
        ⟪autoplay⟫: { laps: 2 }
        slides: [one, two]
        """,
      right: """
        autoplay: { every: 3s, laps: 2 }
        slides: [one, two]
        """),
    RuleExplanation(
      .slidesAndCarousels,
      """
      A file is either one carousel, with `slides` at its top, or has several under `carousels`.
      """,
      wrong: """
        ⟪slides⟫: [one, two]
        carousels:
          other: { slides: [three] }
        """,
      right: """
        carousels:
          first: { slides: [one, two] }
          other: { slides: [three] }
        """),
    RuleExplanation(
      .twoContents,
      """
      A slide shows one thing. Keep one of the two, or write two slides.
      """,
      wrong: """
        slides:
          - text: look
            ⟪carousel⟫: { slides: [one, two] }
        """,
      right: """
        slides:
          - text: look
          - carousel: { slides: [one, two] }
        """),
    RuleExplanation(
      .badName, repair: .needsReview,
      """
      Names of carousels, presets, colours and slides have letters, digits, `-` and `_`, so that they \
      need no quotes anywhere.
      """,
      wrong: """
        carousels:
          ⟪My show⟫: { slides: [one, two] }
        """,
      right: """
        carousels:
          my-show: { slides: [one, two] }
        """),
    RuleExplanation(
      .wrongCase, repair: .safe,
      """
      Keys are in lower case.
      """,
      wrong: """
        ⟪Wrap⟫: none
        slides: [one, two]
        """,
      right: """
        wrap: none
        slides: [one, two]
        """),
    RuleExplanation(
      .keyStyle, repair: .safe,
      """
      The words of a key are joined by `_`.
      """,
      wrong: """
        ⟪pageChange⟫: nearest
        slides: [one, two]
        """,
      right: """
        page_change: nearest
        slides: [one, two]
        """),
    RuleExplanation(
      .deprecated, repair: .safe,
      """
      The key still works, but a later version will not know it. Write the one that has taken its \
      place.
      """),
    RuleExplanation(
      .versionNewer,
      """
      The file says that it is written for a later version of the language. Update the program; or, \
      if the file needs nothing new, lower the number.
      """,
      wrong: """
        version: ⟪2⟫
        slides: [one, two]
        """,
      right: """
        version: 1
        slides: [one, two]
        """),
    RuleExplanation(
      .unusedAllow, repair: .safe,
      """
      A comment `# carousel: allow ID` allows a warning that does not occur there. Remove it, so that \
      it does not hide a later one.
      """),
  ]
}
