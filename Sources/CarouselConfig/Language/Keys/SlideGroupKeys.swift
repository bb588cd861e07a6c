internal import CarouselDeck

/// The keys under `slide`: those of a slide that can be the same for all slides of a carousel.
enum SlideGroupKeys {
  static let context = ContextRow(
    table, partOf: .slide,
    lead:
      "What the slides of a carousel start from, those of `slides_from` too: each slide can have"
      + " another value.",
    example: """
      slide: { align: left, color: white, background: navy }
      slides: [one, { text: two, align: center }]
      """)

  /// What belongs to one slide alone: its name, its content and what is between its parts, and a
  /// hold, for which `autoplay` has a key of its own.
  static let ownNames =
    SlideKeys.contents + ["columns", "rows", "gap", "rule", "id", "alt", "hold"]

  static let table = KeyTable<CarouselDraft>(
    .slideGroup, under: "slide",
    SlideKeys.table.keys.filter { !ownNames.contains($0.name) }.map { $0.shared })
}

extension Key<SlideDraft> {
  /// The same key, which fills what all slides of a carousel start from.
  fileprivate var shared: Key<CarouselDraft> {
    let read = read
    return Key<CarouselDraft>(name, form: form, standard: standard, summary) {
      value, draft, reader in
      var slide = SlideDraft(slide: draft.slide)
      read(value, &slide, &reader)
      draft.slide = slide.takeSlide()
      draft.hasValign = draft.hasValign || slide.hasValign
    }
  }
}
