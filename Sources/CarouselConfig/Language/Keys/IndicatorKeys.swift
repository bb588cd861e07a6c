internal import CarouselDeck

/// The keys under `indicator`.
enum IndicatorKeys {
  static let context = ContextRow(
    table,
    lead:
      "`indicator: none` hides the indicator and a map shows it; where a stronger layer shows it"
      + " again, it starts from the built-in values.",
    example: """
      indicator:
        style: dots
        position: right
        shape: "■□"
        color: gray
        current_color: white
      slides: [one, two, three]
      """)

  static let table = KeyTable<CarouselDraft>(
    .indicator, under: "indicator",
    [
      Key(
        "style", .word("an indicator style"), standard: "dots",
        "What it looks like: \(listed(Indicator.Style.allCases) { $0.summary })."
      ) { $0.indicator.style = $1 },
      Key(
        "size", .word("a size"), standard: "auto",
        "How large it is: `1` is a row for a desk; `4` is for a wall, with discs, whole rows and"
          + " numbers four rows high. `auto` goes by `screen.viewing`."
      ) { $0.indicator.size = $1 },
      Key(
        "position", .word("a position"), standard: "bottom", "The edge at which it is shown."
      ) { $0.indicator.position = $1 },
      Key(
        "align", .word("an alignment"), standard: "center", "Where along its edge it is shown."
      ) { $0.indicator.align = $1 },
      Key(
        "color", .color, standard: "\"#AAAAAA\"",
        "The colour of the dots of the other pages. The default stands for the theme's edge colour,"
          + " or a grey that can be seen on the background."
      ) { $0.indicator.color = $1 },
      Key(
        "current_color", .color, standard: nil,
        "The colour of the current page's dot; by default the accent of the theme, or one that"
          + " contrasts with the background."
      ) { $0.indicator.currentColor = $1 },
      Key(
        "max_dots", .integer(1...1000), standard: "9",
        "The maximum number of dots; more pages are shown as a window, which ends in `·` where there"
          + " are more."
      ) { $0.indicator.maxDots = $1 },
      Key(
        "hide_for_single_page", .boolean, standard: "true",
        "Whether the indicator is hidden when there is only one page."
      ) { $0.indicator.isHiddenForSinglePage = $1 },
      Key(
        "shape", .shapes, standard: "\"●○\"",
        "Two characters: the dot of the current page and that of the others."
      ) {
        $0.indicator.currentShape = $1.current
        $0.indicator.shape = $1.others
      },
    ])
}
