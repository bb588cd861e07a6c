internal import CarouselDeck

/// The top of a file: what its keys hold, to be read in the order in which things depend on each
/// other.
struct FileDraft: OriginKeeping {
  var include: Value?
  var palette: Value?
  var presets: Value?
  var defaults: Value?
  var play: Value?
  var carousels: Value?
  var screen: Value?
}

/// The screen while its keys are read.
struct ScreenDraft: OriginKeeping {
  var screen = Screen()
  /// Where its values were written, by the ids of their keys.
  private(set) var origins: [String: Origin] = [:]

  static var isLayered: Bool { true }

  mutating func note(_ id: String, _ origin: Origin) { origins[id] = origin }
}
