/// A curve from 0 to 1: how far a motion has come after a fraction of its time.
///
/// Every curve is monotone, so that a page is passed once and the time of its passing is one
/// number.
public enum Easing: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// CSS `ease`: `cubic_bezier(0.25 0.1 0.25 1)`.
  case ease
  /// CSS `ease-in`: `cubic_bezier(0.42 0 1 1)`.
  case easeIn
  /// CSS `ease-out`: `cubic_bezier(0 0 0.58 1)`.
  case easeOut
  /// CSS `ease-in-out`: `cubic_bezier(0.42 0 0.58 1)`.
  case easeInOut
  /// The curve of iCarousel's animated scroll: `(2t)³/2` up to the half, then `(2t-2)³/2 + 1`.
  case cubicInOut
  /// A Bézier curve from (0, 0) to (1, 1) with two control points, all four numbers in 0…1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// The value of the curve.
  ///
  /// - Parameter fraction: Elapsed time over duration; values outside 0…1 count as the nearer end.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .linear: return fraction
    case .ease: return CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1).y(atX: fraction)
    case .easeIn: return CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1).y(atX: fraction)
    case .easeOut: return CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1).y(atX: fraction)
    case .easeInOut: return CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(atX: fraction)
    case .cubicInOut:
      let doubled = fraction * 2
      if doubled < 1 { return 0.5 * doubled * doubled * doubled }
      let rest = doubled - 2
      return 0.5 * rest * rest * rest + 1
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).y(atX: fraction)
    }
  }
}
