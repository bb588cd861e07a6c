internal import CarouselDeck

/// The keys under `screen.header` and `screen.footer`.
enum ScreenLineKeys {
  static let context = ContextRow(
    header, noun: "a header or footer", place: "under `screen.header` or `screen.footer`",
    lead:
      "A line above every slide, and one below, inside the margins of the screen; the slides have"
      + " what is between them. A line that is just a string is short for `{ start: … }`. `indicator`"
      + " says where in the line the indicator of the outermost carousel is, in its style, in place"
      + " of one at an edge of the slides. `none` removes a line that an included file has.",
    example: """
      screen:
        header: { start: Harbour Festival, end: Hall 2 }
        footer: { start: Wi-Fi guest, indicator: end, color: silver }
      slides: [one, two, three]
      """,
    opening: ["screen:", "  header:"])

  static let header = table("header") { change, draft in change(&draft.header) }
  static let footer = table("footer") { change, draft in change(&draft.footer) }

  private static let place = ValueType<ScreenLine.Place?>.choice(
    "a place", [("none", nil)] + ScreenLine.Place.allCases.map { ($0.rawValue, $0) })

  private static func table(
    _ name: String,
    _ apply: @escaping @Sendable ((inout ScreenLine) -> Void, inout ScreenDraft) -> Void
  ) -> KeyTable<ScreenDraft> {
    KeyTable(
      .screenLine, under: "screen.\(name)",
      [
        Key(
          "start", .text, standard: nil,
          "A text at the left; at the right where the carousel has `reading: rtl`."
        ) { draft, text in apply({ $0.start = text }, &draft) },
        Key("middle", .text, standard: nil, "A text in the middle.") { draft, text in
          apply({ $0.middle = text }, &draft)
        },
        Key("end", .text, standard: nil, "A text at the other end.") { draft, text in
          apply({ $0.end = text }, &draft)
        },
        Key(
          "indicator", place, standard: nil,
          "The place of the indicator, which takes that of a text; by default it is at the slides."
        ) { draft, place in apply({ $0.indicator = place }, &draft) },
        Key(
          "color", .color, standard: nil,
          "The colour of the texts; by default that of captions."
        ) { draft, color in apply({ $0.color = color }, &draft) },
      ])
  }
}
