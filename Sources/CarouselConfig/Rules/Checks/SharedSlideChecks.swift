internal import CarouselColor
internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

// What all slides of a carousel start from, and backgrounds of more than one colour.
extension ConfigReader {
  /// What is seen at the upper and at the lower edge of a slide; nil where that is not known.
  func edges(of slide: Slide) -> [RGB?] { slide.background.edges(on: backdropEdges) }

  /// What is seen behind the upper and the lower edge of the slides of the carousel that is read.
  ///
  /// In a nested carousel nothing is known: it is on a slide.
  var backdropEdges: [RGB?] {
    let ends = screenBackground.ends
    return depth == 0 ? [ends.top.seen(on: nil), ends.bottom.seen(on: nil)] : [nil, nil]
  }

  /// Warns about a `fit` for all slides where none of them has an image.
  mutating func checkSharedFit(_ carousel: CheckedCarousel) {
    guard let fit = carousel.draft.origins["slide.fit"], fit.layer == .own else { return }
    let hasImage = carousel.deck.slides.contains { slide in
      switch slide.content {
      case .image: true
      case .division(let division):
        division.parts.contains { if case .image = $0.slide.content { true } else { false } }
      case .plain, .text, .markdown, .deck: false
      }
    }
    guard !hasImage, !isPartial, !log.hasErrors else { return }
    inside(.key("slide")) { reader in
      reader.inside(.key("fit")) {
        $0.report(
          .idle("fit", "without an image", help: "remove it, or add `image` to a slide"),
          at: fit.keyLabel())
      }
    }
  }
}

extension Background {
  /// What is seen at the upper and at the lower edge, over what is behind each; nil where that is
  /// not known.
  func edges(on beneath: [RGB?]) -> [RGB?] {
    zip([ends.top, ends.bottom], beneath).map { $0.seen(on: $1) }
  }
}
