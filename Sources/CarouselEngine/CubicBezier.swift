/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
/// With all control coordinates in 0…1 both x and y grow with the parameter, so the function exists
/// and is monotone. Formula: `B(t) = 3(1-t)²t·p1 + 3(1-t)t²·p2 + t³` (CSS Easing Functions, level 1).
struct CubicBezier {
  private let x: Polynomial
  private let y: Polynomial

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    x = Polynomial(first: unit(x1), second: unit(x2))
    y = Polynomial(first: unit(y1), second: unit(y2))
  }

  /// The height of the curve above `target`, by bisection.
  ///
  /// Newton's method is faster but oscillates where the slope vanishes; 53 halvings give every bit
  /// of the parameter and the same answer on every machine.
  func y(atX target: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if x.value(at: middle) < target { low = middle } else { high = middle }
    }
    return y.value(at: high)
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
  }
}
