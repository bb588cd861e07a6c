internal import CarouselDeck
internal import CarouselEngine

/// A carousel while its layers are laid over each other.
struct CarouselDraft: OriginKeeping {
  /// The deck so far, without what is kept apart below.
  var deck = Deck(name: "", slides: [])
  var indicator = Indicator()
  var hasIndicator = true
  var layoutType = LayoutType.linear
  var layout = LayoutOptions()
  /// The start as it is written, from 1.
  var start = 1
  /// What all slides start from.
  var slide = Slide(.plain)
  /// Whether that says where text stands.
  var hasValign = false
  var slides: Value?
  var slidesFrom: Value?

  /// The duration of a move; nil takes the one that goes with what is seen.
  var duration: Duration?
  /// The curve of a move, likewise.
  var easing: Easing?

  /// Whether a layer asked for autoplay and none above it cleared it.
  var hasAutoplay = false
  var every: Duration?
  /// Whether it follows the wall clock, and from which timestamp on.
  var followsClock = false
  var epoch = Duration.zero
  /// The autoplay but for its `every` and its clock.
  var autoplay = Autoplay(hold: .seconds(1))

  /// Where the values were written, by the ids of their keys; what is not here is built in.
  private(set) var origins: [String: Origin] = [:]

  /// The options of the layout that some layer has written, of those whose value does not say so.
  var writtenLayoutOptions: Set<LayoutOption> {
    let silent: Set<LayoutOption> = [.perspective, .viewpointOffset, .sideScale, .sideTranslation]
    return silent.filter { origins["layout.\($0.rawValue)"] != nil }
  }

  /// A slide that has nothing of its own yet.
  var slideDraft: SlideDraft {
    var draft = SlideDraft(slide: slide)
    // A talk has an end: what is read from page to page begins in one place.
    draft.raisesMarkdown = deck.options.boundary == .bounded && !hasValign
    draft.fitOfParts = slide.fit
    return draft
  }

  static var isLayered: Bool { true }

  mutating func note(_ id: String, _ origin: Origin) { origins[id] = origin }

  mutating func clearAutoplay() {
    let blank = CarouselDraft()
    (hasAutoplay, every, autoplay) = (blank.hasAutoplay, blank.every, blank.autoplay)
    (followsClock, epoch) = (blank.followsClock, blank.epoch)
    deck.pauseOn = blank.deck.pauseOn
    forget("autoplay.")
  }

  mutating func clearIndicator() {
    hasIndicator = false
    indicator = Indicator()
    forget("indicator.")
  }

  private mutating func forget(_ prefix: String) {
    origins = origins.filter { !$0.key.hasPrefix(prefix) }
  }
}
