/// Pages that turn aside: `cover_flow` and `cover_flow2`.
struct CoverFlowRule: Hashable, Sendable {
  /// The length of an item w.
  var itemExtent: Double
  /// How far they turn, 1 being a right angle.
  var tilt: Double
  /// How far apart they are, in items.
  var spacing: Double

  init(_ layout: Layout, itemExtent: Double) {
    self.itemExtent = itemExtent
    tilt = layout.tilt
    spacing = layout.spacing
  }

  /// With c = clamp(o, −1, 1), how far a page has turned, or c by the toggle: x = (c·tilt/2 +
  /// o·spacing)·w, z = −|c|·w/2, turned about y by −c·tilt·π/2 (iCarousel).
  func transform(at distance: Double, turn: Double) -> Transform {
    Transform(
      translationX: (turn * 0.5 * tilt + distance * spacing) * itemExtent, y: 0,
      z: -abs(turn) * itemExtent * 0.5
    ).rotated(by: -turn * (.pi / 2) * tilt, about: .y)
  }

  /// How far a page of `cover_flow` has turned.
  static func turn(at distance: Double) -> Double { min(max(-1, distance), 1) }

  /// How far a page of `cover_flow2` has turned: one turns after the other (iCarousel).
  ///
  /// - Parameters:
  ///   - distance: The signed distance in pages.
  ///   - toggle: From the page before to the current one; see `Arrangement.toggle(at:)`.
  static func turn(at distance: Double, toggle: Double) -> Double {
    if toggle > 0 {
      if distance <= -0.5 { return -1 }
      if distance <= 0.5 { return -toggle }
      if distance <= 1.5 { return 1 - toggle }
    } else {
      if distance > 0.5 { return 1 }
      if distance > -0.5 { return -toggle }
      if distance > -1.5 { return -1 - toggle }
    }
    return turn(at: distance)
  }
}
