internal import CarouselDeck

/// The keys under `indicator`.
enum IndicatorKeys {
  static let context = ContextRow(
    table,
    lead: "`indicator: none` shows none, and a map shows one: also one of a stronger layer, which"
      + " then starts from what is built in.",
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
        "style", .word("a style of indicator"), standard: "dots",
        "Dots, a bar that fills, or numbers such as `3/50`."
      ) { $0.indicator.style = $1 },
      Key(
        "position", .word("a position"), standard: "bottom", "The edge at which it stands."
      ) { $0.indicator.position = $1 },
      Key(
        "align", .word("an alignment"), standard: "center", "Where along its edge it stands."
      ) { $0.indicator.align = $1 },
      Key("color", .color, standard: "\"#AAAAAA\"", "The colour of the other pages' dots.") {
        $0.indicator.color = $1
      },
      Key(
        "current_color", .color, standard: nil,
        "The colour of the current page's dot; without it one that stands out is chosen."
      ) { $0.indicator.currentColor = $1 },
      Key(
        "max_dots", .integer(1...1000), standard: "15",
        "More pages are shown as a window of so many dots."
      ) { $0.indicator.maxDots = $1 },
      Key(
        "hide_for_single_page", .boolean, standard: "true",
        "Whether a single page has no indicator."
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
