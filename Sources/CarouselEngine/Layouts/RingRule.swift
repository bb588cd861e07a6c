/// Pages on a circle in depth: `rotary` and `cylinder`.
struct RingRule: Hashable, Sendable {
  /// The radius r; negative when the ring is seen from inside.
  var radius: Double
  /// The angle a for each page of distance; negative when the ring is seen from inside.
  var step: Double
  /// The angle that holds for all pages, where one was chosen.
  var fixedAngle: Double?

  /// How far in front of its surface the pages of a drum are, as iCarousel has it.
  private static let lift = 0.01

  /// Reads the options of a ring.
  ///
  /// r is half an item over tan(arc / 2 / count), so that neighbours touch; at least `floor`.
  init(_ layout: Layout, itemExtent: Double, count: Int, floor: Double) {
    let sign = layout.type.traits.isInverted ? -1.0 : 1.0
    let arc = layout.options.arc ?? 2 * .pi
    let half = itemExtent * layout.spacing / 2
    let natural = max(floor, half / Trigonometry.tangent(arc / 2 / Double(count)))
    radius = sign * (layout.options.radius ?? natural)
    step = sign * arc / Double(count)
    fixedAngle = layout.options.angle.map { sign * $0 }
  }

  /// On a `rotary` pages keep facing the viewer: x = r·sin a, z = r·cos a − r (iCarousel).
  func facing(at distance: Double) -> Transform {
    let angle = fixedAngle ?? distance * step
    return Transform(
      translationX: radius * Trigonometry.sine(angle), y: 0,
      z: radius * Trigonometry.cosine(angle) - radius)
  }

  /// On a `cylinder` they turn with it: back by r, turned by a, forward by r + 0.01 (iCarousel).
  func turned(at distance: Double) -> Transform {
    Transform(translationX: 0, y: 0, z: -radius)
      .rotated(by: fixedAngle ?? distance * step, about: .y)
      .translated(z: radius + Self.lift)
  }
}
