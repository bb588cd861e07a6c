internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

/// A carousel while its layers are laid over each other.
struct CarouselDraft: OriginKeeping {
  var options = CarouselOptions()
  var indicator = Indicator()
  var hasIndicator = true
  var whenHidden: Deck.WhenHidden = .pause
  var chaining: Deck.Chaining = .edge
  /// The start as it is written, from 1.
  var start = 1
  var slides: Value?

  /// Whether a layer asked for autoplay and none above it cleared it.
  var hasAutoplay = false
  var every: Duration?
  /// Whether it follows the wall clock, and from which moment on.
  var followsClock = false
  var epoch = Duration.zero
  /// The autoplay but for its `every` and its clock.
  var autoplay = Autoplay(every: .seconds(1))

  /// Where the values were written, by the ids of their keys; what is not here is built in.
  private(set) var origins: [String: Origin] = [:]

  static var isLayered: Bool { true }

  mutating func note(_ id: String, _ origin: Origin) { origins[id] = origin }

  mutating func clearAutoplay() {
    hasAutoplay = false
    every = nil
    autoplay = Autoplay(every: .seconds(1))
    (followsClock, epoch) = (false, .zero)
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
