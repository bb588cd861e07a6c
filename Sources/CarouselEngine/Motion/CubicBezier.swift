/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
/// With all control coordinates in 0…1 both x and y grow with the parameter, so the function exists
/// and is monotone. Formula: `B(t) = 3(1-t)²t·p1 + 3(1-t)t²·p2 + t³` (CSS Easing Functions, level
/// 1).
struct CubicBezier {
  private let x: Polynomial
  private let y: Polynomial

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    x = Polynomial(first: unit(x1), second: unit(x2))
    y = Polynomial(first: unit(y1), second: unit(y2))
  }

  /// The height of the curve above `target`.
  ///
  /// Newton's method, kept inside a bracket that halves whenever a step would leave it: where the
  /// slope vanishes Newton alone would wander off. Five steps are usual, and the answer is the same
  /// on every machine.
  func y(atX target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = target
    for _ in 0..<64 {
      let error = x.value(at: t) - target
      guard abs(error) > 1e-15 else { break }
      if error < 0 { low = t } else { high = t }
      let step = t - error / x.slope(at: t)
      t = step > low && step < high ? step : (low + high) / 2
      guard high - low > 1e-16 else { break }
    }
    return y.value(at: t)
  }

  /// One coordinate of the curve in powers of the parameter.
  private struct Polynomial {
    let linear: Double
    let square: Double
    let cube: Double

    init(first: Double, second: Double) {
      linear = 3 * first
      square = 3 * (second - first) - linear
      cube = 1 - linear - square
    }

    func value(at t: Double) -> Double { ((cube * t + square) * t + linear) * t }

    func slope(at t: Double) -> Double { (3 * cube * t + 2 * square) * t + linear }
  }
}
