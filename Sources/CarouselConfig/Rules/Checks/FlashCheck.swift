internal import CarouselDeck
internal import CarouselEngine

extension ConfigReader {
  /// Refuses pages that change their brightness more than three times in a second.
  ///
  /// Success criterion 2.3.1 of WCAG 2.2 allows three flashes, each of two such changes; what is
  /// between that and this is unpleasant too.
  mutating func checkFlashing(_ carousel: CheckedCarousel) {
    let (deck, draft, list) = (carousel.deck, carousel.draft, carousel.list)
    guard let autoplay = deck.options.autoplay else { return }
    let shortest = min(list.shortest?.hold ?? autoplay.hold, autoplay.hold)
    // Three changes after the first one take less than a second only with such a page.
    guard shortest * 3 < .seconds(1),
      let tour = Itinerary.tour(pageCount: deck.slides.count, options: deck.options)
    else { return }
    let edges = deck.slides.map(edges)
    var changes: [Duration] = []
    var now = Duration.zero
    for step in 0..<2 * edges.count + 8 {
      let page = tour.page(after: step)
      guard step < tour.end ?? .max,
        let stay = autoplay.stay(
          for: autoplay.hold(of: page), move: deck.options.transition.duration)
      else {
        changes = []
        continue
      }
      now += stay
      let other = edges[tour.page(after: step + 1)]
      let flashes = zip(edges[page], other).contains { one, other in
        one.flatMap { one in other.map(one.flashes) } ?? false
      }
      guard flashes else { continue }
      changes.append(now)
      guard changes.count > 3, now - changes[changes.count - 4] < .seconds(1) else { continue }
      let own = list.shortest.flatMap { $0.hold < autoplay.hold ? $0.label : nil }
      let every = (draft.origins["autoplay.every"] ?? draft.origins["autoplay"])?.label()
      if let place = own ?? every { report(.flashing(), at: place) }
      return
    }
  }
}
