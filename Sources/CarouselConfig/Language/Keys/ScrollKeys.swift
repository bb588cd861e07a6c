internal import CarouselDeck
internal import CarouselEngine

/// The keys under `scroll`.
enum ScrollKeys {
  static let context = ContextRow(
    table, lead: "How keys, drags and the wheel move the carousel.",
    example: """
      wrap: none
      scroll: { paging: false, bounce_distance: 0.5 }
      slides: [one, two, three]
      """)

  static let table = KeyTable<CarouselDraft>(
    .scroll, under: "scroll",
    [
      Key(
        "enabled", .boolean, standard: "true", "Whether users can scroll it; programs always can."
      ) { $0.deck.options.scroll.isEnabled = $1 },
      Key("paging", .boolean, standard: "true", "Whether a flick moves at most one page.") {
        $0.deck.options.scroll.isPaged = $1
      },
      Key(
        "bounces", .boolean, standard: "true",
        "Whether a carousel with `wrap: none` can be pulled past its ends."
      ) { $0.deck.options.scroll.bounces = $1 },
      Key(
        "bounce_distance", .number(.positive(upTo: 1000)), standard: "1",
        "How far past an end it can be pulled, in pages."
      ) { $0.deck.options.scroll.bounceDistance = $1 },
      Key(
        // At 1 a flick would never end.
        "deceleration_rate", .number(NumberRange(0...1, excludesMaximum: true)), standard: "0.95",
        "How slowly a flick decelerates; 0 stops it at once."
      ) { $0.deck.options.scroll.decelerationRate = $1 },
      Key(
        "speed", .number(.positive(upTo: 1000)), standard: "1",
        "The factor by which the velocity of a flick is multiplied."
      ) { $0.deck.options.scroll.speed = $1 },
      Key(
        "stop_at_item", .boolean, standard: "true", "Whether a flick ends on a page."
      ) { $0.deck.options.scroll.stopsAtItem = $1 },
      Key(
        "scroll_to_item", .boolean, standard: "true",
        "Whether a slow release settles on the nearest page."
      ) { $0.deck.options.scroll.scrollsToItem = $1 },
      Key(
        "chaining", .word("a chaining policy"),
        standard: "edge",
        "Whether a nested carousel at its end passes input on to the carousel around it."
      ) { $0.deck.chaining = $1 },
      Key("wheel", .boolean, standard: "true", "Whether the mouse wheel moves it.") {
        $0.deck.inputs.wheel = $1
      },
      Key(
        "drag", .boolean, standard: "true", "Whether it can be dragged, and its dots clicked."
      ) { $0.deck.inputs.drag = $1 },
      Key(
        "keys", .boolean, standard: "true",
        "Whether keys move it and pause autoplay."
      ) { $0.deck.inputs.keys = $1 },
    ])
}
