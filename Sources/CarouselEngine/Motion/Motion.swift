/// A path between two offsets as a closed formula of elapsed time.
///
/// Offsets are displacements from the carousel's last rest, in pages. The end time is computed
/// once, when the motion begins, and stored.
struct Motion: Hashable, Sendable {
  /// How the way is spread over the time.
  enum Curve: Hashable, Sendable {
    /// By a curve of the author.
    case eased(Easing)
    /// Slowing down evenly to a halt, as after a flick.
    case coasting
    /// At an even speed in pages a second, to an end or for ever.
    case drifting(speed: Double)
  }

  /// Pages further away than this are not visited one by one: such a motion changes page once.
  ///
  /// A hundred pages in one transition of 400 ms are four milliseconds each, too short to see,
  /// while a jump over a million pages must not cost a million events.
  static let maximumVisits = 100

  /// A drift that is faster, in pages a second, reports its page only once in a `blink`.
  ///
  /// Such pages are passed as quickly as those of a far motion; at its greatest speed a drift
  /// passes more than a hundred million in an hour.
  private static let fastestVisit = Double(maximumVisits) / 0.4

  /// The time between two pages that a fast drift reports.
  private static let blink = Duration.milliseconds(4)

  private(set) var from: Double
  /// Where it ends: a whole number but for coasts past an end and scrolls to an offset.
  private(set) var target: Double
  let curve: Curve
  private(set) var began: Duration
  let duration: Duration
  let reason: ChangeReason

  var end: Duration { began + duration }

  /// Whether the pages on the way are passed without becoming current.
  var isFar: Bool {
    switch curve {
    case .drifting: false
    case .eased, .coasting: abs(target - from) > Double(Motion.maximumVisits)
    }
  }

  /// Whether it is a drift that reports its page from time to time, not at each page.
  var isFastDrift: Bool {
    if case .drifting(let speed) = curve { abs(speed) > Self.fastestVisit } else { false }
  }

  /// The next instant at which a fast drift reports its page.
  ///
  /// It is a whole number of blinks after the beginning, however time is cut into steps.
  func blink(after instant: Duration) -> Duration {
    let blinks = (max(.zero, instant - began) / Self.blink).rounded(.down) + 1
    let next = began + Self.blink * Int64(blinks)
    return next > instant ? next : next + Self.blink
  }

  /// The displacement at an instant.
  ///
  /// Before the end it never equals the target, whatever rounding does to the curve, so that a page
  /// counts as reached at exactly `end`.
  func displacement(at instant: Duration) -> Double {
    guard instant < end else { return target }
    guard instant > began else { return from }
    let reached =
      switch curve {
      case .eased(let easing): from + (target - from) * easing.value(at: fraction(at: instant))
      case .coasting: from + (target - from) * Coast.progress(at: fraction(at: instant))
      case .drifting(let speed): from + speed * ((instant - began) / .seconds(1))
      }
    if target > from { return min(reached, target.nextDown) }
    if target < from { return max(reached, target.nextUp) }
    return target
  }

  private func fraction(at instant: Duration) -> Double { (instant - began) / duration }

  /// The first whole nanosecond after `start` at which `condition` holds, by bisection.
  ///
  /// The curve is monotone, so a condition on the displacement switches at most once. The answer
  /// depends on the motion alone, never on how time was cut into steps.
  ///
  /// - Parameters:
  ///   - start: The instant after which to look.
  ///   - condition: What is to hold.
  func firstInstant(after start: Duration, where condition: (Double) -> Bool) -> Duration? {
    let limit = lastInstantToSearch(from: start)
    guard start < limit, condition(displacement(at: limit)) else { return nil }
    let first = (1..<(limit - start).wholeNanoseconds).partitionPoint {
      condition(displacement(at: start + .nanoseconds($0)))
    }
    return min(start + .nanoseconds(first), end)
  }

  /// A drift may last for ever, but passes the next page within two pages.
  private func lastInstantToSearch(from start: Duration) -> Duration {
    switch curve {
    case .eased, .coasting: end
    case .drifting(let speed): min(end, start + .seconds(2 / abs(speed)))
    }
  }

  /// The same motion, for a last rest that is `distance` pages further back.
  func seen(from distance: Double) -> Motion {
    var copy = self
    copy.from += distance
    copy.target += distance
    return copy
  }

  /// The same motion, later.
  func postponed(by gap: Duration) -> Motion {
    var copy = self
    copy.began += gap
    return copy
  }
}

extension Duration {
  /// The length in nanoseconds, rounded up.
  fileprivate var wholeNanoseconds: Int {
    let (seconds, attoseconds) = components
    let billionth: Int64 = 1_000_000_000
    return Int(seconds * billionth + (attoseconds + billionth - 1) / billionth)
  }
}
