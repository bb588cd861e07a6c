internal import CarouselTime
package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with what moves, and for how long.
  static let motionRules: [DiagnosticRule] = [
    .autoplayAndAutoscroll, .unusedKey, .neverMoves, .holdWithoutAutoplay, .transitionTooLong,
    .neverDone,
    .childLongerThanHold, .flashing, .noWayToPause, .nestedTooDeep,
  ]

  package static let autoplayAndAutoscroll = DiagnosticRule(
    .error, "autoplay-and-autoscroll", was: "two-motions",
    "Autoplay and autoscroll would move the same carousel.",
    """
    `autoplay` moves from page to page, `autoscroll` without a stop; a carousel cannot do both. \
    Keep one of them, or use `none` to clear the one that a preset sets.
    """,
    wrong: """
      autoplay: 3s
      ⟪autoscroll⟫: 0.5
      slides: [one, two]
      """,
    right: """
      autoscroll: 0.5
      slides: [one, two]
      """)

  package static let neverMoves = DiagnosticRule(
    .warning, "never-moves", "Autoplay has nothing to play.",
    "With one slide there is nothing for autoplay to do.",
    wrong: """
      ⟪autoplay⟫: 3s
      slides: [one]
      """,
    right: """
      autoplay: 3s
      slides: [one, two]
      """)

  package static let holdWithoutAutoplay = DiagnosticRule(
    .warning, "hold-without-autoplay", "A slide has a hold, but there is no autoplay.",
    """
    `hold` sets how long a slide is shown before autoplay moves on. Without autoplay it has no \
    effect.
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
      """)

  package static let transitionTooLong = DiagnosticRule(
    .warning, "transition-too-long", "A transition is not shorter than the hold of its page.",
    """
    The transition to the next page takes as long as the page itself, so the carousel never \
    rests.
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
      """)

  package static let neverDone = DiagnosticRule(
    .error, "never-done", "A slide waits for something that never ends.",
    """
    `hold: until_done` waits until the carousel in the slide has shown all its pages. This one \
    never does: it is missing, or nothing moves it.
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
      """)

  package static let childLongerThanHold = DiagnosticRule(
    .warning, "child-longer-than-hold",
    "A nested carousel takes longer than the hold of its slide.", fix: .needsReview,
    """
    The hold of the slide ends before the carousel in it has shown all its pages. Wait until it \
    is done, or use a longer hold.
    """,
    wrong: """
      autoplay: 3s
      slides:
        - hold: ⟪2s⟫
          carousel: { autoplay: 1500ms, slides: [up, down] }
        - two
      """,
    corrected: "until_done")

  package static let flashing = DiagnosticRule(
    .error, "flashing", "Pages change more than three times a second.",
    """
    Fast changes between dark and bright can cause seizures. This is a safety limit, so such a \
    config does not play.
    """,
    wrong: """
      autoplay: ⟪200ms⟫
      transition: none
      slides: [{ background: black }, { background: white }]
      """,
    corrected: "1s")

  package static let noWayToPause = DiagnosticRule(
    .warning, "no-way-to-pause", "Autoplay cannot be paused.",
    """
    What moves by itself needs a way to stop it, for slow readers (WCAG 2.2, 2.2.2). Leave keys, \
    drag or the wheel on.
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
      """)

  package static let nestedTooDeep = DiagnosticRule(
    .error, "nested-too-deep", "Carousels are nested too deeply.",
    "Carousels may be nested 8 deep. Deeper ones would be hard to navigate.")
}

extension Finding {
  static func autoplayAndAutoscroll(_ second: String, _ first: String) -> Finding {
    Finding(
      .autoplayAndAutoscroll, "a carousel with `\(first)` cannot have `\(second)` too",
      help: "keep one of them, or write `\(first): none`")
  }

  static func neverMoves() -> Finding {
    Finding(
      .neverMoves, "autoplay has nothing to play: there is one slide",
      help: "add slides, or write `autoplay: none`")
  }

  /// Autoplay that would begin at the end.
  static func neverMoves(_ direction: String, from page: String) -> Finding {
    Finding(
      .neverMoves, "autoplay has nothing to play: it moves \(direction) from the \(page) page",
      help: "write `wrap: infinite`, `at_end: rewind` or `at_end: reverse`, or another `start`")
  }

  static func holdWithoutAutoplay(scrolls: Bool) -> Finding {
    Finding(
      .holdWithoutAutoplay, "`hold` has no effect without autoplay",
      help: scrolls
        ? "remove it: `autoscroll` never stops at a slide"
        : "add `autoplay` to the carousel, or remove the `hold`")
  }

  static func transitionTooLong(_ transition: Duration, hold: Duration) -> Finding {
    Finding(
      .transitionTooLong,
      "a \(DurationText.text(of: transition)) transition is not shorter than the "
        + "\(DurationText.text(of: hold)) hold",
      help: "shorten the transition or lengthen the hold")
  }

  static func neverDone(_ reason: String, help: String) -> Finding {
    Finding(.neverDone, "this slide never finishes: \(reason)", help: help)
  }

  static func childLongerThanHold(_ lap: Duration, hold: Duration) -> Finding {
    let (lap, hold) = (DurationText.text(of: lap), DurationText.text(of: hold))
    return Finding(
      .childLongerThanHold, "after \(hold) the carousel in this slide has not shown all its pages",
      help: "write `until_done`, or `\(lap)`"
    ).fixed(by: "until_done", .needsReview)
  }

  static func flashing() -> Finding {
    Finding(
      .flashing, "pages of different brightness change more than 3 times a second",
      help: "show each page for at least `334ms`, or use similar backgrounds")
  }

  static func noWayToPause() -> Finding {
    Finding(
      .noWayToPause, "autoplay cannot be paused: keys, drag and wheel are all off",
      help: "leave one of them on, so that slow readers can stop it")
  }

  static func nestedTooDeep(limit: Int) -> Finding {
    Finding(
      .nestedTooDeep, "carousels are nested deeper than \(limit)", help: "flatten some of them")
  }
}
