internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

extension Reading {
  /// Refuses pages that change their brightness more than three times in a second.
  ///
  /// Success criterion 2.3.1 of WCAG 2.2 allows three flashes, each of two such changes; what lies
  /// between that and this is no pleasure either.
  mutating func checkFlashing(_ deck: Deck, _ draft: CarouselDraft, _ list: SlideList) {
    guard let autoplay = deck.options.autoplay, deck.slides.count > 1 else { return }
    let shortest = min(list.shortest?.hold ?? autoplay.every, autoplay.every)
    // Three changes after the first one take less than a second only with such a page.
    guard shortest * 3 < .seconds(1) else { return }
    let shades = deck.slides.map { Luminance($0.background.over(backdrop)) }
    let tour = Tour(deck, autoplay)
    var changes: [Duration] = []
    var now = Duration.zero
    for step in 0..<2 * shades.count + 8 {
      guard let next = tour.page(step + 1), let stay = tour.stay(on: tour.page(step) ?? 0) else {
        changes = []
        continue
      }
      now += stay
      guard let one = shades[tour.page(step) ?? 0], let other = shades[next],
        one.flashes(against: other)
      else { continue }
      changes.append(now)
      guard changes.count > 3, now - changes[changes.count - 4] < .seconds(1) else { continue }
      let own = list.shortest.flatMap { $0.hold < autoplay.every ? $0.label : nil }
      let every = (draft.origins["autoplay.every"] ?? draft.origins["autoplay"])?.label()
      if let place = own ?? every { report(.flashing(), at: place) }
      return
    }
  }
}

/// The pages in the order in which autoplay shows them.
private struct Tour {
  private let count: Int
  private let isBounded: Bool
  private let atEnd: Autoplay.AtEnd
  private let autoplay: Autoplay
  private let move: Duration

  init(_ deck: Deck, _ autoplay: Autoplay) {
    count = deck.slides.count
    isBounded = deck.options.boundary == .bounded
    atEnd = autoplay.atEnd
    self.autoplay = autoplay
    move = deck.options.transition.duration
  }

  /// The page after so many moves; nil behind the last one.
  func page(_ step: Int) -> Int? {
    guard isBounded else { return step % count }
    switch atEnd {
    case .stop: return step < count ? step : nil
    case .rewind: return step % count
    case .reverse:
      let place = step % (2 * count - 2)
      return place < count ? place : 2 * count - 2 - place
    }
  }

  /// How long a page stays, with the move to the next one; nil when nobody knows.
  func stay(on page: Int) -> Duration? {
    switch autoplay.holds[page] ?? .time(autoplay.every) {
    case .manual, .untilDone: nil
    case .time(let hold):
      switch autoplay.dwellFrom {
      case .settle: hold + move
      case .start: max(hold, move)
      }
    }
  }
}
