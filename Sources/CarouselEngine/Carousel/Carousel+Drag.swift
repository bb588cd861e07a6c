extension Carousel {
  /// A finger comes down: what moves stops where it is, and autoplay waits.
  ///
  /// - Parameters:
  ///   - pullsAlone: Whether the content can be pulled even where there is no other page, to come
  ///     back at the release.
  ///   - events: Gets what happens.
  package mutating func press(pullsAlone: Bool = false, into events: inout [Event]) {
    guard options.scroll.isEnabled, track.canMove || pullsAlone,
      !(isPressed && isPaused(by: .drag))
    else { return }
    interaction(by: .user, into: &events)
    if !isPressed {
      interrupt(into: &events)
      phase = .pressed(hasMoved: false)
    }
    pause(.drag, into: &events)
  }

  /// The finger moves.
  ///
  /// Past an end the content resists more the further it is pulled.
  mutating func drag(by pages: Double, into events: inout [Event]) throws(IntentError) {
    try check(pages)
    guard isPressed, pages != 0 else { return }
    let target = restingDisplacement + pages * resistance * options.scroll.offsetMultiplier
    try check(target)
    track(to: target, into: &events)
  }

  /// Puts the content where the finger has brought it, within the ends and their slack.
  ///
  /// - Parameters:
  ///   - wanted: The displacement from the last rest, in pages.
  ///   - slack: How far beyond an end it may be; nil is the bounce distance.
  package mutating func track(
    to wanted: Double, slack: Double? = nil, into events: inout [Event]
  ) {
    guard case .pressed(let hasMoved) = phase else { return }
    let limited = track.limited(
      wanted, from: anchor.page, slack: slack ?? options.scroll.slack)
    let target = Carousel.snappedToHalf(limited)
    guard target != restingDisplacement else { return }
    interaction(by: .user, into: &events)
    if !hasMoved {
      phase = .pressed(hasMoved: true)
      events.append(.motionBegan(to: nil, duration: nil))
    }
    turn(forward: target > restingDisplacement, into: &events)
    restingDisplacement = target
    setCurrent(steps(at: target), reason: .user, into: &events)
    sampleOffset(into: &events)
  }

  /// The part of a pull that gets through here: less than 1 beyond an end.
  package var resistance: Double {
    track.resistance(at: displacement, from: anchor.page, slack: options.scroll.slack)
  }

  /// The finger leaves: the carousel coasts, or settles on a page.
  ///
  /// Whatever its speed, a finger that has left is no longer down: one that cannot be counts as the
  /// highest that can, and what is not a number as none.
  mutating func release(velocity: Double, into events: inout [Event]) {
    let effective = velocity * options.scroll.speed * resistance
    let limit = Double(Carousel.maximumStep)
    fling(velocity: effective.isNaN ? 0 : min(max(effective, -limit), limit), into: &events)
  }

  /// Lets the content go at a speed in pages a second that is not changed any more.
  ///
  /// - Precondition: `velocity` is finite.
  package mutating func fling(velocity: Double, into events: inout [Event]) {
    guard case .pressed(let hasMoved) = phase else { return }
    interaction(by: .user, into: &events)
    let isFingerDown = isPaused(by: .drag)
    phase = .resting
    if let coast = coast(at: velocity) {
      if hasMoved { endMotion(finished: true, into: &events) }
      let motion = Motion(
        from: restingDisplacement, target: coast.target, curve: .coasting, began: now,
        // Without transitions a flick is a cut too.
        duration: options.transition.duration > .zero ? coast.duration : .zero, reason: .user)
      begin(motion, to: targetPage(of: motion), into: &events)
    } else if let steps = restSteps(after: velocity) {
      if hasMoved { endMotion(finished: true, into: &events) }
      move(to: steps, reason: .user, into: &events)
    } else {
      let steps = steps(at: restingDisplacement)
      if hasMoved {
        setCurrent(steps, reason: .user, into: &events)
        rest(reason: .user, into: &events)
      } else if steps != shift {
        turnPage(to: steps, reason: .user, into: &events)
      } else {
        settleUnmoved(into: &events)
      }
    }
    if isFingerDown { rearmAtRelease(into: &events) }
  }

  /// Begins the hold now that the finger has left, where autoplay counts from there.
  mutating func rearmAtRelease(into events: inout [Event]) {
    guard let autoplay = options.autoplay, autoplay.holdAfterDrag == .release,
      followsInteractionPolicy(.user)
    else { return }
    resume(.drag, into: &events)
    armHold(.release)
  }

  private func coast(at velocity: Double) -> Coast? {
    Coast(from: restingDisplacement, at: velocity, by: options.scroll) { displacement in
      track.limited(displacement, from: anchor.page, slack: options.scroll.slack)
    }
  }

  /// The page to which a release without a coast leads, or nil when the content stays where it is.
  ///
  /// A fast one goes one page beyond the nearest, as iCarousel does: it is met only at rates so low
  /// that nothing glides.
  private func restSteps(after velocity: Double) -> Int? {
    guard let nearest = homeSteps else { return nil }
    guard Coast.leadsOn(at: velocity, from: restingDisplacement - Double(nearest)),
      !Coast.isFlick(at: velocity, rate: options.scroll.decelerationRate)
    else { return nearest }
    return track.reachable(nearest + (velocity > 0 ? 1 : -1), from: anchor.page)
  }

  /// The page to which the content goes by itself from where it is, or nil when it may stay.
  ///
  /// It stays on a page, and under autoscroll or without `Scroll.scrollsToItem` wherever it is
  /// within the ends.
  var homeSteps: Int? {
    let isOutside = track.overscroll(restingDisplacement, from: anchor.page) != 0
    guard isOutside || (options.scroll.scrollsToItem && options.effectiveAutoscroll == 0) else {
      return nil
    }
    let nearest = nearestSteps
    return Double(nearest) == restingDisplacement ? nil : nearest
  }

  /// The nearest page, in steps from the last rest.
  var nearestSteps: Int {
    let steps = PageChange.nearest.steps(at: restingDisplacement, current: shift, origin: origin)
    return track.reachable(steps, from: anchor.page)
  }

  mutating func moveHome(reason: ChangeReason, into events: inout [Event]) {
    guard let steps = homeSteps else { return }
    move(to: steps, reason: reason, into: &events)
  }

  /// Ends a press that moved nothing: there is no motion to report, only a hold to restart.
  private mutating func settleUnmoved(into events: inout [Event]) {
    guard shift == 0, restingDisplacement == 0 else { return settle(reason: .user, into: &events) }
    holdSettled(reason: .user, onOtherPage: false, into: &events)
  }

  func check(_ number: Double) throws(IntentError) {
    guard number.isFinite, number.magnitude <= Double(Carousel.maximumStep) else {
      throw .notANumberOfPages
    }
  }

  /// Takes a displacement that misses a page, or the half between two, by a rounding error to it.
  static func snappedToHalf(_ displacement: Double) -> Double {
    let half = (displacement * 2).rounded() / 2
    return abs(displacement - half) <= Scroll.tolerance ? half : displacement
  }
}
