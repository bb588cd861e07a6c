internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

/// A slide while its keys are read.
struct SlideDraft: OriginKeeping {
  var slide = Slide(.plain)
  /// The id as it was written.
  var id: SourceRange?
  /// The key `text`.
  var text: SourceRange?
  var carousel: Value?
  var hold: Hold?
  /// The hold as it was written.
  var holdRange: SourceRange?

  /// Slides are many and have one layer: the few places that checks need are kept by hand.
  mutating func note(_ id: String, _ origin: Origin) {}
}
