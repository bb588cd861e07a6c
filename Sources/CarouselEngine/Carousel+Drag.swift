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
  /// Past an end the content resists the more, the farther it is pulled.
  mutating func drag(by pages: Double, into events: inout [Event]) throws(IntentError) {
    try check(pages)
    guard isPressed, pages != 0 else { return }
    let slack = options.scroll.slack
    let pulled = abs(track.overscroll(restingDisplacement, from: anchor.page))
    let factor = slack > 0 ? 1 - min(pulled, slack) / slack : 1
    let target = restingDisplacement + pages * factor
    try check(target)
    track(to: target, into: &events)
  }

  /// Puts the content where the finger has brought it, within the ends and their slack.
  ///
  /// - Parameters:
  ///   - wanted: The displacement from the last rest, in pages.
  ///   - slack: How far beyond an end it may lie; nil is the bounce distance.
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

  /// The finger leaves: the carousel settles on a page.
  mutating func release(velocity: Double, into events: inout [Event]) throws(IntentError) {
    try check(velocity)
    guard case .pressed(let hasMoved) = phase else { return }
    interaction(by: .user, into: &events)
    let isFingerDown = isPaused(by: .drag)
    phase = .resting
    let steps = restSteps(after: velocity)
    if Double(steps) == restingDisplacement {
      setCurrent(steps, reason: .user, into: &events)
      if hasMoved {
        rest(reason: .user, into: &events)
      } else {
        settleUnmoved(into: &events)
      }
    } else {
      if hasMoved { endMotion(finished: true, into: &events) }
      move(to: steps, reason: .user, into: &events)
    }
    if isFingerDown { rearmAtRelease(into: &events) }
  }

  /// The finger leaves, but the content goes on as its owner says with `track(to:)`.
  ///
  /// `Intent.release` ends it.
  package mutating func lift(into events: inout [Event]) {
    guard isPressed, isPaused(by: .drag) else { return }
    interaction(by: .user, into: &events)
    rearmAtRelease(into: &events)
  }

  /// Begins the hold now that the finger has left, where autoplay counts from there.
  private mutating func rearmAtRelease(into events: inout [Event]) {
    guard let autoplay = options.autoplay, autoplay.rearm == .release,
      followsInteractionPolicy(.user)
    else { return }
    resume(.drag, into: &events)
    armHold()
  }

  /// The rest that a release leads to: a flick goes on to the next page, anything else to the nearest.
  private func restSteps(after velocity: Double) -> Int {
    let rounded: FloatingPointRoundingRule =
      if abs(velocity) <= Scroll.flickThreshold {
        .toNearestOrAwayFromZero
      } else {
        velocity > 0 ? .up : .down
      }
    return track.reachable(Int(restingDisplacement.rounded(rounded)), from: anchor.page)
  }

  /// Ends a press that moved nothing: there is no motion to tell of, only a hold to begin again.
  private mutating func settleUnmoved(into events: inout [Event]) {
    guard shift == 0 else { return settle(reason: .user, into: &events) }
    holdSettled(reason: .user, into: &events)
  }

  private func check(_ number: Double) throws(IntentError) {
    guard number.isFinite, number.magnitude <= Double(Carousel.farthestStep) else {
      throw .notANumberOfPages
    }
  }

  /// Takes a displacement that misses a page, or the half between two, by a rounding error to it.
  private static func snappedToHalf(_ displacement: Double) -> Double {
    let half = (displacement * 2).rounded() / 2
    return abs(displacement - half) <= Scroll.tolerance ? half : displacement
  }
}
