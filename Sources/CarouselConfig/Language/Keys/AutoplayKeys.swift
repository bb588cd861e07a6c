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
      Key("every", .hold, standard: nil, "How long each page stays; `autoplay` needs it.") {
        $0.every = $1
      },
      Key(
        "dwell_from", .word("a start of the hold"), standard: "settle",
        "Whether the hold counts from the end of the move (`settle`) or from its start."
      ) { $0.autoplay.dwellFrom = $1 },
      Key(
        "initial_delay", .duration(.zero ... .seconds(86_400)), standard: "0s",
        "Added to the first hold."
      ) { $0.autoplay.initialDelay = $1 },
      Key(
        "direction", .word("a direction of autoplay"), standard: "forward", "Which way it goes."
      ) { $0.autoplay.heading = $1 },
      Key(
        "laps",
        ValueType.integer(1...1_000_000_000).map(Int?.some).or([("forever", nil)]),
        standard: "forever", "How often it comes back to its first page before it stops."
      ) { $0.autoplay.laps = $1 },
      Key(
        "at_end", .word("an end of autoplay"), standard: "stop",
        "What it does after the last page of a carousel with `wrap: none`."
      ) { $0.autoplay.atEnd = $1 },
      Key(
        "pause_on", .words("a reason to wait"), standard: "[input]",
        "What makes it wait for as long as it lasts: `input` is a number being typed or the help being"
          + " read, `blur` a window without the keyboard."
      ) { $0.deck.pauseOn = $1 },
      Key(
        "on_interaction", .word("an answer to an interaction"), standard: "restart",
        "What a key or a drag does to the hold."
      ) { $0.autoplay.onInteraction = $1 },
      Key(
        "resume_after",
        ValueType.duration(.zero ... .seconds(86_400)).map(Duration?.some).or([("never", nil)]),
        standard: "3s", "The silence after an interaction with `on_interaction: pause`."
      ) { $0.autoplay.resumeAfter = $1 },
      Key(
        "catch_up", .word("a way to catch up"), standard: "skip",
        "What a gap in time does, such as a suspended program."
      ) { $0.autoplay.catchUp = $1 },
      Key(
        "sync", .choice("a clock", [("none", false), ("clock", true)]), standard: "none",
        "With `clock` the page follows from the wall clock, so that several screens agree."
      ) { $0.followsClock = $1 },
      Key(
        "epoch", .moment, standard: "1970-01-01T00:00:00Z",
        "The moment from which `sync: clock` counts the holds of the pages, round and round."
      ) { $0.epoch = $1 },
    ])
}
