/// Pages on a circle in the screen: `wheel`.
struct WheelRule: Hashable, Sendable {
  /// The radius r; negative when the hub is above.
  var radius: Double
  /// The angle a for each page of distance; negative when the hub is above.
  var step: Double

  /// How much nearer each next page is, so that they have an order, as in iCarousel.
  private static let rise = 0.01

  /// Reads the options of a wheel.
  ///
  /// r is item × spacing × count / arc, so that the rim is as long as the pages.
  init(_ layout: Layout, itemExtent: Double, count: Int) {
    let sign = layout.type.traits.isInverted ? -1.0 : 1.0
    let arc = layout.options.arc ?? 2 * .pi
    radius =
      sign * (layout.options.radius ?? itemExtent * layout.spacing * Double(count) / arc)
    step = sign * (layout.options.angle ?? arc / Double(count))
  }

  /// Down by r, turned about z by a·o, up by r, and nearer by 0.01·o (iCarousel).
  func transform(at distance: Double) -> Transform {
    Transform(translationX: 0, y: radius)
      .rotated(by: step * distance, about: .z)
      .translated(y: -radius, z: distance * Self.rise)
  }
}
