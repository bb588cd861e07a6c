internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

extension Reading {
  /// Checks what the values of a carousel mean for each other.
  mutating func check(_ deck: Deck, _ draft: CarouselDraft, _ list: SlideList, slides: Value) {
    checkStart(draft, count: deck.slides.count, slides)
    checkAutoplay(deck, draft, slides)
    checkColors(deck, draft)
    checkContrast(deck, slides)
    checkIndicator(deck, draft)
    guard deck.options.autoplay != nil else {
      let isMeant = draft.hasAutoplay && draft.origins["autoplay"]?.layer != .defaults
      if let hold = list.firstHold, !isMeant, !isPartial {
        report(.holdWithoutAutoplay(scrolls: deck.options.autoscroll != 0), at: hold)
      }
      return
    }
    checkTransition(deck, draft, list)
    checkPause(deck, draft)
    checkFlashing(deck, draft, list)
    checkChildren(deck, list, slides)
    for waiting in list.waiting { checkDone(waiting, deck.slides[waiting.page].deck) }
  }

  private mutating func checkStart(_ draft: CarouselDraft, count: Int, _ slides: Value) {
    guard draft.start > count, let origin = draft.origins["start"], !isPartial else { return }
    inside(.key("start")) { reading in
      reading.report(
        .startTooLarge(draft.start, slides: count), at: origin.label(),
        also: [Self.slideCount(count, slides)])
    }
  }

  private mutating func checkAutoplay(_ deck: Deck, _ draft: CarouselDraft, _ slides: Value) {
    let count = deck.slides.count
    // What `defaults` say about autoplay is for the carousels that have one.
    guard draft.hasAutoplay, let origin = draft.origins["autoplay"], origin.layer != .defaults
    else { return }
    inside(.key("autoplay")) { reading in
      if draft.every == nil {
        let isWritten =
          draft.origins["autoplay.every"] != nil
          || reading.log.hasLostKey(in: origin.file, origin.value)
        if isWritten || reading.isPartial { return }
        reading.report(
          .missingKey("every", of: "`autoplay`", help: "write `every: 3s`"),
          at: origin.keyLabel())
      } else if count == 1, !reading.isPartial {
        reading.report(
          .neverMoves(), at: origin.keyLabel(), also: [Self.slideCount(1, slides)])
      } else if deck.startsAtEnd, !reading.isPartial {
        let isForward = draft.autoplay.heading == .forward
        let start = draft.origins["start"]?.label("it starts here")
        reading.report(
          isForward
            ? .neverMoves("forward", from: "last") : .neverMoves("backward", from: "first"),
          at: (draft.origins["autoplay.direction"] ?? origin).keyLabel(),
          also: isForward ? start.map { [$0] } ?? [] : [])
      }
    }
  }

  private static func slideCount(_ count: Int, _ slides: Value) -> Label {
    var label = slides.keyLabel
    label.text = count == 1 ? "1 slide" : "\(count) slides"
    return label
  }

  private mutating func checkColors(_ deck: Deck, _ draft: CarouselDraft) {
    guard let indicator = deck.indicator, indicator.currentColor == indicator.color,
      let current = draft.origins["indicator.current_color"]
    else { return }
    inside(.key("indicator")) {
      $0.inside(.key("current_color")) { reading in
        let other = draft.origins["indicator.color"]
        reading.report(
          .sameColors(), at: current.label(),
          also: other.map { [$0.label("the other pages")] } ?? [])
      }
    }
  }

  private mutating func checkTransition(_ deck: Deck, _ draft: CarouselDraft, _ list: SlideList) {
    guard let autoplay = deck.options.autoplay, deck.slides.count > 1 else { return }
    let duration = deck.options.transition.duration
    var hold = autoplay.every
    var other = (draft.origins["autoplay.every"] ?? draft.origins["autoplay"])?.label("the hold")
    if let shortest = list.shortest, shortest.hold < hold {
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

  private mutating func checkDone(_ waiting: SlideList.Waiting, _ child: Deck?) {
    if isPartial { return }
    let reason: (text: String, help: String)?
    if let child {
      if child.slides.count < 2 {
        reason = ("its carousel has one slide", "add slides to it, or write a duration")
      } else if let autoplay = child.options.autoplay {
        let isStuck = autoplay.holds.values.contains(.manual)
        reason =
          isStuck
          ? ("a slide of its carousel has `hold: manual`", "write a duration there or here") : nil
      } else {
        reason = ("its carousel has no autoplay", "add `autoplay` to it, or write a duration")
      }
    } else if waiting.carousel == nil {
      reason = ("it holds no carousel", "write a duration, or `manual`")
    } else {
      reason = nil
    }
    guard let reason else { return }
    report(
      .neverDone(reason.text, help: reason.help), at: waiting.label,
      also: waiting.carousel.map { [Label($0.file, $0.range, "this one")] } ?? [])
  }
}

extension Deck {
  /// Whether autoplay would begin on the page on which it ends.
  fileprivate var startsAtEnd: Bool {
    guard let autoplay = options.autoplay, options.boundary == .bounded, autoplay.atEnd == .stop
    else { return false }
    switch autoplay.heading {
    case .forward: return options.start == slides.count - 1
    case .backward: return options.start == 0
    }
  }
}
