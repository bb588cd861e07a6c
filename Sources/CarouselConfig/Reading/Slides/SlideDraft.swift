internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

/// A slide while its keys are read, with the few places that checks need.
struct SlideDraft: OriginKeeping {
  var slide = Slide(.plain)
  /// Whether something says where its text stands.
  var hasValign = false
  /// Whether Markdown of which nothing says so stands at the top.
  var raisesMarkdown = false
  /// How images in its parts are fitted, unless these say otherwise.
  var fitOfParts = ImageFit.contain
  /// The id as it was written.
  var id: SourceRange?
  /// The first key that says what the slide shows.
  var content: (name: String, key: SourceRange)?
  /// The first key that says something about an image.
  var ofImage: (name: String, key: SourceRange)?
  var carousel: Value?
  /// The parts of a divided slide.
  var parts: (arrangement: Division.Arrangement, value: Value)?
  /// The cells between two parts.
  var gap: Int?
  /// Whether there is a line between two parts.
  var hasRule = false
  /// The keys that say something about parts.
  var ofParts: [(name: String, range: SourceRange)] = []
  /// How much of a divided slide a part gets, and the key that says so.
  var extent: (key: String, label: Label, value: Division.Extent)?
  var hold: Hold?
  /// The hold as it was written.
  var holdRange: SourceRange?

  /// Takes back what all slides have about images where there is none.
  mutating func dropSharedFit() {
    guard slide.fit != .contain, ofImage == nil, content?.name != "image" else { return }
    slide.fit = .contain
  }

  /// Puts Markdown at the top where nothing says where it stands.
  mutating func raiseMarkdown() {
    guard raisesMarkdown, !hasValign, case .markdown = slide.content else { return }
    slide.valign = .top
  }

  /// The slide, which is moved out: a copy for each of a million slides is felt.
  mutating func takeSlide() -> Slide {
    var taken = Slide(.plain)
    swap(&taken, &slide)
    return taken
  }
}
