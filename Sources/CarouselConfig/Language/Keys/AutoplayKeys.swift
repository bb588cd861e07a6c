internal import CarouselDeck
internal import CarouselEngine

/// The keys under `autoplay`.
enum AutoplayKeys {
  static let context = ContextRow(
    // Every layer can say how, and leave it to another to say that.
    table, needed: ["every"], isCompleteAlone: false,
    lead: "`autoplay: 3s` is short for `autoplay: { every: 3s }`.",
    example: """
      autoplay:
        every: 3s
        initial_delay: 1s
        laps: 2
        on_interaction: pause
        resume_after: 5s
      slides: [one, two, three]
      """
  ) { key, _ in key == "every" ? nil : "every: 3s" }

  static let table = KeyTable<CarouselDraft>(
    .autoplay, under: "autoplay",
    [
      Key("every", .hold, standard: nil, "How long each page stays; `autoplay` requires it.") {
        $0.every = $1
      },
      Key(
        "dwell_from", .word("a `dwell_from` value"), standard: "settle",
        "Whether the hold is measured from the end of the move (`settle`) or from its start"
          + " (`start`)."
      ) { $0.autoplay.holdStartsAt = $1 },
      Key(
        "initial_delay", .duration(.zero ... .seconds(86_400)), standard: "0s",
        "Extra time added to the first hold."
      ) { $0.autoplay.initialDelay = $1 },
      Key(
        "direction", .word("an autoplay direction"), standard: "forward",
        "The direction in which autoplay advances."
      ) { $0.autoplay.direction = $1 },
      Key(
        "laps",
        ValueType.integer(1...1_000_000_000).map(Int?.some).or([("forever", nil)]),
        standard: "forever", "How many times autoplay returns to its first page before it stops."
      ) { $0.autoplay.laps = $1 },
      Key(
        "at_end", .word("an `at_end` policy"), standard: "stop",
        "What autoplay does after the last page of a carousel with `wrap: none`."
      ) { $0.autoplay.atEnd = $1 },
      Key(
        "pause_on", .words("a pause trigger"), standard: "[input]",
        "What pauses autoplay while it lasts: `input` is a page number being typed or the help"
          + " being shown, `blur` a window without keyboard focus."
      ) { $0.deck.pauseOn = $1 },
      Key(
        "on_interaction", .word("an interaction policy"), standard: "restart",
        "What a key press or a drag does to autoplay."
      ) { $0.autoplay.onInteraction = $1 },
      Key(
        "resume_after",
        ValueType.duration(.zero ... .seconds(86_400)).map(Duration?.some).or([("never", nil)]),
        standard: "3s",
        "Quiet period after an interaction before autoplay resumes, with `on_interaction: pause`."
      ) { $0.autoplay.resumeAfter = $1 },
      Key(
        "catch_up", .word("a catch-up policy"), standard: "skip",
        "What happens after a gap in time, such as while the program was suspended."
      ) { $0.autoplay.catchUp = $1 },
      Key(
        "sync", .choice("a sync mode", [("none", false), ("clock", true)]), standard: "none",
        "With `clock` the wall clock decides which page is shown, so that several screens agree."
      ) { $0.followsClock = $1 },
      Key(
        "epoch", .timestamp, standard: "1970-01-01T00:00:00Z",
        "The timestamp from which `sync: clock` counts the holds of the pages, lap after lap."
      ) { $0.epoch = $1 },
    ])
}
