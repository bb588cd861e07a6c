internal import CarouselDeck

/// The keys under `screen`.
enum ScreenKeys {
  static let context = ContextRow(
    table, lead: "What lies around the carousel.",
    example: """
      screen: { title: My show, background: black, width: 100, min_width: 40 }
      slides: [one, two]
      """)

  static let table = KeyTable<ScreenDraft>(
    .screen, under: "screen",
    [
      Key("title", .text, standard: "\"\"", "The title of the window; empty leaves it alone.") {
        $0.screen.title = $1
      },
      Key("background", .color, standard: "default", "The colour behind everything.") {
        $0.screen.background = $1
      },
      Key("width", extent, standard: "auto", "How many columns the carousel gets at most.") {
        $0.screen.width = $1
      },
      Key("height", extent, standard: "auto", "How many rows the carousel gets at most.") {
        $0.screen.height = $1
      },
      Key(
        "min_width", .integer(cells), standard: "1", "With fewer columns the carousel is not drawn."
      ) { $0.screen.minWidth = $1 },
      Key(
        "min_height", .integer(cells), standard: "1", "With fewer rows the carousel is not drawn."
      ) { $0.screen.minHeight = $1 },
    ])

  /// No terminal has more.
  private static let cells = 1...1000
  private static let extent = ValueType.integer(cells).map(Int?.some).or([("auto", nil)])
}
