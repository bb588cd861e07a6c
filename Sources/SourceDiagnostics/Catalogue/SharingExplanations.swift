extension RuleExplanation {
  static let sharing = [
    RuleExplanation(
      .unknownPreset, repair: .needsReview,
      """
      `extends` names a preset of this file or of one that it includes, and there is none of that \
      name.
      """,
      wrong: """
        presets:
          calm: { transition: 1s }
        extends: ⟪clam⟫
        slides: [one, two]
        """,
      right: """
        presets:
          calm: { transition: 1s }
        extends: calm
        slides: [one, two]
        """),
    RuleExplanation(
      .extendsCycle,
      """
      Presets extend each other in a circle, so that none of them can be the first. Remove one of the \
      links.
      """,
      wrong: """
        presets:
          calm: { extends: ⟪slow⟫ }
          slow: { extends: calm }
        extends: calm
        slides: [one, two]
        """,
      right: """
        presets:
          calm: { extends: slow }
          slow: { transition: 1s }
        extends: calm
        slides: [one, two]
        """),
    RuleExplanation(
      .unusedPreset,
      """
      No carousel extends this preset. Remove it, or look for one that should.
      """,
      wrong: """
        presets:
          ⟪calm⟫: { transition: 1s }
        slides: [one, two]
        """,
      right: """
        presets:
          calm: { transition: 1s }
        extends: calm
        slides: [one, two]
        """),
    RuleExplanation(
      .includeMissing, repair: .needsReview,
      """
      There is no such file. A path is relative to the file in which it stands.
      """,
      wrong: """
        include: [⟪brnad.yaml⟫]
        slides: [one, two]
        """,
      right: """
        include: [brand.yaml]
        slides: [one, two]
        """,
      file: IncludedFile("brand.yaml", "palette: { brand: tomato }")),
    RuleExplanation(
      .includeCycle,
      """
      No file of a circle can be read before the others. Remove one of the links; what both need can stand in a \
      third file.
      """,
      wrong: """
        include: [one.yaml]
        slides: [one, two]
        """,
      right: """
        include: [one.yaml]
        slides: [one, two]
        """,
      file: IncludedFile("one.yaml", "include: [⟪one.yaml⟫]", right: "defaults: { wrap: none }")),
    RuleExplanation(
      .includeContent,
      """
      An included file is shared by others, so it holds what can be shared: `palette`, `presets`, \
      `defaults`, and files that it includes itself.
      """,
      wrong: """
        include: [shared.yaml]
        slides: [one, two]
        """,
      right: """
        include: [shared.yaml]
        slides: [one, two]
        """,
      file: IncludedFile("shared.yaml", "⟪wrap⟫: none", right: "defaults: { wrap: none }")),
    RuleExplanation(
      .fileMissing, repair: .needsReview,
      """
      There is no such file. A path is relative to the file in which it stands.
      """,
      wrong: """
        slides:
          - text_file: ⟪nots.txt⟫
        """,
      right: """
        slides:
          - text_file: notes.txt
        """,
      file: IncludedFile("notes.txt", "A text of its own.")),
    RuleExplanation(
      .pathEscapes,
      """
      A config reads files of its own folder and below, so that a config of a stranger cannot show \
      other files. Put the file there; links are followed before this is checked.
      """,
      wrong: """
        include: [⟪../brand.yaml⟫]
        slides: [one, two]
        """,
      right: """
        include: [brand.yaml]
        slides: [one, two]
        """,
      file: IncludedFile("brand.yaml", "palette: { brand: tomato }")),
    RuleExplanation(
      .pathForm,
      """
      A path is relative to the file in which it stands, with `/` between folders: no absolute path, \
      no `~`, no drive, no address. So a config works on every machine to which its folder is copied.
      """,
      wrong: """
        include: [⟪~/brand.yaml⟫]
        slides: [one, two]
        """,
      right: """
        include: [brand.yaml]
        slides: [one, two]
        """,
      file: IncludedFile("brand.yaml", "palette: { brand: tomato }")),
    RuleExplanation(
      .imageUnreadable,
      """
      The file is there, but it is not an image of a kind that can be shown, or it is damaged.
      """,
      wrong: """
        slides:
          - image: ⟪notes.txt⟫
            alt: Notes
        """,
      right: """
        slides:
          - text_file: notes.txt
        """,
      file: IncludedFile("notes.txt", "A text of its own.")),
  ]
}
