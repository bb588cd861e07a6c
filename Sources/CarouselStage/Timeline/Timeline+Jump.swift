internal import CarouselDeck
internal import CarouselEngine

extension Timeline {
  /// What decides all that a stage will do by itself.
  private struct Moment: Hashable {
    let carousel: Carousel
    let children: [Int: Moment]
    let finished: Set<Int>
    let awaited: Int?
    let untilDone: [Int: Duration]

    /// The state of a stage, or nil if one of its carousels counts laps towards an end.
    init?(_ stage: Stage) {
      guard let carousel = stage.carousel.recurring else { return nil }
      self.carousel = carousel
      finished = stage.finished
      awaited = stage.awaited
      untilDone = stage.children.keys.reduce(into: [:]) { times, page in
        times[page] = stage.timeUntilDone(at: page)
      }
      var children: [Int: Moment] = [:]
      for (page, child) in stage.children {
        guard let moment = Moment(child) else { return nil }
        children[page] = moment
      }
      self.children = children
    }
  }

  /// The number of rests that are compared before a deck counts as one that never repeats itself.
  private static let maximumSearch = 4096

  /// Lets a long time pass without reporting what happens in it.
  ///
  /// A show that goes round repeats itself sooner or later. Once it does, whole rounds are left
  /// out, so that a year costs no more than the first few turns. The laps of such rounds are not
  /// counted.
  package mutating func jump(to end: Duration) {
    var seen: [Moment: Duration] = [:]
    while let next = nextEvent, next <= end {
      let events = step(to: end)
      guard seen.count < Self.maximumSearch,
        stage.carousel.currentPage == stage.deck.options.start,
        events.contains(where: { $0.path.isEmpty && $0.event.isRest }),
        let moment = Moment(stage)
      else { continue }
      if let before = seen[moment] {
        let round = now - before
        now += Duration(
          attoseconds: (end - now).attoseconds / round.attoseconds * round.attoseconds)
      } else {
        seen[moment] = now
      }
    }
    _ = step(to: end)
  }
}

extension Event {
  fileprivate var isRest: Bool {
    if case .settled = self { true } else { false }
  }
}
