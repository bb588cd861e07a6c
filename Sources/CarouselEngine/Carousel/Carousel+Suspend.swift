extension Carousel {
  /// Lets time pass in which the carousel was not stepped, and catches up by the policy.
  ///
  /// A motion that ended in the meantime has ended, and a quiet period too; of the automatic
  /// changes that were missed there is at most one, and autoscroll continues from where it was.
  /// Constant time for a common hold, else one turn of the pages.
  mutating func suspend(for gap: Duration, into events: inout [Event]) {
    guard gap > .zero else { return }
    if clockPage != nil { return suspendSynchronized(for: gap, into: &events) }
    // Autoscroll that went on unseen would rush through all pages that were not shown.
    let goesOn = options.autoplay?.catchUp == .resume || options.effectiveAutoscroll != 0
    if goesOn { return postpone(by: gap) }
    let end = now + gap
    var arrived = self
    var arrival: [Event] = []
    arrived.runToAutoplay(until: end, into: &arrival)
    guard let autoplay = options.autoplay, let first = arrived.dueAutoplay, first <= end else {
      return run(until: end, into: &events)
    }
    let itinerary = Itinerary(
      autoplay, order: arrived.order(autoplay), pageCount: pageCount,
      move: options.transition.duration, laps: arrived.laps, first: first)
    let visit = itinerary.visit(at: end)
    // A move that was under way makes the one change that there may be, or none.
    let isTurned = arrival.contains { if case .pageChanged = $0 { true } else { false } }
    if isTurned, autoplay.catchUp == .align {
      now = end
      return align(to: visit, after: arrived, into: &events)
    }
    self = arrived
    events += arrival
    now = end
    switch autoplay.catchUp {
    case .align: align(to: visit, into: &events)
    case .skip, .resume:
      if isTurned {
        tellMissed(visit.changes, into: &events)
        armHold(.settle)
      } else {
        tellMissed(visit.changes - 1, into: &events)
        autoplayMove(nominal: now, into: &events)
      }
    }
  }

  /// Walks to the first automatic change, leaving it undone.
  private mutating func runToAutoplay(until end: Duration, into events: inout [Event]) {
    while let deadline = nextDeadline, deadline <= end, dueAutoplay != deadline {
      now = max(now, deadline)
      carryOutDue(into: &events)
    }
  }

  /// When the next automatic change is due, if nothing else happens before.
  private var dueAutoplay: Duration? {
    guard case .counting(let until) = clock.state, !isMoving else { return nil }
    return until
  }

  /// Jumps to the page that would be shown by now.
  private mutating func align(to visit: Itinerary.Visit, into events: inout [Event]) {
    guard visit.changes > 0 else { return autoplayMove(nominal: now, into: &events) }
    let isChanged = visit.page != anchor.page
    tellMissed(visit.changes - (isChanged ? 1 : 0), into: &events)
    clock.head(visit.sign)
    if isChanged {
      laps.skip(visit.laps, arrivingAt: visit.page)
      move(to: visit.steps, reason: .autoplay, animated: false, into: &events)
    } else {
      anchor = track.place(anchor, movedBy: visit.steps)
      laps.skip(visit.laps, arrivingAt: nil)
      stopWhereDone(into: &events)
    }
    armHold(after: visit)
  }

  /// Jumps to the page that would be shown by now, from the middle of a move that has ended
  /// meanwhile.
  private mutating func align(
    to visit: Itinerary.Visit, after arrived: Carousel, into events: inout [Event]
  ) {
    let laps = track.isEndless ? arrived.anchor.lap &- anchor.lap : 0
    let steps = laps &* pageCount + arrived.anchor.page - anchor.page + visit.steps
    let isChanged = visit.page != currentPage
    tellMissed(visit.changes + (isChanged ? 0 : 1), into: &events)
    clock.head(visit.sign)
    self.laps = arrived.laps
    self.laps.skip(visit.laps, arrivingAt: visit.page)
    move(to: steps, reason: .autoplay, animated: false, into: &events)
    armHold(after: visit)
  }

  /// Begins a hold of which as much has passed as if every change had taken place.
  private mutating func armHold(after visit: Itinerary.Visit) {
    guard let next = visit.next, let hold = options.autoplay?.hold(of: anchor.page).length
    else { return }
    armHold(.settle, from: next - hold)
  }

  private func tellMissed(_ count: Int, into events: inout [Event]) {
    if count > 0 { events.append(.missed(count: count)) }
  }

  /// Takes the gap out of time: everything happens that much later.
  mutating func postpone(by gap: Duration) {
    now += gap
    clock.postpone(by: gap)
    if case .moving(let motion, let passing) = phase {
      phase = .moving(motion.postponed(by: gap), passing: passing.map { $0 + gap })
    }
  }

  /// This carousel with times counted from now and laps from here, or nil when it counts its laps
  /// towards an end.
  ///
  /// Two carousels for which this is equal do the same from now on, but for the numbers of laps.
  package var recurring: Carousel? {
    guard options.autoplay?.laps == nil else { return nil }
    var copy = self
    copy.postpone(by: .zero - now)
    copy.clock.forgetTerm()
    copy.laps = laps.afresh
    copy.anchor.lap = 0
    copy.wallStart = clockPage.map { $0.elapsed } ?? .zero
    return copy
  }
}
