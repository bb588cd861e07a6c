internal import CarouselDeck
internal import CarouselEngine

/// The keys under `scroll`.
enum ScrollKeys {
  static let table = KeyTable<CarouselDraft>(
    .scroll, under: "scroll",
    [
      Key(
        "enabled", .boolean, standard: "true", "Whether users may move it; programs always may."
      ) { $0.options.scroll.isEnabled = $1 },
      Key("paging", .boolean, standard: "true", "Whether a flick moves at most one page.") {
        $0.options.scroll.isPaged = $1
      },
      Key(
        "bounces", .boolean, standard: "true",
        "Whether a carousel with `wrap: none` can be pulled past its ends."
      ) { $0.options.scroll.bounces = $1 },
      Key(
        "bounce_distance", .positiveNumber, standard: "1",
        "How far past an end it can be pulled, in pages."
      ) { $0.options.scroll.bounceDistance = $1 },
      Key(
        "speed", .positiveNumber, standard: "1", "By how much a flick counts more than it was."
      ) { $0.options.scroll.speed = $1 },
      Key(
        "stop_at_item", .boolean, standard: "true", "Whether a flick ends on a page."
      ) { $0.options.scroll.stopsAtItem = $1 },
      Key(
        "scroll_to_item", .boolean, standard: "true",
        "Whether a slow release goes on to the nearest page."
      ) { $0.options.scroll.scrollsToItem = $1 },
      Key(
        "chaining", .choice("a chaining", [("edge", .edge), ("never", .never)]),
        standard: "edge",
        "Whether a nested carousel at its end hands input over to the carousel around it."
      ) { $0.chaining = $1 },
    ])
}
