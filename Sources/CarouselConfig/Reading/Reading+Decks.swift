internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

extension Reading {
  /// How many carousels can stand inside of each other.
  private static let deepestNesting = 8

  /// Reads a carousel; nil when it cannot be played, which has been reported.
  ///
  /// `isKeyElsewhere` tells which of its keys are read by someone else.
  mutating func deck(
    _ value: Value, name: String, isKeyElsewhere: (YAMLNode) -> Bool = { _ in false }
  ) -> Deck? {
    guard isPresent(value, .map(.carousel)) else { return nil }
    guard value.node.kind == .mapping else {
      reportShape(value, .map(.carousel))
      return nil
    }
    var draft = base(extensions(of: value).map(\.name))
    layer = .own
    readMap(value, CarouselKeys.table, into: &draft) { entry, _ in isKeyElsewhere(entry.key) }
    guard let slidesValue = draft.slides else {
      if !isPartial, !log.hasLostKey(in: value.file, value.node.range) {
        report(
          .missingKey("slides", of: "a carousel", help: "write `slides: [one, two, three]`"),
          at: value.key == nil ? firstLine(of: value) : value.keyLabel)
      }
      return nil
    }
    guard let list = inside(.key("slides"), { $0.slides(slidesValue, deckName: name) }) else {
      return nil
    }
    return finish(draft, list, slides: slidesValue, name: name)
  }

  /// Reads a carousel in a carousel.
  mutating func nestedDeck(_ value: Value, name: String) -> Deck? {
    guard depth + 1 < Self.deepestNesting else {
      report(.nestedTooDeep(limit: Self.deepestNesting), at: value.keyLabel)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return deck(value, name: name)
  }

  /// Makes a deck of what all layers together say, and checks what one key means for another.
  private mutating func finish(
    _ draft: CarouselDraft, _ list: SlideList, slides: Value, name: String
  ) -> Deck {
    var deck = Deck(name: name, slides: list.slides)
    deck.options = draft.options
    deck.indicator = draft.hasIndicator ? draft.indicator : nil
    deck.whenHidden = draft.whenHidden
    deck.chaining = draft.chaining
    deck.options.start = draft.start - 1
    if draft.hasAutoplay, let every = draft.every {
      var autoplay = draft.autoplay
      autoplay.every = every
      autoplay.holds = list.holds
      if draft.followsClock { autoplay.sync = .clock(epoch: draft.epoch) }
      deck.options.autoplay = autoplay
    }
    check(deck, draft, list, slides: slides)
    return deck
  }
}
