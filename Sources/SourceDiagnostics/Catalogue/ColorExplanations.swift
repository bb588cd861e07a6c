extension RuleExplanation {
  static let colors = [
    RuleExplanation(
      .colorLostToComment, repair: .safe,
      """
      A `#` with a space before it starts a comment, so the colour is not there at all. Put it in \
      quotes.
      """,
      wrong: """
        slides:
          - text: one
            background: ⟪#004080⟫
        """,
      right: """
        slides:
          - text: one
            background: "#004080"
        """),
    RuleExplanation(
      .badHex,
      """
      A colour in hexadecimal has 3 or 6 digits, or 4 or 8 with its opacity.
      """,
      wrong: """
        slides:
          - background: ⟪"#00408"⟫
        """,
      right: """
        slides:
          - background: "#004080"
        """),
    RuleExplanation(
      .hexWithoutHash, repair: .needsReview,
      """
      Without its `#` a colour may be read as a number. Write it with `#`, in quotes.
      """,
      wrong: """
        slides:
          - background: ⟪E4572E⟫
        """,
      right: """
        slides:
          - background: "#E4572E"
        """),
    RuleExplanation(
      .unknownColor, repair: .safe,
      """
      The name is none of the 148 names of CSS, or the form is not one of those that are read here. \
      Names are in lower case; the parts of `rgb(…)` and `hsl(…)` have spaces between them.
      """,
      wrong: """
        slides:
          - background: ⟪nayv⟫
        """,
      right: """
        slides:
          - background: navy
        """),
    RuleExplanation(
      .colorRange,
      """
      A part of the colour is too large: red, green and blue go up to 255, opacity to 100%, an angle \
      to 360, an entry of the terminal's palette to 255.
      """,
      wrong: """
        slides:
          - background: ⟪rgb(300 0 0)⟫
        """,
      right: """
        slides:
          - background: rgb(255 0 0)
        """),
    RuleExplanation(
      .unknownPalette, repair: .needsReview,
      """
      `$name` stands for a colour of `palette`, in this file or in one that it includes.
      """,
      wrong: """
        palette: { brand: tomato }
        slides:
          - background: $brand
          - background: ⟪$brnad⟫
        """,
      right: """
        palette: { brand: tomato }
        slides:
          - background: $brand
          - background: $brand
        """),
    RuleExplanation(
      .unusedPalette,
      """
      Nothing uses this colour. Remove it, or look for a place that should.
      """,
      wrong: """
        palette: { ⟪brand⟫: tomato }
        slides: [one, two]
        """,
      right: """
        palette: { brand: tomato }
        slides: [{ background: $brand }, two]
        """),
    RuleExplanation(
      .sameColors,
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
        """),
    RuleExplanation(
      .lowContrast,
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
        """),
    RuleExplanation(
      .indicatorCrowded, repair: .needsReview,
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
        """),
  ]
}
