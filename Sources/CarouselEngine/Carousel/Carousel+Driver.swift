/// What an owner does with a carousel that it draws frame by frame.
extension Carousel {
  /// Whether the content slows down after a flick.
  package var isCoasting: Bool {
    guard case .moving(let motion, _) = phase, case .coasting = motion.curve else { return false }
    return true
  }

  /// Stops what moves where it is, at rest, even between two pages or beyond an end.
  package mutating func hold() -> [Event] {
    guard isMoving else { return [] }
    var events: [Event] = []
    interrupt(into: &events)
    settle(reason: nil, into: &events)
    return events
  }

  /// The finger is lifted, but the owner moves the content with `track(to:)`.
  ///
  /// `Intent.release` ends it.
  package mutating func endTouch(into events: inout [Event]) {
    guard isPressed, isPaused(by: .drag) else { return }
    interaction(by: .user, into: &events)
    rearmAtRelease(into: &events)
  }

  /// Scrolls by a distance in pages to wherever that leads, page or not.
  ///
  /// What moved is cancelled; on a bounded track the way ends at the end. Zero time is a cut.
  package mutating func scroll(by distance: Double, over duration: Duration) -> [Event] {
    var events: [Event] = []
    let wanted = Carousel.snappedToHalf(displacement + distance)
    let target = track.limited(wanted, from: anchor.page, slack: 0)
    move(toward: target, over: duration, reason: .program, into: &events)
    return events
  }

  /// Continues from where a coast has ended, to a page or by autoscroll, where its owner has held
  /// it.
  package mutating func resume(afterCoast: Bool) -> [Event] {
    var events: [Event] = []
    guard isResting else { return events }
    if afterCoast { moveHome(reason: .user, into: &events) }
    if let motion = dueDrift { begin(motion, to: nil, into: &events) }
    return events
  }

  /// Takes other pages in the middle of a motion that continues to where it was going.
  ///
  /// Numbers stay: what was at 2.5 is between the third and the fourth page of the new ones, and a
  /// motion to page 4 ends on what is page 4 then.
  ///
  /// - Returns: Nil, with the carousel unchanged, where nothing moves or where the place to which
  ///   it moves, or from which it comes, is gone.
  /// - Precondition: No two pages have the same id.
  package mutating func reloadInMotion(_ newItems: Items) -> [Event]? {
    precondition(newItems.duplicate == nil, "two pages have the same id")
    guard case .moving(let motion, _) = phase else { return nil }
    let newTrack = Track(pageCount: newItems.count, boundary: options.boundary)
    guard newTrack.canMove else { return nil }
    // The last rest, in the turn in which the offset is now: turns are of another length from here
    // on.
    let turns = track.isEndless ? (offset / Double(pageCount)).rounded(.down) : 0
    let page = anchor.page - Int(turns) * pageCount
    let home =
      newTrack.isEndless
      ? floorMod(page, newTrack.pageCount) : min(max(0, page), newTrack.pageCount - 1)
    let moved =
      newTrack.isEndless
      ? motion : motion.seen(from: Double(page - home))
    let slack = isCoasting ? options.scroll.slack : 0
    guard
      newTrack.limited(moved.target, from: home, slack: slack) == moved.target,
      newTrack.overscroll(moved.displacement(at: now), from: home).magnitude
        <= options.scroll.slack
    else { return nil }
    let old = currentPage
    reportedDisplacement += moved.from - motion.from
    (items, track) = (newItems, newTrack)
    anchor = Place(lap: newTrack.isEndless ? anchor.lap : 0, page: home)
    laps.follow(.identity, pageCount: pageCount)
    shift = steps(at: moved.displacement(at: now))
    phase = .moving(moved, passing: nil)
    phase = .moving(moved, passing: nextPassing(of: moved))
    var events: [Event] = []
    append(slots.rebind(to: currentPage, on: track, by: .unrelated), to: &events)
    if old != currentPage {
      events.append(
        .pageChanged(from: old, to: currentPage, lap: anchor.lap, reason: .reload))
    }
    return events
  }
}
