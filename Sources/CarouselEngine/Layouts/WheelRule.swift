/// Pages on a circle in the screen: `wheel`.
struct WheelRule: Hashable, Sendable {
  /// The radius r; negative when the hub lies above.
  var radius: Double
  /// The angle a for each page of distance; negative when the hub lies above.
  var step: Double

  /// How much nearer each next page lies, so that they have an order, as in iCarousel.
  private static let rise = 0.01

  /// Reads the options of a wheel.
  ///
  /// r is item × spacing × count / arc, so that the rim is as long as the pages.
  init(_ layout: Layout, itemExtent: Double, count: Int) {
    let sign = layout.type.isInverted ? -1.0 : 1.0
    radius = sign * Self.radius(of: layout, itemExtent: itemExtent, count: count)
    step = sign * (layout.options.angle ?? Self.arc(of: layout) / Double(count))
  }

  /// The radius of a wheel, without regard to which way it is turned.
  static func radius(of layout: Layout, itemExtent: Double, count: Int) -> Double {
    layout.options.radius ?? itemExtent * layout.spacing * Double(count) / arc(of: layout)
  }

  private static func arc(of layout: Layout) -> Double { layout.options.arc ?? 2 * .pi }

  /// Down by r, turned about z by a·o, up by r, and nearer by 0.01·o (iCarousel).
  func transform(at distance: Double) -> Transform {
    Transform(translationX: 0, y: radius)
      .rotated(by: step * distance, about: .z)
      .translated(y: -radius, z: distance * Self.rise)
  }
}
