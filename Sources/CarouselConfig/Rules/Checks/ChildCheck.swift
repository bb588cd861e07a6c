internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

extension Reading {
  /// Warns about slides whose own hold ends before the carousel in them has shown all its pages.
  mutating func checkChildren(_ deck: Deck, _ list: SlideList, _ slides: Value) {
    guard slides.node.count == deck.slides.count, !list.holds.isEmpty else { return }
    for (page, (slide, node)) in zip(deck.slides, slides.node.elements).enumerated() {
      guard let child = slide.deck, case .time(let hold)? = list.holds[page],
        let lap = child.timeForAllPages, hold < lap, let value = node["hold"]
      else { continue }
      let carousel = node.entries.first { $0.key.isText("carousel") }?.key
      report(
        .childLongerThanHold(lap, hold: hold), at: Label(slides.file, value.range),
        also: carousel.map { [Label(slides.file, $0.range, "this one")] } ?? [])
    }
  }
}

extension Deck {
  /// The time until all pages have been shown for as long as they stay; nil when they wait for
  /// somebody, or when there is nothing to wait for.
  fileprivate var timeForAllPages: Duration? {
    Itinerary.tour(pageCount: slides.count, options: options)?.timeToShow(pages: slides.count)
  }
}
