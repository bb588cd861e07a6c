/// The keys of a colour of `palette` that is written as a map.
enum PaletteColorKeys {
  static let context = ContextRow(
    table, noun: "a colour of `palette`", place: "in a colour of `palette`", isElement: true,
    isNamed: true, needed: ["color"],
    lead:
      "A colour, and the entries of the terminal's palette that are shown in its place where there"
      + " are fewer colours. Without them the program chooses the entries.",
    example: """
      palette:
        brand: { color: "#0B57B7", ansi256: 25, ansi16: 4 }
      slides: [{ text: one, background: $brand }]
      """,
    opening: ["palette:", "  brand:"]
  ) { key, _ in key == "color" ? nil : "color: navy" }

  static let table = KeyTable<PaletteColorDraft>(
    .paletteColor, under: "palette",
    [
      Key(
        "color", form: .color, standard: nil,
        "The colour, in any form; that of another name of the palette too."
      ) { value, draft, _ in draft.color = value }.samples(beside: use),
      Key(
        "ansi256", .integer(0...255), standard: nil,
        "What stands for the colour in a terminal with 256 colours."
      ) { $0.ansi256 = UInt8($1) }.samples(beside: use),
      Key(
        "ansi16", .integer(0...15), standard: nil,
        "What stands for the colour in a terminal with 16 colours."
      ) { $0.ansi16 = UInt8($1) }.samples(beside: use),
    ])

  private static let use = "slides: [{ text: one, background: $brand }]"
}

/// A colour of the palette while its keys are read.
struct PaletteColorDraft: OriginKeeping {
  /// The colour, which may be the name of another one.
  var color: Value?
  var ansi256: UInt8?
  var ansi16: UInt8?
}
