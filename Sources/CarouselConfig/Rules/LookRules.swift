internal import CarouselColor
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
    .warning, "low-contrast", "Text or an indicator is hard to see on its background.",
    """
    The contrast of text and background is below 4.5:1, or that of the marks of an indicator is \
    below 3:1: the minimums of WCAG 2.2 for readers with low vision. It is checked where both \
    colours are known, as they are shown in truecolor, in 256 and in 16 colours. Captions are \
    drawn in a softer colour than other text, but never below its minimum.
    """,
    wrong: """
      slides:
        - text: one
          color: ⟪gray⟫
          background: silver
      """,
    corrected: "black")

  package static let indicatorCrowded = DiagnosticRule(
    .warning, "indicator-crowded", "An indicator has more dots or segments than fit.",
    fix: .needsReview,
    """
    The dots or segments do not fit into a terminal of the usual size, 80 columns by 24 rows. A fraction such \
    as `3 / 50` or a bar always fits.
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

  static func lowContrast(
    of what: String, _ low: LowContrast, onSlide slide: Int? = nil
  ) -> Finding {
    let place = slide.map { " on slide \($0)" } ?? ""
    let ratios = low.ratios.map { "\(tenths($0.ratio)):1 \($0.depth.phrase)" }
    let enough = hex(low.color.readable(on: low.ground, contrast: low.minimum))
    let best = low.ground.contrasting == RGB(0, 0, 0) ? "black" : "white"
    let help =
      slide == nil
      ? "write `\"\(enough)\"`, or `\(best)`, which has the most contrast"
      : "leave it out, and the colour follows the background of each slide"
    return Finding(
      .lowContrast,
      "the contrast of \(what), `\(hex(low.color))` on `\(hex(low.ground))`, is low\(place): "
        + ratios.joined(separator: ", "),
      help: "the minimum is \(tenths(low.minimum)):1: \(help)")
  }

  static func indicatorCrowded(
    _ count: Int, _ marks: String, cells: Int, of axis: String
  ) -> Finding {
    Finding(
      .indicatorCrowded, "\(count) \(marks) do not fit in \(cells) \(axis)",
      help: marks == "dots"
        ? "write `style: fraction` or a smaller `max_dots`" : "write `style: fraction`")
  }

  /// A number with one digit after the point, rounded down.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func hex(_ color: RGB) -> String {
    "#"
      + [color.red, color.green, color.blue].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
      }.joined()
  }
}

/// A contrast that is below its minimum, with the number of colours where it is.
struct LowContrast {
  let color: RGB
  let ground: RGB
  let minimum: Double
  var ratios: [(depth: ColorDepth, ratio: Double)]
}

extension ColorDepth {
  fileprivate var phrase: String {
    switch self {
    case .truecolor, .none: "in truecolor"
    case .palette256: "in 256 colours"
    case .palette16: "in 16 colours"
    }
  }
}
