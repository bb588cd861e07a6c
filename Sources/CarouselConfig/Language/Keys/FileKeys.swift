/// The keys at the top of a file.
enum FileKeys {
  static let file = ContextRow(
    table, noun: "a config", place: "at the top of a file",
    names: table.names + CarouselKeys.table.names, lead: lead,
    example: """
      version: 1
      palette:
        brand: "#E4572E"
      presets:
        calm:
          autoplay: { every: 6s, on_interaction: pause }
      defaults:
        indicator: { current_color: $brand }
      play: hero
      carousels:
        hero:
          extends: calm
          slides: [one, two, three]
        other:
          slides: [four, five]
      """)
  static let included = ContextRow(
    KeyTable(.included, table.keys.filter { shared.contains($0.name) }), noun: "an included file",
    place: file.place, partOf: .file, lead: lead)

  private static let lead =
    "A file is either one carousel, with the keys of a carousel at the top, or has several under"
    + " `carousels`. Keys that begin with `x-` are ignored, so that they can hold"
    + " anchors.\n\nThe files under `include` are read in order, each once and after those"
    + " that it includes itself; this file comes last. If a colour is defined more than once,"
    + " the last definition counts; `defaults`, `screen`, and presets of the same name, are"
    + " merged key by key. A `theme` lies beneath all of them; of several files the one that"
    + " includes the others names it. A file has at most 10000 colours, and 256 presets and carousels."

  /// The version of the language that is read here.
  static let version = 1

  static let table = KeyTable<FileDraft>(
    .file,
    [
      Key(
        "version", form: .integer(1...version), standard: "\(version)",
        "The version of the config language that the file uses."
      ) { value, _, reader in
        guard let version = ValueType.integer(1...Int.max).read(value, &reader) else {
          return
        }
        if version > Self.version {
          reader.report(.versionNewer(version, newest: Self.version), at: value.label)
        }
      },
      stored(
        "include", .list(.path),
        "Files with palettes, presets, defaults and a screen to start from."
      ) { $0.include = $1 },
      stored(
        "theme", ThemeChoice.type.form,
        "Colours for everything: those of the screen, of the marks of pages and of `palette`."
      ) { $0.theme = $1 },
      stored("palette", .palette, "Named colours, used as `$NAME`.") { $0.palette = $1 },
      stored(
        "presets", .presets, "Named sets of carousel keys, used by `extends`."
      ) { $0.presets = $1 },
      stored("defaults", .map(.preset), "Keys that every carousel starts from.") {
        $0.defaults = $1
      },
      stored("play", .name, "The carousel that plays; by default the first one.") { $0.play = $1 }
        .samples(beside: "carousels: { hero: { slides: [one, two] } }"),
      stored(
        "carousels", .carousels,
        "Several carousels, instead of one at the top of the file."
      ) { $0.carousels = $1 },
      stored("screen", .map(.screen), "The screen around the carousel.") { $0.screen = $1 },
    ])

  /// The keys that an included file can have.
  static let shared = ["version", "include", "theme", "palette", "presets", "defaults", "screen"]

  /// A key whose value is read later, in the order in which things depend on each other.
  private static func stored(
    _ name: String, _ form: ValueForm, _ summary: String,
    set: @escaping @Sendable (inout FileDraft, Value) -> Void
  ) -> Key<FileDraft> {
    Key(name, form: form, standard: nil, summary) { value, draft, _ in set(&draft, value) }
  }
}

extension ValueForm {
  /// Colours by name.
  static let palette = ValueForm.named(paletteEntry, example: "NAME: COLOUR")
  /// A colour, alone or with what stands for it where there are fewer colours.
  static let paletteEntry = ValueForm.either([.color, .map(.paletteColor)])
  /// Parts of carousels by name.
  static let presets = ValueForm.named(.map(.preset), example: "NAME: { … }")
  /// Carousels by name.
  static let carousels = ValueForm.named(.map(.carousel), example: "NAME: { slides: … }")
}
