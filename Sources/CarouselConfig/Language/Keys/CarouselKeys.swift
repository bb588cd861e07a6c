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
    partial, noun: "a preset", place: carousel.place, isPart: true, lead: lead)

  private static let lead =
    "`presets` and `defaults` hold the same keys, but for `start`, `slides` and `slides_from`."
    + " A carousel in a slide is one like others: it starts from `defaults`, and from nothing"
    + " that the carousel around it says."

  static let table = KeyTable<CarouselDraft>(
    .carousel,
    [
      Key(
        "extends", form: .either([.name, .list(.name)]), standard: nil,
        "Presets whose keys this one starts from; later ones win."
      ) { _, _, _ in
        // It comes before all other keys, whatever its place: see `Reading.extensions`.
      }.samples(beside: "presets: { hero: { wrap: none } }"),
      Key(
        "direction", .word("a direction"), standard: "horizontal", "The line along which pages lie."
      ) { $0.deck.options.axis = $1 },
      Key(
        "reading",
        .choice("a way of reading", [("ltr", .leftToRight), ("rtl", .rightToLeft)]),
        standard: "ltr", "The way the text is read; it mirrors the screen and the keys."
      ) { $0.deck.options.reading = $1 },
      Key(
        "wrap", .choice("a wrap mode", [("infinite", .looping), ("none", .bounded)]),
        standard: "infinite", "Whether the first page comes after the last."
      ) { $0.deck.options.boundary = $1 },
      Key(
        "start", .integer(1...1_000_000), standard: "1", "The page shown first; 1 is the first."
      ) { $0.start = $1 },
      Key(
        "page_change", .word("a page change"), standard: nil,
        "When a passing page becomes the current one; without it, wrap and paging decide."
      ) { $0.deck.options.pageChange = $1 },
      Key(
        "visible", .integer(1...100), standard: "1",
        "How many slides are shown side by side in a `linear` layout, the current one in the middle."
      ) { $0.deck.visible = $1 },
      Key(
        "gap", .integer(0...1000), standard: "0",
        "The cells between two slides in a `linear` layout."
      ) {
        $0.deck.gap = $1
      },
      .group(
        "layout", LayoutKeys.table, short: ShortForm(key: "type"), standard: "linear",
        "Where slides are placed; a name is short for `type`."),
      .group(
        "scroll", ScrollKeys.table, standard: nil, "How the carousel answers to a finger."),
      .group(
        "autoplay", AutoplayKeys.table,
        short: ShortForm(key: "every") { $0.clearAutoplay() }, standard: "none",
        "Whether and how it moves on by itself; a duration is short for `every`."
      ) { $0.hasAutoplay = true },
      Key(
        // More pages a second are a blur, fewer cannot be seen to move.
        "autoscroll",
        ValueType.number(NumberRange(-100...100, minimumMagnitude: 0.001)).or([("none", 0)]),
        standard: "none",
        "How fast it moves on by itself without pause, in pages a second; negative is backward. It"
          + " cannot be together with `autoplay`."
      ) { $0.deck.options.autoscroll = $1 },
      .group(
        "transition", TransitionKeys.table,
        short: ShortForm(key: "duration", noneText: "0s") {
          $0.deck.options.transition.duration = .zero
        },
        standard: "400ms", "How it moves from page to page; a duration is short for `duration`."),
      .group(
        "indicator", IndicatorKeys.table, short: ShortForm { $0.clearIndicator() },
        standard: nil, "What tells which page of how many is shown."
      ) { $0.hasIndicator = true },
      Key(
        "when_hidden", .word("an answer to being hidden"), standard: "pause",
        "What happens to a nested carousel that is not shown."
      ) { $0.deck.whenHidden = $1 },
      Key(
        "keys", form: .keyboard(ValueType<KeyIntent>.keyIntent.form), standard: "{}",
        "What keys ask for in the place of the usual; a key is a character or a word such as"
          + " `page_up`."
      ) { value, draft, reading in reading.readKeys(value, into: &draft) },
      Key(
        "slides", form: .list(.either([.text, .map(.slide)])), standard: nil,
        "The slides; a text is short for `{ text: … }`."
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
      "Images to make slides of, in the place of `slides`; a path is short for `images`."
    ) { value, draft, _ in
      draft.slidesFrom = value
    }.samples(["\"art/*.png\""], wrong: "/photos/harbour.png")
  }
}
