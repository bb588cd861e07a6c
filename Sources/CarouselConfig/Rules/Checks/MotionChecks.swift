internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

extension ConfigReader {
  mutating func checkStart(_ carousel: CheckedCarousel) {
    let (draft, count) = (carousel.draft, carousel.deck.slides.count)
    guard draft.start > count, let origin = draft.origins["start"], !isPartial else { return }
    inside(.key("start")) { reader in
      reader.report(
        .startTooLarge(draft.start, slides: count), at: origin.label(),
        also: [carousel.list.countLabel])
    }
  }

  mutating func checkAutoplay(_ carousel: CheckedCarousel) {
    let (deck, draft) = (carousel.deck, carousel.draft)
    // What `defaults` say about autoplay is for the carousels that have one.
    guard draft.hasAutoplay, let origin = draft.origins["autoplay"], origin.layer != .defaults
    else { return }
    inside(.key("autoplay")) { reader in
      if draft.every == nil {
        let isWritten =
          draft.origins["autoplay.every"] != nil
          || reader.log.hasLostKey(in: origin.file, origin.value)
        if isWritten || reader.isPartial { return }
        reader.report(
          .missingKey("every", of: "`autoplay`", help: "write `every: 3s`"),
          at: origin.keyLabel())
      } else if deck.slides.count == 1, !reader.isPartial {
        reader.report(
          .neverMoves(), at: origin.keyLabel(), also: [carousel.list.countLabel])
      } else if deck.startsAtEnd, !reader.isPartial {
        let isForward = draft.autoplay.direction == .forward
        let start = draft.origins["start"]?.label("it starts here")
        reader.report(
          isForward
            ? .neverMoves("forward", from: "last") : .neverMoves("backward", from: "first"),
          at: (draft.origins["autoplay.direction"] ?? origin).keyLabel(),
          also: isForward ? start.map { [$0] } ?? [] : [])
      }
    }
  }

  mutating func checkHold(_ carousel: CheckedCarousel) {
    let (deck, draft) = (carousel.deck, carousel.draft)
    let isMeant = draft.hasAutoplay && draft.origins["autoplay"]?.layer != .defaults
    guard deck.options.autoplay == nil, let hold = carousel.list.firstHold, !isMeant, !isPartial
    else { return }
    report(.holdWithoutAutoplay(scrolls: deck.options.autoscroll != 0), at: hold)
  }

  mutating func checkTransition(_ carousel: CheckedCarousel) {
    let (deck, draft) = (carousel.deck, carousel.draft)
    guard let autoplay = deck.options.autoplay, deck.slides.count > 1 else { return }
    let duration = deck.options.transition.duration
    var hold = autoplay.hold
    var other = (draft.origins["autoplay.every"] ?? draft.origins["autoplay"])?.label("the hold")
    if let shortest = carousel.list.shortest, shortest.hold < hold {
      hold = shortest.hold
      other = shortest.label
      other?.text = "the hold"
    }
    guard duration >= hold, let other else { return }
    let own = draft.origins["transition.duration"]?.label()
    report(
      .transitionTooLong(duration, hold: hold), at: own ?? other,
      also: own == nil ? [] : [other])
  }

  /// Refuses a carousel that two things move by themselves.
  mutating func checkMotion(_ carousel: CheckedCarousel) {
    let draft = carousel.draft
    guard draft.hasAutoplay, draft.deck.options.autoscroll != 0,
      let autoplay = draft.origins["autoplay"], let autoscroll = draft.origins["autoscroll"]
    else { return }
    // The one in the stronger layer, or else the later one, is the one too many.
    let isLater =
      autoscroll.layer == autoplay.layer && autoscroll.file == autoplay.file
      ? autoscroll.key.start > autoplay.key.start : autoscroll.layer == .own
    let (second, first) = isLater ? (autoscroll, autoplay) : (autoplay, autoscroll)
    report(
      isLater
        ? .autoplayAndAutoscroll("autoscroll", "autoplay")
        : .autoplayAndAutoscroll("autoplay", "autoscroll"),
      at: second.keyLabel(), also: [first.keyLabel()])
  }

  /// Warns about scrolling on a screen whose motion is reduced.
  mutating func checkReducedMotion(_ carousel: CheckedCarousel) {
    let draft = carousel.draft
    guard screenMotion == .reduced, draft.deck.options.autoscroll != 0,
      let origin = draft.origins["autoscroll"], origin.layer == .own
    else { return }
    inside(.key("autoscroll")) { reader in
      reader.report(
        .idle(
          "autoscroll", "with `motion: reduced` under `screen`",
          help: "remove it, or write `motion: full`"),
        at: origin.keyLabel())
    }
  }

  /// Warns about what moves by itself and cannot be stopped: success criterion 2.2.2 of WCAG 2.2.
  mutating func checkPause(_ carousel: CheckedCarousel) {
    let (deck, draft) = (carousel.deck, carousel.draft)
    let inputs = deck.inputs
    guard deck.options.autoplay != nil, !inputs.keys, !inputs.drag, !inputs.wheel,
      let autoplay = draft.origins["autoplay"]
    else { return }
    let switches = ["keys", "drag", "wheel"].compactMap { draft.origins["scroll.\($0)"] }
    report(.noWayToPause(), at: autoplay.keyLabel(), also: switches.map { $0.label() })
  }
}

extension SlideList {
  /// The key of the slides, with their number.
  fileprivate var countLabel: Label {
    var label = source.keyLabel
    label.text = slides.count == 1 ? "1 slide" : "\(slides.count) slides"
    return label
  }
}

extension Deck {
  /// Whether autoplay would begin on the page on which it ends.
  fileprivate var startsAtEnd: Bool {
    guard let autoplay = options.autoplay, options.boundary == .bounded, autoplay.atEnd == .stop
    else { return false }
    switch autoplay.direction {
    case .forward: return options.start == slides.count - 1
    case .backward: return options.start == 0
    }
  }
}
