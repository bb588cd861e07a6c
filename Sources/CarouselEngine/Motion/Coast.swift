/// How a released content slows down: evenly, from the speed of the finger to a halt.
///
/// The figures are iCarousel's. With the speed `v` in pages a second, the distance `d` in pages and
/// the time `T` in seconds, the position at `t` is `v·t − (v/T)·t²/2`, which is `d` at `T = 2d/v`.
package struct Coast: Hashable, Sendable {
  /// Where it ends, as a displacement from the last rest, in pages.
  package let target: Double
  /// How long it takes.
  package let duration: Duration

  /// A release at most this fast, in pages a second, does not coast.
  package static let speedThreshold = 2.0
  /// A coast at most this long, in pages, does not take place.
  package static let distanceThreshold = 0.1
  /// Above this rate content glides so far that it counts as this one.
  ///
  /// A rate of 1 would glide for ever: at 0.999 a flick of 10 pages a second goes 167 pages.
  package static let highestRate = 0.999
  /// The rate is what remains of the speed after one of these parts of a second.
  private static let ticksPerSecond = 60.0

  /// How far content glides that nothing stops, in pages: `v / (60·(1 − rate))`.
  package static func distance(at velocity: Double, rate: Double) -> Double {
    velocity / (ticksPerSecond * (1 - min(max(0, rate), highestRate)))
  }

  /// Whether a release is a flick: fast and far enough to coast.
  package static func isFlick(at velocity: Double, rate: Double) -> Bool {
    abs(velocity) > speedThreshold && abs(distance(at: velocity, rate: rate)) > distanceThreshold
  }

  /// Whether a release that does not coast goes one page beyond the nearest all the same.
  ///
  /// - Parameters:
  ///   - velocity: The speed at the release, in pages a second.
  ///   - distance: The distance of the offset from the nearest page.
  package static func leadsOn(at velocity: Double, from distance: Double) -> Bool {
    abs(velocity) > speedThreshold && abs(distance) > distanceThreshold
  }

  /// The part of the way that is done after a part of the time.
  static func progress(at fraction: Double) -> Double { fraction * (2 - fraction) }

  /// The coast of a release, or nil where it does not lead away in its direction.
  ///
  /// - Parameters:
  ///   - start: The displacement at the release.
  ///   - velocity: The speed at the release, in pages a second.
  ///   - scroll: How the carousel answers to a finger.
  ///   - limit: Keeps a displacement within the ends and their slack.
  package init?(
    from start: Double, at velocity: Double, by scroll: Scroll, limit: (Double) -> Double
  ) {
    guard Coast.isFlick(at: velocity, rate: scroll.decelerationRate) else { return nil }
    let rounding: FloatingPointRoundingRule = velocity > 0 ? .up : .down
    let free = start + Coast.distance(at: velocity, rate: scroll.decelerationRate)
    let wanted =
      if scroll.isPaged {
        start.rounded(rounding)
      } else {
        scroll.stopsAtItem ? free.rounded(rounding) : free
      }
    target = limit(wanted)
    let distance = target - start
    guard distance != 0, (distance > 0) == (velocity > 0) else { return nil }
    duration = .seconds(abs(distance) / abs(0.5 * velocity))
  }
}
