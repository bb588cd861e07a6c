internal import CarouselDeck

/// One check of what values mean for each other, made when each of them has been read.
struct Check<Subject>: Sendable {
  let name: String
  let report: @Sendable (inout ConfigReader, Subject) -> Void

  init(_ name: String, _ report: @escaping @Sendable (inout ConfigReader, Subject) -> Void) {
    self.name = name
    self.report = report
  }
}

/// A carousel, with what its layers say and how its slides were written.
struct CheckedCarousel {
  let deck: Deck
  let draft: CarouselDraft
  let list: SlideList
}

/// All checks, by what they look at, in the order in which they are made.
enum Checks {
  static let ofCarousels: [Check<CheckedCarousel>] = [
    Check("start") { $0.checkStart($1) },
    Check("autoplay") { $0.checkAutoplay($1) },
    Check("indicator colours") { $0.checkColors($1) },
    Check("contrast") { $0.checkContrast($1) },
    Check("contrast of indicators") { $0.checkIndicatorContrast($1) },
    Check("shared keys of images") { $0.checkSharedFit($1) },
    Check("crowded indicator") { $0.checkIndicator($1) },
    Check("place of the indicator") { $0.checkIndicatorPlace($1) },
    Check("hold without autoplay") { $0.checkHold($1) },
    Check("long transition") { $0.checkTransition($1) },
    Check("pausing") { $0.checkPause($1) },
    Check("flashing") { $0.checkFlashing($1) },
    Check("long children") { $0.checkChildren($1) },
    Check("endless waiting") { $0.checkDone($1) },
    Check("autoplay and autoscroll") { $0.checkMotion($1) },
    Check("reduced motion") { $0.checkReducedMotion($1) },
    Check("layout options") { $0.checkLayout($1) },
    Check("keys of rows") { $0.checkRow($1.draft) },
    Check("inert keys") { $0.checkInertKeys($1.draft) },
  ]

  static let ofSlides: [Check<(draft: SlideDraft, slide: Value)>] = [
    Check("keys of images") { $0.checkImageKeys($1.draft, $1.slide) },
    Check("keys of parts") { $0.checkKeysOfParts($1.draft, $1.slide) },
  ]

  static let ofParts: [Check<CheckedPart>] = [
    Check("content of a part") { $0.checkContent($1) },
    Check("extent of a part") { $0.checkExtent($1) },
  ]

  static let ofScreens: [Check<ScreenDraft>] = [
    Check("size") { $0.checkScreen($1) },
    Check("lines") { $0.checkLines($1) },
    Check("contrast of lines") { $0.checkLineContrast($1) },
  ]

  static let ofConfigs: [Check<Void>] = [
    Check("unused presets") { reader, _ in reader.checkPresets() },
    Check("unused colours") { reader, _ in reader.checkPalette() },
    Check("entries of the palette") { reader, _ in reader.checkIndices() },
  ]
}

extension ConfigReader {
  /// Makes all of some checks.
  mutating func make<Subject>(_ checks: [Check<Subject>], of subject: Subject) {
    for check in checks { check.report(&self, subject) }
  }
}
