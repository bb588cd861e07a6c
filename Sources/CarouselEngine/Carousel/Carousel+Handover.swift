extension Carousel {
  /// Continues from the state of an older carousel with other options.
  ///
  /// What has passed of the hold of the page counts, and so do the laps that are done. What a user
  /// or a program has stopped stays so; where autoplay had come to its end, it is asked again
  /// whether that is one.
  ///
  /// - Parameters:
  ///   - old: The other carousel.
  ///   - page: The page to be at.
  ///   - isSame: Whether that shows the same as the page of the other one.
  package mutating func resume(from old: Carousel, at page: Int, isSame: Bool) -> [Event] {
    var events = (try? send(.go(to: page, animated: false))) ?? []
    laps = old.laps
    laps.follow(.identity, pageCount: pageCount)
    guard let autoplay = options.autoplay, let before = old.options.autoplay else { return events }
    if autoplay.direction == before.direction, autoplay.atEnd == .reverse {
      clock.head(old.clock.sign)
    }
    switch old.clock.stopReason {
    case .intent?, .interaction?: stopAutoplay(.intent, into: &events)
    case .lastPage?, .laps?: stopWhereDone(into: &events)
    case nil:
      if isSame, old.isResting, clockPage == nil {
        clock.skip(old.clock.passed(at: old.now), now: now)
      }
    }
    return events
  }
}
