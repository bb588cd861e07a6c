internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

/// A slide while its keys are read.
struct SlideDraft: OriginKeeping {
  var slide = Slide(.plain)
  var id: Value?
  var text: Value?
  var carousel: Value?
  var hold: Hold?
  var holdValue: Value?

  /// Slides are many and have one layer: the few places that checks need are kept by hand.
  mutating func note(_ id: String, _ origin: Origin) {}
}
