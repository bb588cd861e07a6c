internal import CarouselDeck
internal import CarouselEngine

/// The keys under `autoplay`.
enum AutoplayKeys {
  static let table = KeyTable<CarouselDraft>(
    .autoplay, under: "autoplay",
    [
      Key("every", .hold, standard: nil, "How long each page stays; `autoplay` needs it.") {
        $0.every = $1
      },
      Key(
        "dwell_from",
        .choice("a start of the hold", [("settle", .settle), ("start", .start)]),
        standard: "settle",
        "Whether the hold counts from the end of the move (`settle`) or from its start."
      ) { $0.autoplay.dwellFrom = $1 },
      Key(
        "initial_delay", .duration(.zero ... .seconds(86_400)), standard: "0s",
        "Added to the first hold."
      ) { $0.autoplay.initialDelay = $1 },
      Key(
        "direction",
        .choice("a direction of autoplay", [("forward", .forward), ("backward", .backward)]),
        standard: "forward", "Which way it goes."
      ) { $0.autoplay.heading = $1 },
      Key(
        "laps",
        ValueType.integer(1...1_000_000_000).map(Int?.some).or([("forever", nil)]),
        standard: "forever", "How often it comes back to its first page before it stops."
      ) { $0.autoplay.laps = $1 },
      Key(
        "at_end",
        .choice(
          "an end of autoplay", [("stop", .stop), ("rewind", .rewind), ("reverse", .reverse)]),
        standard: "stop", "What it does after the last page of a carousel with `wrap: none`."
      ) { $0.autoplay.atEnd = $1 },
      Key(
        "pause_on", .words("a reason to wait"), standard: "[input]",
        "What makes it wait for as long as it lasts: `input` is a number being typed or the help being"
          + " read, `blur` a window without the keyboard."
      ) { $0.deck.pauseOn = $1 },
      Key(
        "on_interaction",
        .choice(
          "an answer to an interaction",
          [("restart", .restart), ("pause", .pause), ("stop", .stop), ("ignore", .ignore)]),
        standard: "restart", "What a key or a drag does to the hold."
      ) { $0.autoplay.onInteraction = $1 },
      Key(
        "resume_after",
        ValueType.duration(.zero ... .seconds(86_400)).map(Duration?.some).or([("never", nil)]),
        standard: "3s", "The silence after an interaction with `on_interaction: pause`."
      ) { $0.autoplay.resumeAfter = $1 },
      Key(
        "catch_up",
        .choice(
          "a way to catch up", [("skip", .skip), ("resume", .resume), ("align", .align)]),
        standard: "skip", "What a gap in time does, such as a suspended program."
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
