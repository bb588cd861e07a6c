/// A path between two offsets as a closed formula of elapsed time.
///
/// Offsets are displacements from the carousel's last rest, in pages. The end time is computed once,
/// when the motion begins, and stored.
struct Motion: Hashable, Sendable {
  /// Pages further away than this are not visited one by one: such a motion changes page once.
  ///
  /// A hundred pages in one transition of 400 ms are four milliseconds each, which nobody can see,
  /// while a jump over a million pages must not cost a million events.
  static let farthestVisit = 100

  let from: Double
  let steps: Int
  let began: Duration
  let transition: Transition
  let reason: ChangeReason

  var end: Duration { began + transition.duration }

  /// Whether the pages on the way are passed without becoming current.
  var isFar: Bool { abs(Double(steps) - from) > Double(Motion.farthestVisit) }

  /// The displacement at an instant.
  ///
  /// Before the end it never equals the target, whatever rounding does to the curve, so that a page
  /// counts as reached at exactly `end`.
  func displacement(at instant: Duration) -> Double {
    let target = Double(steps)
    guard instant < end else { return target }
    guard instant > began else { return from }
    let progress = transition.easing.value(at: (instant - began) / transition.duration)
    let reached = from + (target - from) * progress
    if target > from { return min(reached, target.nextDown) }
    if target < from { return max(reached, target.nextUp) }
    return target
  }

  /// The first whole nanosecond after `start` at which `condition` holds, by bisection.
  ///
  /// The curve is monotone, so a condition on the displacement switches at most once. The answer
  /// depends on the motion alone, never on how time was cut into steps.
  func firstInstant(after start: Duration, where condition: (Double) -> Bool) -> Duration? {
    guard start < end, condition(displacement(at: end)) else { return nil }
    var low: Int64 = 0
    var high = (end - start).wholeNanoseconds
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if condition(displacement(at: start + .nanoseconds(middle))) {
        high = middle
      } else {
        low = middle
      }
    }
    return min(start + .nanoseconds(high), end)
  }
}

extension Duration {
  /// The length in nanoseconds, rounded up.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let billionth: Int64 = 1_000_000_000
    return seconds * billionth + (attoseconds + billionth - 1) / billionth
  }
}
