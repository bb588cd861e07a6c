package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with how things look together.
  static let lookRules: [DiagnosticRule] = [
    .sameColors, .lowContrast, .indicatorCrowded,
  ]

  package static let sameColors = DiagnosticRule(
    .warning, "same-colors", "Two colours that have to differ are equal.",
    """
    The dot of the current page has the colour of the others, so that nobody sees it. Choose another \
    colour for one of them.
    """,
    wrong: """
      indicator: { color: gray, current_color: ⟪gray⟫ }
      slides: [one, two]
      """,
    right: """
      indicator: { color: gray, current_color: white }
      slides: [one, two]
      """)

  package static let lowContrast = DiagnosticRule(
    .warning, "low-contrast", "Text is hard to read on its background.",
    """
    The contrast of text and background is below 4.5:1, which WCAG 2.2 asks for so that people with \
    weak eyes can read it, and everybody on a bright day. It is looked at where both colours are \
    known.
    """,
    wrong: """
      slides:
        - text: one
          color: ⟪gray⟫
          background: silver
      """,
    right: """
      slides:
        - text: one
          color: black
          background: silver
      """)

  package static let indicatorCrowded = DiagnosticRule(
    .warning, "indicator-crowded", "An indicator has more dots than fit.", fix: .needsReview,
    """
    There are more dots than there is room for in a terminal of the usual size, 80 columns by 24 \
    rows. A fraction such as `3/50` or a bar has room everywhere.
    """,
    wrong: """
      indicator: { style: ⟪dots⟫, position: right, max_dots: 100 }
      slides: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
      """,
    right: """
      indicator: { style: fraction, position: right }
      slides: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
      """)
}

extension Finding {
  static func sameColors() -> Finding {
    Finding(
      .sameColors, "`current_color` equals `color`, so the current page does not stand out",
      help: "choose another colour for one of them")
  }

  static func lowContrast(_ ratio: Double, least: Double, best: String) -> Finding {
    Finding(
      .lowContrast, "text and background are hard to tell apart: \(tenths(ratio)):1",
      help: "text needs \(tenths(least)):1; `\(best)` would stand out most")
  }

  static func indicatorCrowded(dots: Int, cells: Int, of axis: String) -> Finding {
    Finding(
      .indicatorCrowded, "\(dots) dots do not fit in \(cells) \(axis)",
      help: "write `style: fraction` or a smaller `max_dots`")
  }

  /// A number with one digit behind the point, rounded down.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
