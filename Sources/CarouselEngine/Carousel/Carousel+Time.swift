extension Carousel {
  /// How long nothing will happen by itself, or nil for ever.
  ///
  /// Zero when something is due now.
  ///
  /// Between events only the offset changes, and only while `isMoving`.
  public var timeUntilNextEvent: Duration? {
    nextDeadline.map { max(.zero, $0 - now) }
  }

  /// Lets time pass and returns what happened, in order.
  ///
  /// Splitting time changes nothing but the `scrolled` samples, of which each call gives one at its
  /// end while the offset moves. Cost: constant at rest, else proportional to the events.
  ///
  /// - Precondition: `time >= .zero`.
  public mutating func advance(by time: Duration) -> [Event] {
    precondition(time >= .zero, "time does not run backwards")
    let end = now + time
    guard isMoving || (nextDeadline.map { $0 <= end } ?? false) else {
      now = end
      return []
    }
    var events: [Event] = []
    run(until: end, into: &events)
    sampleOffset(into: &events)
    return events
  }

  /// Lets time pass up to an instant at which input arrives, and returns what happened, in order.
  ///
  /// Input comes before the timers that are due at its instant, so those are left to the next step
  /// of time: an intent that restarts the hold replaces the change that was due. A motion that ends
  /// at that very instant has arrived, and has not been cancelled. A step of no time afterwards
  /// carries out what is left.
  ///
  ///     var carousel = Carousel(.count(5), options: options)  // a hold of one second
  ///     var events = carousel.advance(toInputAfter: .seconds(1))
  ///     events += try carousel.send(.next) + carousel.advance(by: .zero)  // one page, not two
  ///
  /// - Precondition: `time >= .zero`.
  public mutating func advance(toInputAfter time: Duration) -> [Event] {
    precondition(time >= .zero, "time does not run backwards")
    let end = now + time
    var events: [Event] = []
    while let deadline = nextDeadline, deadline < end {
      now = max(now, deadline)
      carryOutDue(into: &events)
    }
    now = end
    moveDue(into: &events)
    sampleOffset(into: &events)
    return events
  }

  /// Lets time pass in which nothing happens; what is due at its very end stays undone.
  ///
  /// With `advance(by: .zero)` afterwards several carousels carry out one instant in a fixed order.
  ///
  /// - Precondition: `time` does not exceed `timeUntilNextEvent`.
  package mutating func elapse(_ time: Duration) {
    precondition(timeUntilNextEvent.map { time <= $0 } ?? true, "an event is in between")
    now += time
  }

  /// The next instant at which something happens by itself.
  var nextDeadline: Duration? {
    var deadline = clock.deadline
    if case .moving(let motion, let passing) = phase {
      let event = passing ?? motion.end
      deadline = deadline.map { min($0, event) } ?? event
    }
    return ownDrift != nil ? now : deadline
  }

  /// Walks from deadline to deadline.
  mutating func run(until end: Duration, into events: inout [Event]) {
    while let deadline = nextDeadline, deadline <= end {
      now = max(now, deadline)
      carryOutDue(into: &events)
    }
    now = end
  }

  /// Carries out what is due at this instant: motions that end, timers, and last of all a drift.
  mutating func carryOutDue(into events: inout [Event]) {
    moveDue(into: &events)
    clockDue(into: &events)
    if let motion = ownDrift { begin(motion, to: nil, into: &events) }
  }

  /// Carries out what a motion has due at this instant.
  ///
  /// Motions come before timers.
  mutating func moveDue(into events: inout [Event]) {
    guard case .moving(let motion, let passing) = phase else { return }
    if now >= motion.end {
      arrive(motion, into: &events)
    } else if let passing, now >= passing {
      setCurrent(steps(at: motion.displacement(at: now)), reason: motion.reason, into: &events)
      phase = .moving(motion, passing: nextPassing(of: motion))
    }
  }

  /// Reports the offset once if it changed since the last report.
  mutating func sampleOffset(into events: inout [Event]) {
    let displacement = displacement
    guard displacement != reportedDisplacement else { return }
    reportedDisplacement = displacement
    events.append(.scrolled(offset: Double(anchor.page) + displacement))
  }

  /// The current page for a displacement by the page-change policy, as steps from the last rest.
  func steps(at displacement: Double) -> Int {
    let steps = options.effectivePageChange.steps(
      at: displacement, current: shift, origin: origin)
    return track.reachable(steps, from: anchor.page)
  }

  /// The page of the last rest, whatever its lap: every lap turns its pages at the same places.
  var origin: Int { anchor.page }

  /// When a motion next makes another page the current one, or nil if only at its end.
  func nextPassing(of motion: Motion) -> Duration? {
    if motion.isFastDrift {
      let blink = motion.blink(after: now)
      return blink < motion.end ? blink : nil
    }
    let isFar = motion.isFar
    let finalSteps = steps(at: motion.target)
    // A far one changes page once: after that there is nothing to pass, however long it lasts.
    if isFar, shift == finalSteps { return nil }
    let passing = motion.firstInstant(after: now) { displacement in
      let steps = steps(at: displacement)
      return isFar ? steps == finalSteps : steps != shift
    }
    return passing.flatMap { $0 < motion.end ? $0 : nil }
  }
}
