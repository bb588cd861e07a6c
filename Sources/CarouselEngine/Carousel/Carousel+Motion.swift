extension Carousel {
  /// Begins a motion to a page, given in steps from the last rest.
  ///
  /// A running motion is cancelled.
  mutating func move(
    to steps: Int, reason: ChangeReason, animated: Bool = true, into events: inout [Event]
  ) {
    if animated, case .moving(let motion, _) = phase, motion.target == Double(steps) { return }
    let duration = animated ? options.transition.duration : .zero
    move(toward: Double(steps), over: duration, reason: reason, into: &events)
  }

  /// Begins an eased motion to a displacement, or cuts to it when the duration is zero.
  mutating func move(
    toward target: Double, over duration: Duration, reason: ChangeReason,
    into events: inout [Event]
  ) {
    let isUnsettled = !isResting
    interrupt(into: &events)
    guard target != restingDisplacement else {
      if steps(at: target) != shift {
        turnPage(to: steps(at: target), reason: reason, into: &events)
      } else if isUnsettled {
        settle(reason: reason, into: &events)
      }
      return
    }
    let motion = Motion(
      from: restingDisplacement, target: target, curve: .eased(options.transition.easing),
      began: now, duration: duration, reason: reason)
    begin(motion, to: targetPage(of: motion), into: &events)
  }

  /// Makes the page current at which the content already is, because another was ahead of it.
  mutating func turnPage(
    to steps: Int, reason: ChangeReason, into events: inout [Event]
  ) {
    events.append(.motionBegan(to: place(at: steps)?.page, duration: .zero))
    setCurrent(steps, reason: reason, into: &events)
    rest(reason: reason, into: &events)
  }

  /// Begins a motion from a rest.
  mutating func begin(_ motion: Motion, to page: Int?, into events: inout [Event]) {
    // The boundaries of a shared clock come whatever moves.
    if followsInteractionPolicy(motion.reason), clockPage == nil { clock.disarm() }
    phase = .moving(motion, passing: nil)
    events.append(.motionBegan(to: page, duration: page.map { _ in motion.duration }))
    turn(forward: motion.target > motion.from, into: &events)
    // The shared clock has turned the page already; the motion only follows.
    let isAhead = motion.reason == .sync
    if isAhead { setCurrent(Int(motion.target), reason: .sync, into: &events) }
    if motion.duration == .zero {
      arrive(motion, into: &events)
    } else if !isAhead {
      phase = .moving(motion, passing: nextPassing(of: motion))
    }
  }

  /// Ends what moves where it is: a motion as cancelled, a drag too.
  mutating func interrupt(into events: inout [Event]) {
    switch phase {
    case .resting: return
    case .moving(let motion, _):
      restingDisplacement = displacement
      if motion.isFastDrift {
        setCurrent(steps(at: restingDisplacement), reason: motion.reason, into: &events)
      }
      sampleOffset(into: &events)
      endMotion(finished: false, into: &events)
    case .pressed(let hasMoved):
      if hasMoved { endMotion(finished: false, into: &events) }
    }
    phase = .resting
  }

  /// Brings a motion to its end, and the carousel to rest or on to a page.
  mutating func arrive(_ motion: Motion, into events: inout [Event]) {
    restingDisplacement = motion.target
    phase = .resting
    setCurrent(steps(at: motion.target), reason: motion.reason, into: &events)
    switch motion.curve {
    case .coasting where !isDriven && homeSteps != nil:
      sampleOffset(into: &events)
      endMotion(finished: true, into: &events)
      moveHome(reason: .user, into: &events)
    case .eased, .coasting, .drifting: rest(reason: motion.reason, into: &events)
    }
  }

  /// Reports the last offset, ends the motion and settles.
  mutating func rest(reason: ChangeReason, into events: inout [Event]) {
    reportedDisplacement = restingDisplacement
    // Across the seam the place of the rest has another number than the way to it.
    let page = place(at: shift)?.page ?? anchor.page
    events.append(.scrolled(offset: Double(page) + restingDisplacement - Double(shift)))
    endMotion(finished: true, into: &events)
    settle(reason: reason, into: &events)
  }

  /// Makes the current page the new origin, and begins its hold.
  ///
  /// What remains of the offset is a rest between two pages, where that is allowed.
  mutating func settle(reason: ChangeReason?, into events: inout [Event]) {
    let page = anchor.page
    anchor = track.place(anchor, movedBy: shift)
    restingDisplacement -= Double(shift)
    reportedDisplacement = restingDisplacement
    shift = 0
    events.append(.settled(page: anchor.page, lap: anchor.lap))
    if let lap = laps.settle(at: anchor.page, reason: reason) {
      events.append(.lapCompleted(lap: lap))
    }
    holdSettled(reason: reason, onOtherPage: anchor.page != page, into: &events)
  }

  /// Makes a page the current one, given in steps from the last rest.
  mutating func setCurrent(_ steps: Int, reason: ChangeReason, into events: inout [Event]) {
    guard steps != shift else { return }
    let old = currentPage
    let distance = steps - shift
    shift = steps
    // A jump of whole turns comes back to the same page: nothing changed but the lap.
    guard let place = currentPlace, place.page != old else { return }
    append(slots.move(to: place.page, by: distance, on: track), to: &events)
    events.append(.pageChanged(from: old, to: place.page, lap: place.lap, reason: reason))
  }

  func append(_ loads: [SlotWindow.Load], to events: inout [Event]) {
    for load in loads {
      events.append(.slotLoaded(slot: load.slot, page: load.page, reused: load.reused))
    }
  }

  /// Notes the way in which the offset moves from now on.
  mutating func turn(forward: Bool, into events: inout [Event]) {
    turn(
      to: .of(forward: forward, axis: options.axis, reading: options.reading), into: &events)
  }

  mutating func turn(to newDirection: Direction, into events: inout [Event]) {
    guard direction != newDirection else { return }
    direction = newDirection
    events.append(.directionChanged(newDirection))
  }

  mutating func endMotion(finished: Bool, into events: inout [Event]) {
    turn(to: .still, into: &events)
    events.append(.motionEnded(finished: finished))
  }
}
