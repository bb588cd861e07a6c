internal import CarouselDeck
internal import CarouselEngine

/// The keys under `transition`.
enum TransitionKeys {
  static let context = ContextRow(
    table,
    lead:
      "`transition: 1s` is short for `transition: { duration: 1s }`. `none` is short for `0s`, a"
      + " cut: the other keys, of this layer and weaker ones, keep their values.",
    example: """
      transition:
        duration: 250ms
        easing: cubic_bezier(0.3 0 0.7 1)
      slides: [one, two, three]
      """)

  static let table = KeyTable<CarouselDraft>(
    .transition, under: "transition",
    [
      Key(
        "duration", duration, standard: "auto",
        "The duration of a move; `0s` makes it a cut. `auto` takes 400ms for `slide` and `push`, or"
          + " 500ms beside `autoplay`; 350ms for `fade` and `dissolve`, 450ms for `zoom`, 500ms for"
          + " `cover`, `wipe` and `flip`, 600ms for `cube`; 450ms in layouts other than `linear`."
      ) { $0.duration = $1 },
      Key(
        "easing", .easing, standard: "auto",
        "The easing curve of a move; the four numbers of the Bézier curve are x1, y1, x2 and y2,"
          + " all in 0…1 because a move passes each page once. `auto` is `linear` for `fade` and"
          + " `dissolve`, and else `cubic_bezier(0.3 0 0.1 1)`."
      ) { $0.easing = $1 },
      Key(
        "effect", .word("an effect"), standard: "slide",
        "What a move looks like: \(listed(TransitionEffect.allCases) { $0.summary })."
      ) { $0.deck.effect = $1 },
    ])

  private static let duration = ValueType.duration(.zero ... .seconds(10)).map(Duration?.some)
    .or([("auto", nil)])
}
