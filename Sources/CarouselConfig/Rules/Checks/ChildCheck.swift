internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// Warns about slides whose own hold ends before the carousel in them has shown all its pages.
  mutating func checkChildren(_ carousel: CheckedCarousel) {
    let (deck, list) = (carousel.deck, carousel.list)
    let slides = list.source
    guard deck.options.autoplay != nil, slides.node.count == deck.slides.count,
      !list.holds.isEmpty
    else { return }
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

  /// Refuses slides that wait for a carousel that never comes round.
  mutating func checkDone(_ carousel: CheckedCarousel) {
    guard carousel.deck.options.autoplay != nil, !isPartial else { return }
    for waiting in carousel.list.waiting {
      checkDone(waiting, carousel.deck.slides[waiting.page].deck)
    }
  }

  private mutating func checkDone(_ waiting: SlideList.Waiting, _ child: Deck?) {
    let reason: (text: String, help: String)?
    if let child {
      if child.slides.count < 2 {
        reason = ("its carousel has one slide", "add slides to it, or write a duration")
      } else if let autoplay = child.options.autoplay {
        let isStuck = autoplay.holds.values.contains(.manual)
        reason =
          isStuck
          ? ("a slide of its carousel has `hold: manual`", "write a duration there or here") : nil
      } else {
        reason = ("its carousel has no autoplay", "add `autoplay` to it, or write a duration")
      }
    } else if waiting.carousel == nil {
      reason = ("it has no carousel", "write a duration, or `manual`")
    } else {
      reason = nil
    }
    guard let reason else { return }
    report(
      .neverDone(reason.text, help: reason.help), at: waiting.label,
      also: waiting.carousel.map { [Label($0.file, $0.range, "this one")] } ?? [])
  }
}

extension Deck {
  /// The time until all pages have been shown for as long as they stay; nil when they wait for
  /// somebody, or when there is nothing to wait for.
  fileprivate var timeForAllPages: Duration? {
    Itinerary.tour(pageCount: slides.count, options: options)?.timeToShow(pages: slides.count)
  }
}
