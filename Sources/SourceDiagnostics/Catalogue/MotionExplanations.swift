extension RuleExplanation {
  static let motion = [
    RuleExplanation(
      .twoMotions,
      """
      `autoplay` moves from page to page, `autoscroll` without a stop; a carousel cannot do both. \
      Keep one of them, or clear the one that comes from a preset with `none`.
      """,
      wrong: """
        autoplay: 3s
        ⟪autoscroll⟫: 0.5
        slides: [one, two]
        """,
      right: """
        autoscroll: 0.5
        slides: [one, two]
        """),
    RuleExplanation(
      .noEffect,
      """
      The key says nothing in this place, because another key rules it out. Remove it, or the other \
      one.
      """,
      wrong: """
        layout: cover_flow
        ⟪visible⟫: 3
        slides: [one, two, three]
        """,
      right: """
        layout: linear
        visible: 3
        slides: [one, two, three]
        """),
    RuleExplanation(
      .neverMoves,
      """
      With one slide there is nothing that autoplay could do.
      """,
      wrong: """
        ⟪autoplay⟫: 3s
        slides: [one]
        """,
      right: """
        autoplay: 3s
        slides: [one, two]
        """),
    RuleExplanation(
      .holdWithoutAutoplay,
      """
      `hold` says for how long a slide stays before autoplay moves on. Without autoplay it does \
      nothing.
      """,
      wrong: """
        slides:
          - text: one
            hold: ⟪3s⟫
          - two
        """,
      right: """
        autoplay: 2s
        slides:
          - text: one
            hold: 3s
          - two
        """),
    RuleExplanation(
      .transitionTooLong,
      """
      The move to the next page takes as long as the page itself, so that it never rests.
      """,
      wrong: """
        autoplay: 1s
        transition: ⟪1s⟫
        slides: [one, two]
        """,
      right: """
        autoplay: 3s
        transition: 1s
        slides: [one, two]
        """),
    RuleExplanation(
      .neverDone,
      """
      `hold: until_done` waits for the carousel in the slide to come round. This one never does: it \
      is not there, or nothing moves it.
      """,
      wrong: """
        autoplay: 3s
        slides:
          - hold: ⟪until_done⟫
            carousel: { slides: [up, down] }
          - two
        """,
      right: """
        autoplay: 3s
        slides:
          - hold: until_done
            carousel: { autoplay: 1s, slides: [up, down] }
          - two
        """),
    RuleExplanation(
      .childLongerThanHold, repair: .needsReview,
      """
      The slide goes before the carousel in it has shown all its pages. Wait until it is done, or for \
      long enough.
      """,
      wrong: """
        autoplay: 3s
        slides:
          - hold: ⟪2s⟫
            carousel: { autoplay: 1500ms, slides: [up, down] }
          - two
        """,
      right: """
        autoplay: 3s
        slides:
          - hold: until_done
            carousel: { autoplay: 1500ms, slides: [up, down] }
          - two
        """),
    RuleExplanation(
      .flashing,
      """
      Changes between dark and bright, so fast after one another, can cause seizures. \
      This is about safety, so such a config does not play.
      """,
      wrong: """
        autoplay: ⟪200ms⟫
        transition: none
        slides: [{ background: black }, { background: white }]
        """,
      right: """
        autoplay: 1s
        transition: none
        slides: [{ background: black }, { background: white }]
        """),
    RuleExplanation(
      .noWayToPause,
      """
      What moves by itself needs a way to stop it, for everybody who reads slowly (WCAG 2.2, 2.2.2). \
      Leave keys, drags or the wheel on.
      """,
      wrong: """
        ⟪autoplay⟫: 3s
        scroll: { keys: false, drag: false, wheel: false }
        slides: [one, two]
        """,
      right: """
        autoplay: 3s
        scroll: { drag: false, wheel: false }
        slides: [one, two]
        """),
    RuleExplanation(
      .nestedTooDeep,
      """
      A carousel may stand in a carousel, 8 of them inside of each other. Nobody finds the way out of \
      more.
      """),
  ]
}
