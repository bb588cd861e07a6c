internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// How deep carousels can be nested.
  private static let nestingLimit = 8

  /// Reads a carousel; nil when it cannot be played, which has been reported.
  ///
  /// `isKeyElsewhere` says which of its keys are read elsewhere.
  mutating func deck(
    _ value: Value, name: String, isKeyElsewhere: (YAMLNode) -> Bool = { _ in false }
  ) -> Deck? {
    guard isPresent(value, .map(.carousel), as: .mapping) else { return nil }
    var draft = base(extensions(of: value).map(\.name))
    layer = .own
    readMap(value, CarouselKeys.table, into: &draft) { entry, _ in isKeyElsewhere(entry.key) }
    guard let list = slides(draft, in: value, name: name) else { return nil }
    return finish(draft, list, name: name)
  }

  /// Reads a carousel in a carousel.
  mutating func nestedDeck(_ value: Value, name: String) -> Deck? {
    guard depth + 1 < Self.nestingLimit else {
      report(.nestedTooDeep(limit: Self.nestingLimit), at: value.keyLabel)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return deck(value, name: name)
  }

  /// The slides of a carousel, wherever they come from; nil when there are none, which has been
  /// reported.
  private mutating func slides(
    _ draft: CarouselDraft, in value: Value, name: String
  ) -> SlideList? {
    if let slides = draft.slides, let source = draft.slidesFrom {
      let isFirst = slides.keyLabel.range.start < source.keyLabel.range.start
      report(
        isFirst ? .twoSources("slides_from", "slides") : .twoSources("slides", "slides_from"),
        at: isFirst ? source.keyLabel : slides.keyLabel,
        also: [isFirst ? slides.keyLabel : source.keyLabel])
    }
    if let slides = draft.slides {
      return inside(.key("slides")) { $0.slides(slides, deckName: name, base: draft.slideDraft) }
    }
    if let source = draft.slidesFrom {
      return inside(.key("slides_from")) { $0.slides(from: source, base: draft.slide) }
    }
    reportMissingKey(
      .missingKey("slides", of: "a carousel", help: "write `slides: [one, two, three]`"),
      in: value, at: value.key == nil ? firstLine(of: value) : value.keyLabel)
    return nil
  }

  /// Makes a deck of what all layers together say, and checks what one key means for another.
  private mutating func finish(
    _ draft: CarouselDraft, _ list: SlideList, name: String
  ) -> Deck {
    var deck = draft.deck
    deck.name = name
    deck.slides = list.slides
    deck.indicator = draft.hasIndicator ? draft.indicator : nil
    deck.options.start = draft.start - 1
    // Each option is in its range and the keyframes are in order, or that has been reported.
    deck.layout = (try? Layout(draft.layoutType, options: draft.layout)) ?? .linear
    deck.writtenLayoutOptions = draft.writtenLayoutOptions
    deck.options.scroll.offsetMultiplier = deck.layout.offsetMultiplier
    if draft.hasAutoplay, let every = draft.every {
      var autoplay = draft.autoplay
      autoplay.hold = every
      autoplay.holds = list.holds
      if draft.followsClock { autoplay.sync = .clock(epoch: draft.epoch) }
      deck.options.autoplay = autoplay
    }
    let standard = deck.standardTransition
    deck.options.transition = Transition(
      duration: draft.duration ?? standard.duration, easing: draft.easing ?? standard.easing)
    if screenMotion == .reduced {
      deck.reduceMotion()
      deck.options.autoscroll = 0
    }
    places?.note(list.source, at: log.path)
    make(Checks.ofCarousels, of: CheckedCarousel(deck: deck, draft: draft, list: list))
    return deck
  }
}
