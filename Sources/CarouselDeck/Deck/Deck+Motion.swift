internal import CarouselEngine

extension Deck {
  /// Makes each of its own moves a cut, but for scrolling that never stops, and lets no indicator
  /// fill by itself.
  package mutating func reduceMotion() {
    options.transition.duration = .zero
    indicator?.followsHold = false
  }

  /// The same deck with reduced motion, all that is nested included.
  package var withReducedMotion: Deck {
    var result = self
    result.reduceMotion()
    for page in slides.indices where slides[page].deck != nil {
      result.slides[page] = slides[page].withReducedMotion
    }
    return result
  }
}

extension Slide {
  fileprivate var withReducedMotion: Slide {
    var result = self
    switch content {
    case .plain, .text, .markdown, .image: break
    case .deck(let deck): result.content = .deck(deck.withReducedMotion)
    case .division(var division):
      for part in division.parts.indices {
        division.parts[part].slide = division.parts[part].slide.withReducedMotion
      }
      result.content = .division(division)
    }
    return result
  }
}
