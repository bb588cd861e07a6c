internal import CarouselDeck
internal import CarouselEngine

/// The keys of a carousel.
enum CarouselKeys {
  static let table = KeyTable<CarouselDraft>(
    .carousel,
    [
      Key(
        "extends", form: .either([.name, .list(.name)]), standard: nil,
        "Presets whose keys this one starts from; later ones win."
      ) { _, _, _ in
        // It comes before all other keys, whatever its place: see `Reading.layers`.
      },
      Key(
        "direction",
        .choice("a direction", [("horizontal", .horizontal), ("vertical", .vertical)]),
        standard: "horizontal", "The line along which pages lie."
      ) { $0.options.axis = $1 },
      Key(
        "reading",
        .choice("a way of reading", [("ltr", .leftToRight), ("rtl", .rightToLeft)]),
        standard: "ltr", "The way the text is read; it mirrors the screen and the keys."
      ) { $0.options.reading = $1 },
      Key(
        "wrap", .choice("a wrap mode", [("infinite", .looping), ("none", .bounded)]),
        standard: "infinite", "Whether the first page comes after the last."
      ) { $0.options.boundary = $1 },
      Key(
        "start", .integer(1...1_000_000), standard: "1", "The page shown first; 1 is the first."
      ) { $0.start = $1 },
      Key(
        "page_change",
        .choice("a page change", [("arrival", .arrival), ("nearest", .nearest)]), standard: nil,
        "When a passing page becomes the current one; without it, wrap and paging decide."
      ) { $0.options.pageChange = $1 },
      .group(
        "scroll", ScrollKeys.table, standard: nil, "How the carousel answers to a finger."),
      .group(
        "autoplay", AutoplayKeys.table,
        short: ShortForm(key: "every") { $0.clearAutoplay() }, standard: "none",
        "Whether and how it moves on by itself; a duration is short for `every`."
      ) { $0.hasAutoplay = true },
      .group(
        "transition", TransitionKeys.table,
        short: ShortForm(key: "duration") { $0.options.transition.duration = .zero },
        standard: "400ms", "How it moves from page to page; a duration is short for `duration`."),
      .group(
        "indicator", IndicatorKeys.table, short: ShortForm { $0.clearIndicator() },
        standard: nil, "What tells which page of how many is shown."
      ) { $0.hasIndicator = true },
      Key(
        "when_hidden",
        .choice(
          "an answer to being hidden", [("pause", .pause), ("run", .run), ("reset", .reset)]),
        standard: "pause", "What happens to a nested carousel that is not shown."
      ) { $0.whenHidden = $1 },
      Key(
        "slides", form: .list(.either([.text, .map(.slide)])), standard: nil,
        "The slides; a text is short for `{ text: … }`."
      ) { value, draft, _ in
        draft.slides = value
      },
    ])

  /// The keys of a preset and of `defaults`: what belongs to one carousel alone is left out.
  static let partial = KeyTable<CarouselDraft>(
    .preset, table.keys.filter { !["slides", "start"].contains("\($0.name)") })
}
