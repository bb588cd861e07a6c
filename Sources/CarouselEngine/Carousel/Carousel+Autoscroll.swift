extension Carousel {
  /// Moves on by itself without pause from now on, at a speed in pages a second; zero ends it.
  ///
  /// The content drifts while nothing else moves it, no finger is down and autoplay has no reason
  /// to wait; a bounded carousel stops at its end. Position is a formula of the time since the
  /// drift began, so nothing is lost or gained by pauses. When autoscroll ends, the content goes to
  /// the nearest page as after a release. `Intent.setAutoscroll` is the same as an intent. A speed
  /// that is not finite, or less than a millionth, counts as zero.
  public mutating func setAutoscroll(_ speed: Double) -> [Event] {
    var events: [Event] = []
    options.autoscroll = speed
    stopDrift(into: &events)
    if isResting { moveHome(reason: .program, into: &events) }
    return events
  }

  /// Whether the content moves by autoscroll.
  public var isDrifting: Bool {
    guard case .moving(let motion, _) = phase, case .drifting = motion.curve else { return false }
    return true
  }

  /// The drift that is to begin now, if that is wanted and possible.
  var dueDrift: Motion? {
    let speed = options.effectiveAutoscroll
    guard speed != 0, isResting, track.canMove, clock.reasons.isEmpty else { return nil }
    let target = track.limited(
      restingDisplacement + speed * Carousel.maximumDrift, from: anchor.page, slack: 0)
    guard target != restingDisplacement, (target > restingDisplacement) == (speed > 0) else {
      return nil
    }
    return Motion(
      from: restingDisplacement, target: target, curve: .drifting(speed: speed), began: now,
      duration: .seconds((target - restingDisplacement) / speed), reason: .autoplay)
  }

  /// The drift that begins by itself, which is none where an owner begins it.
  var ownDrift: Motion? { isDriven ? nil : dueDrift }

  /// Stops a drift where it is.
  mutating func stopDrift(into events: inout [Event]) {
    guard isDrifting else { return }
    interrupt(into: &events)
    restingDisplacement = Carousel.snappedToHalf(restingDisplacement)
    settle(reason: nil, into: &events)
  }

  /// In seconds: a hundred years.
  private static let maximumDrift = 3.2e9
}
