internal import CarouselDeck

/// The keys under `screen`.
enum ScreenKeys {
  static let context = ContextRow(
    table,
    lead:
      "The screen around the carousel. That of an included file is merged with it, key by key.",
    example: """
      screen: { title: My show, background: black, width: 100, min_width: 40 }
      slides: [one, two]
      """)

  static let table = KeyTable<ScreenDraft>(
    .screen, under: "screen",
    [
      Key(
        "title", .text, standard: "\"\"",
        "The window title; an empty string leaves it unchanged."
      ) {
        $0.screen.title = $1
      },
      Key("background", .background, standard: "default", "The background of the screen.") {
        $0.screen.background = $1
      },
      line(
        "header", ScreenLineKeys.header,
        "A line above every slide: texts, and a place for the indicator.",
        none: { $0.header = ScreenLine() }),
      line(
        "footer", ScreenLineKeys.footer, "The same below every slide.",
        none: { $0.footer = ScreenLine() }),
      Key(
        "viewing", viewing, standard: "auto",
        "From how far away the screen is read: at a `desk`, or on a `wall`, where text and captions"
          + " are larger. `auto` takes screens of 50 rows and more for walls."
      ) {
        $0.screen.viewing = $1
      },
      .group(
        "colors", ScreenColorKeys.table, standard: nil,
        "The colours of what the program draws itself; a theme sets them all."),
      Key(
        "motion", .word("an amount of motion"), standard: "full",
        "How much moves: with `reduced` pages change by cuts, `autoscroll` stands still and no"
          + " indicator fills by itself."
      ) {
        $0.motion = $1
      },
      Key("width", extent, standard: "auto", "The maximum width of the carousel, in columns.") {
        $0.screen.width = $1
      },
      Key("height", extent, standard: "auto", "The maximum height of the carousel, in rows.") {
        $0.screen.height = $1
      },
      Key(
        "min_width", .integer(cells), standard: "1",
        "The minimum number of columns; with fewer the carousel is not drawn."
      ) { $0.screen.minWidth = $1 },
      Key(
        "min_height", .integer(cells), standard: "1",
        "The minimum number of rows; with fewer the carousel is not drawn."
      ) { $0.screen.minHeight = $1 },
    ])

  /// A line, which is merged key by key; a string is short for its start, even one that is the name
  /// of a key.
  private static func line(
    _ name: String, _ table: KeyTable<ScreenDraft>, _ summary: String,
    none: @escaping @Sendable (inout ScreenDraft) -> Void
  ) -> Key<ScreenDraft> {
    let short = ShortForm<ScreenDraft>(
      key: "start",
      none: { draft in
        none(&draft)
        draft.forget("screen.\(name).")
      }, isText: true)
    return .group(name, table, short: short, standard: nil, summary)
  }

  /// No terminal has more.
  private static let cells = 1...1000
  private static let viewing = ValueType<Viewing?>.choice(
    "a viewing distance", [("auto", nil)] + Viewing.allCases.map { ($0.rawValue, $0) })
  private static let extent = ValueType.integer(cells).map(Int?.some).or([("auto", nil)])
}
