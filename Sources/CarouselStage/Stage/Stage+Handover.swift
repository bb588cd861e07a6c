internal import CarouselDeck
internal import CarouselEngine

extension Stage {
  /// Continues from the state of an older stage whose deck was edited.
  ///
  /// The page is found again by the id of its slide, else by its number, and so are the pages of
  /// what nested carousels. A move arrives at once. See `Carousel.resume(from:at:isSame:)` for
  /// autoplay.
  package mutating func resume(from old: Stage) {
    guard let page = old.carousel.targetPage, carousel.pageCount > 0 else { return }
    let id = old.slide(at: page)?.id
    let found = id.flatMap { id in deck.slides.firstIndex { $0.id == id } }
    let target = found ?? min(page, carousel.pageCount - 1)
    let isSame = found != nil || (id == nil && target == page)
    var unheard: [StageEvent] = []
    react(
      to: carousel.resume(from: old.carousel, at: target, isSame: isSame), into: &unheard)
    if isSame, old.carousel.isResting { shown = old.shown }
    if !old.finished.contains(page), let child = old.children[page], children[target] != nil {
      withChild(at: target, into: &unheard) { new, _ in new.resume(from: child) }
    }
    followChild()
  }
}
