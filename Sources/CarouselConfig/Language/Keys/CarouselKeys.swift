internal import CarouselDeck
internal import CarouselEngine

/// The keys of a carousel.
enum CarouselKeys {
  static let carousel = ContextRow(
    table, noun: "a carousel", place: "directly in a carousel",
    needed: ["slides", "slides_from"], lead: lead,
    example: """
      direction: vertical
      wrap: none
      start: 2
      page_change: nearest
      visible: 3
      gap: 1
      keys: { n: next, b: previous }
      slides: [one, two, three]
      """)
  static let preset = ContextRow(
    partial, noun: "a preset", place: carousel.place, partOf: .carousel, lead: lead)

  private static let lead =
    "`presets` and `defaults` take the same keys, except `start`, `slides` and `slides_from`. A"
    + " nested carousel is like any other: it starts from `defaults` and inherits nothing from"
    + " the carousel around it."

  static let table = KeyTable<CarouselDraft>(
    .carousel,
    [
      Key(
        "extends", form: .either([.name, .list(.name)]), standard: nil,
        "Presets whose keys this carousel starts from; later ones take precedence."
      ) { _, _, _ in
        // It comes before all other keys, whatever its place: see `ConfigReader.extensions`.
      }.samples(beside: "presets: { hero: { wrap: none } }"),
      Key(
        "direction", .word("a direction"), standard: "horizontal",
        "The axis along which pages are arranged."
      ) { $0.deck.options.axis = $1 },
      Key(
        "reading",
        .choice("a reading direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)]),
        standard: "ltr", "The reading direction; `rtl` mirrors the screen and the keys."
      ) { $0.deck.options.reading = $1 },
      Key(
        "wrap", .choice("a wrap mode", [("infinite", .looping), ("none", .bounded)]),
        standard: "infinite", "Whether the first page follows the last."
      ) { $0.deck.options.boundary = $1 },
      Key(
        "start", .integer(1...1_000_000), standard: "1", "The page shown first, counted from 1."
      ) { $0.start = $1 },
      Key(
        "page_change", .word("a `page_change` policy"), standard: nil,
        "When a page that is passed becomes the current one; by default, `wrap` and `paging`"
          + " decide."
      ) { $0.deck.options.pageChange = $1 },
      Key(
        "visible", .integer(1...100), standard: "1",
        "How many slides are shown side by side in a `linear` layout, with the current one in"
          + " the middle."
      ) { $0.deck.visible = $1 },
      Key(
        "gap", .integer(0...1000), standard: "0",
        "The gap between two slides in a `linear` layout, in cells."
      ) {
        $0.deck.gap = $1
      },
      .group(
        "layout", LayoutKeys.table, short: ShortForm(key: "type"), standard: "linear",
        "How slides are arranged; a name is short for `type`."),
      .group(
        "card", CardKeys.table, standard: nil,
        "What the slides of a layout in space look like."),
      .group(
        "scroll", ScrollKeys.table, standard: nil,
        "How the carousel responds to keys, drags and the mouse wheel."),
      .group(
        "autoplay", AutoplayKeys.table,
        short: ShortForm(key: "every") { $0.clearAutoplay() }, standard: "none",
        "Automatic advance from page to page; a duration is short for `every`."
      ) { $0.hasAutoplay = true },
      Key(
        // More pages a second are a blur, fewer cannot be seen to move.
        "autoscroll",
        ValueType.number(NumberRange(-100...100, minimumMagnitude: 0.001)).or([("none", 0)]),
        standard: "none",
        "The speed of continuous scrolling, in pages per second; negative is backward. It cannot"
          + " be combined with `autoplay`."
      ) { $0.deck.options.autoscroll = $1 },
      .group(
        "transition", TransitionKeys.table,
        short: ShortForm(key: "duration", noneText: "0s") {
          $0.duration = .zero
        },
        standard: "auto",
        "How the carousel moves from page to page; a duration is short for `duration`."),
      .group(
        "indicator", IndicatorKeys.table, short: ShortForm { $0.clearIndicator() },
        standard: nil, "What shows the current page and the number of pages."
      ) { $0.hasIndicator = true },
      Key(
        "when_hidden", .word("a `when_hidden` policy"), standard: "pause",
        "What a nested carousel does while it is not shown."
      ) { $0.deck.whenHidden = $1 },
      Key(
        "keys", form: .keyboard(ValueType<KeyIntent>.keyIntent.form), standard: "{}",
        "Key bindings that replace the defaults; a key is a character or a word such as `page_up`."
      ) { value, draft, reader in reader.readKeys(value, into: &draft) },
      .group(
        "slide", SlideGroupKeys.table, standard: nil,
        "Keys that every slide of the carousel starts from."),
      Key(
        "slides", form: .list(.either([.text, .map(.slide)])), standard: nil,
        "The slides; a string is short for `{ text: … }`."
      ) { value, draft, _ in
        draft.slides = value
      },
      .slidesFrom,
    ])

  /// The keys that belong to one carousel alone.
  static let ownNames = ["start", "slides", "slides_from"]

  /// The keys of a preset and of `defaults`.
  static let partial = KeyTable<CarouselDraft>(
    .preset, table.keys.filter { !ownNames.contains($0.name) })
}

extension Key<CarouselDraft> {
  /// Where slides come from that are not written one by one.
  fileprivate static var slidesFrom: Key {
    Key(
      "slides_from", form: .either([.path, .map(.slidesFrom)]), standard: nil,
      "Images to make slides from, instead of `slides`; a path is short for `images`."
    ) { value, draft, _ in
      draft.slidesFrom = value
    }.samples(["\"art/*.png\""], wrong: "/photos/harbour.png")
  }
}
