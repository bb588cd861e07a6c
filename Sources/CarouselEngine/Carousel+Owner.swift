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

  /// Goes on from where a coast has ended, to a page or by autoscroll, where its owner has held it.
  package mutating func goOn(afterCoast: Bool) -> [Event] {
    var events: [Event] = []
    guard isResting else { return events }
    if afterCoast { moveHome(reason: .user, into: &events) }
    driftDue(into: &events)
    return events
  }
}
