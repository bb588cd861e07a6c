package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with how things look together.
  static let lookRules: [DiagnosticRule] = [
    .sameColors, .lowContrast, .indicatorCrowded,
  ]

  package static let sameColors = DiagnosticRule(
    .warning, "same-colors", "Two colours that should differ are equal.",
    """
    The dot of the current page has the same colour as the others and cannot be told apart. \
    Choose another colour for one of them.
    """,
    wrong: """
      indicator: { color: gray, current_color: ⟪gray⟫ }
      slides: [one, two]
      """,
    corrected: "white")

  package static let lowContrast = DiagnosticRule(
    .warning, "low-contrast", "Text is hard to read on its background.",
    """
    The contrast of text and background is below 4.5:1, the minimum of WCAG 2.2 for readers with \
    low vision. It is checked where both colours are known.
    """,
    wrong: """
      slides:
        - text: one
          color: ⟪gray⟫
          background: silver
      """,
    corrected: "black")

  package static let indicatorCrowded = DiagnosticRule(
    .warning, "indicator-crowded", "An indicator has more dots than fit.", fix: .needsReview,
    """
    The dots do not fit into a terminal of the usual size, 80 columns by 24 rows. A fraction such \
    as `3/50` or a bar always fits.
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
      .sameColors, "`current_color` equals `color`, so the current page cannot be told apart",
      help: "choose another colour for one of them")
  }

  static func lowContrast(_ ratio: Double, least: Double, best: String) -> Finding {
    Finding(
      .lowContrast, "the contrast of text and background is low: \(tenths(ratio)):1",
      help: "the minimum is \(tenths(least)):1; `\(best)` has the most contrast")
  }

  static func indicatorCrowded(dots: Int, cells: Int, of axis: String) -> Finding {
    Finding(
      .indicatorCrowded, "\(dots) dots do not fit in \(cells) \(axis)",
      help: "write `style: fraction` or a smaller `max_dots`")
  }

  /// A number with one digit after the point, rounded down.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
