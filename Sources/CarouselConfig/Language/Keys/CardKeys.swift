internal import CarouselDeck

/// The keys under `card`.
enum CardKeys {
  static let context = ContextRow(
    table,
    lead:
      "What the slides of a layout in space look like: faces with light and shadow. Where there are"
      + " no colours, a line is drawn around each instead; 16 colours have thin edges and no shade,"
      + " 256 no shadow.",
    example: """
      layout: rotary
      card: { corner: square, edge: light, shade: 0.2, reflection: 0.25, shadow: false }
      slides: [one, two, three]
      """)

  static let table = KeyTable<CarouselDraft>(
    .card, under: "card",
    [
      Key(
        "corner", .word("a corner"), standard: "cut",
        "The corners: \(listed(CardLook.Corner.allCases) { $0.summary })."
      ) { $0.deck.card.corner = $1 },
      Key(
        "edge", .word("an edge"), standard: "light",
        "The edge: \(listed(CardLook.Edge.allCases) { $0.summary })."
      ) { $0.deck.card.edge = $1 },
      Key(
        "shade", share, standard: nil,
        "The share of its light that a slide loses with each page that it is away, up to three; by"
          + " default 0.13, and 0.38 in `rotary`."
      ) { $0.deck.card.shade = $1 },
      Key(
        "reflection", share, standard: nil,
        "The height of the reflection below a slide, as a share of the slide's; by default 0.3 in"
          + " `cover_flow` and `cover_flow2`, and `none` otherwise."
      ) { $0.deck.card.reflection = $1 },
      Key(
        "shadow", .boolean, standard: nil,
        "Whether a slide that is not turned casts a shadow; by default it does, except in"
          + " `cover_flow` and `cover_flow2`."
      ) { $0.deck.card.shadow = $1 },
    ])

  private static let share = ValueType.number(NumberRange(0...1)).or([("none", 0)])
}
