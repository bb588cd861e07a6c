internal import CarouselTime
internal import SourceDiagnostics

extension Finding {
  static func slidesAndCarousels(_ key: String) -> Finding {
    Finding(
      .slidesAndCarousels, "a file has either `\(key)` or `carousels`",
      help: "move the slides into a carousel of their own")
  }

  static func twoContents(_ second: String, _ first: String) -> Finding {
    Finding(
      .twoContents, "a slide with `\(first)` cannot have `\(second)` too",
      help: "keep one of them, or write two slides")
  }

  static func twoSources(_ second: String, _ first: String) -> Finding {
    Finding(
      .twoContents, "a carousel with `\(first)` cannot have `\(second)` too",
      help: "keep one of them; `slides` can hold images as well")
  }

  static func twoMotions(_ second: String, _ first: String) -> Finding {
    Finding(
      .twoMotions, "a carousel with `\(first)` cannot have `\(second)` too",
      help: "keep one of them, or write `\(first): none`")
  }

  static func leastAboveMost(_ key: String, _ least: Int, _ other: String, _ most: Int) -> Finding {
    Finding(
      .outOfRange, "`\(key): \(least)` but `\(other)` is \(most)",
      help: "write a number up to \(most)")
  }

  static func startTooLarge(_ start: Int, slides: Int) -> Finding {
    Finding(
      .outOfRange,
      "`start: \(start)` but there \(slides == 1 ? "is 1 slide" : "are \(slides) slides")",
      help: slides == 1 ? "write `1`" : "write a number in 1…\(slides)")
  }

  static func transitionTooLong(_ transition: Duration, hold: Duration) -> Finding {
    Finding(
      .transitionTooLong,
      "a \(DurationText.text(of: transition)) transition is not shorter than the "
        + "\(DurationText.text(of: hold)) hold",
      help: "shorten the transition or lengthen the hold")
  }

  static func sameColors() -> Finding {
    Finding(
      .sameColors, "`current_color` equals `color`, so the current page does not stand out",
      help: "choose another colour for one of them")
  }

  static func neverMoves() -> Finding {
    Finding(
      .neverMoves, "autoplay has nothing to play: there is one slide",
      help: "add slides, or write `autoplay: none`")
  }

  /// Autoplay that would begin at the end.
  static func neverMoves(_ direction: String, from page: String) -> Finding {
    Finding(
      .neverMoves, "autoplay has nothing to play: it goes \(direction) from the \(page) page",
      help: "write `wrap: infinite`, `at_end: rewind` or `at_end: reverse`, or another `start`")
  }

  static func holdWithoutAutoplay(scrolls: Bool) -> Finding {
    Finding(
      .holdWithoutAutoplay, "`hold` does nothing without autoplay",
      help: scrolls
        ? "remove it: `autoscroll` goes on without a stop"
        : "add `autoplay` to the carousel, or remove the `hold`")
  }

  static func neverDone(_ reason: String, help: String) -> Finding {
    Finding(.neverDone, "this slide is never done: \(reason)", help: help)
  }

  static func nestedTooDeep(limit: Int) -> Finding {
    Finding(
      .nestedTooDeep, "carousels are nested deeper than \(limit)", help: "flatten some of them")
  }

  static func playWithoutCarousels(_ name: String) -> Finding {
    Finding(
      .notOneOf, "\(quoted(name)) is not a carousel of this file, which has no `carousels`",
      help: "remove `play`, or write `carousels: { \(name): { slides: … } }`")
  }

  static func duplicateID(_ id: String) -> Finding {
    Finding(
      .duplicateKey, "two slides have the id \(quoted(id))",
      help: "an id names one slide of its carousel")
  }
}
