extension RuleExplanation {
  static let yaml = [
    RuleExplanation(
      .severalDocuments,
      """
      A config is one document. A line `---` ends it and begins another, which nobody would read.
      """,
      wrong: """
        slides: [one, two]
        ⟪---⟫
        slides: [three]
        """,
      right: """
        slides: [one, two, three]
        """),
    RuleExplanation(
      .tag, repair: .safe,
      """
      A tag such as `!int` tells a type. Here the key decides how its value is read, so a tag could \
      only contradict it.
      """,
      wrong: """
        start: ⟪!int⟫ 2
        slides: [one, two]
        """,
      right: """
        start: 2
        slides: [one, two]
        """),
    RuleExplanation(
      .mergeKey,
      """
      `<<` is an old extension of YAML that its current version has dropped. `presets` and `extends` \
      do the same, and merge maps inside of maps too.
      """,
      wrong: """
        x-calm: &calm { transition: 1s }
        ⟪<<⟫: *calm
        slides: [one, two]
        """,
      right: """
        presets:
          calm: { transition: 1s }
        extends: calm
        slides: [one, two]
        """),
    RuleExplanation(
      .keyNotText,
      """
      A key is a word. A list, a map or nothing at all before the colon means nothing here.
      """,
      wrong: """
        ⟪[wrap]⟫: none
        slides: [one, two]
        """,
      right: """
        wrap: none
        slides: [one, two]
        """),
    RuleExplanation(
      .yamlVersion, repair: .safe,
      """
      The first line asks for a version of YAML that is not read here. It is not needed: remove it.
      """,
      wrong: """
        ⟪%YAML 3.0⟫
        ---
        slides: [one, two]
        """,
      right: """
        %YAML 1.2
        ---
        slides: [one, two]
        """),
    RuleExplanation(
      .undefinedAlias, repair: .needsReview,
      """
      `*name` stands for the value that `&name` was written in front of, further up in the same file. \
      A text that begins with a star needs quotes.
      """,
      wrong: """
        slides: [&first one, *first, ⟪*frist⟫]
        """,
      right: """
        slides: [&first one, *first, *first]
        """),
    RuleExplanation(
      .aliasInItself,
      """
      An alias cannot stand inside of the value that it stands for: the value would have no end.
      """,
      wrong: """
        slides:
          - carousel: &inner
              slides: [one, { carousel: ⟪*inner⟫ }]
        """,
      right: """
        slides:
          - carousel: &inner
              slides: [one, two]
          - carousel: *inner
        """),
    RuleExplanation(
      .aliasExplosion,
      """
      A list of aliases of lists of aliases is short to write and endless to read; all aliases of a \
      file together may stand for 100 000 values. Share through `presets` and `extends`.
      """),
    RuleExplanation(
      .tooDeep,
      """
      Lists and maps may be nested 64 deep, presets may extend each other 16 deep, and files include \
      each other 8 deep. No carousel comes near; mostly a bracket is not closed.
      """),
    RuleExplanation(
      .tooMany,
      """
      A config may have a million slides, 8 million values in all, 256 carousels, 256 presets, 10 000 \
      colours and 64 files.
      """),
    RuleExplanation(
      .anchorRedefined,
      """
      Two values have the same anchor, so what an alias means depends on where it stands. Give one of \
      them another name.
      """,
      wrong: """
        slides: [&a one, *a, ⟪&a⟫ two, *a]
        """,
      right: """
        slides: [&a one, *a, &b two, *b]
        """),
    RuleExplanation(
      .anchorUnused,
      """
      No alias uses this anchor. Remove it, or look for an alias that is misspelt.
      """,
      wrong: """
        slides: [⟪&first⟫ one, two]
        """,
      right: """
        slides: [one, two]
        """),
  ]
}
