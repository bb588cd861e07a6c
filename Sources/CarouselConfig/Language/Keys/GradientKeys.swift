internal import CarouselDeck

/// The keys of a background that changes from top to bottom.
enum GradientKeys {
  static let context = ContextRow(
    table, noun: "a gradient", place: "under `background`", needed: ["from", "to"],
    needsAll: true,
    lead:
      "A `background` is a colour, or a map of two: one at the upper edge, which changes row by row"
      + " to the one at the lower edge. Where the terminal has 256 colours or fewer, it is the"
      + " colour in the middle.",
    example: """
      screen: { background: { from: "#181D24", to: black } }
      slides: [one, { text: two, background: { from: navy, to: teal } }]
      """,
    opening: ["screen:", "  background:"]
  ) { key, _ in key == "from" ? "to: navy" : "from: black" }

  static let table = KeyTable<GradientDraft>(
    .gradient, under: "background",
    [
      Key("from", .color, standard: nil, "The colour at the upper edge.") { $0.from = $1 },
      Key("to", .color, standard: nil, "The colour at the lower edge.") { $0.to = $1 }
        .samples(["teal"]),
    ])
}

/// A gradient while its keys are read.
struct GradientDraft: OriginKeeping {
  var from: ThemeColor?
  var to: ThemeColor?
}
