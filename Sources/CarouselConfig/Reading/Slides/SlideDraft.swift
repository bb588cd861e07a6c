internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

/// A slide while its keys are read, with the few places that checks need.
struct SlideDraft: OriginKeeping {
  var slide = Slide(.plain)
  /// The id as it was written.
  var id: SourceRange?
  /// The first key that says what the slide shows.
  var content: (name: String, key: SourceRange)?
  /// The first key that says something about an image.
  var ofImage: (name: String, key: SourceRange)?
  var carousel: Value?
  var hold: Hold?
  /// The hold as it was written.
  var holdRange: SourceRange?

  /// The slide, which is moved out: a copy for each of a million slides is felt.
  mutating func takeSlide() -> Slide {
    var taken = Slide(.plain)
    swap(&taken, &slide)
    return taken
  }
}
