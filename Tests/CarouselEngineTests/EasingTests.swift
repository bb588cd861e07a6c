import CarouselEngine
import Testing

@Suite("Easing")
struct EasingTests {
  static let curves: [Easing] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .cubicInOut,
    .cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1), .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
    .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0),
    .cubicBezier(x1: 0.5, y1: 0, x2: 0.5, y2: 1),
  ]

  @Test("Every curve runs from 0 to 1 and never falls", arguments: curves)
  func monotone(easing: Easing) {
    #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
    #expect(easing.value(at: -3) == 0 && easing.value(at: 7) == 1)
    var last = 0.0
    for step in 1...10_000 {
      let value = easing.value(at: Double(step) / 10_000)
      #expect(value >= last - 1e-13 && value <= 1)
      last = value
    }
  }

  @Test(
    "The curve of iCarousel has its known values",
    arguments: [
      (0.1, 0.004), (0.2, 0.032), (0.25, 0.0625), (0.3, 0.108), (0.4, 0.256), (0.5, 0.5),
      (0.6, 0.744), (0.75, 0.9375), (0.9, 0.996),
    ])
  func cubic(fraction: Double, value: Double) {
    #expect(abs(Easing.cubicInOut.value(at: fraction) - value) < 1e-12)
  }

  @Test("A Bézier curve passes through its own points")
  func bezier() {
    // B(1/2) = (3 x1 + 3 x2 + 1) / 8, and the same for y.
    for (x1, y1, x2, y2) in [(0.25, 0.1, 0.25, 1.0), (0.42, 0, 0.58, 1), (0.9, 0.2, 0.1, 0.7)] {
      let easing = Easing.cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      let (x, y) = ((3 * x1 + 3 * x2 + 1) / 8, (3 * y1 + 3 * y2 + 1) / 8)
      #expect(abs(easing.value(at: x) - y) < 1e-12)
    }
    #expect(abs(Easing.easeInOut.value(at: 0.5) - 0.5) < 1e-15)
  }
}
