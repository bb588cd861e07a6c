/// A convex quadrilateral in cells.
struct Quad: Hashable, Sendable {
  /// The corners in order around it.
  let corners: [SIMD2<Double>]

  var low: SIMD2<Double> { corners.reduce(.init(repeating: .infinity)) { pointwiseMin($0, $1) } }
  var high: SIMD2<Double> { corners.reduce(.init(repeating: -.infinity)) { pointwiseMax($0, $1) } }

  /// The border between two cells that is nearest to a place.
  static func border(_ place: Double) -> Int { Int((place + 0.5).rounded(.down)) }

  /// The corners of a rectangle.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    corners = [
      SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom),
    ]
  }

  init(corners: [SIMD2<Double>]) { self.corners = corners }

  /// Where the quadrilateral begins and ends at a height, or nil where it is not.
  func extent(atHeight height: Double) -> ClosedRange<Double>? {
    extent(at: height) {
      $0.y
    } of: {
      $0.x
    }
  }

  /// Where it begins and ends, from top to bottom, at a distance from the left.
  func extent(atColumn column: Double) -> ClosedRange<Double>? {
    extent(at: column) {
      $0.x
    } of: {
      $0.y
    }
  }

  private func extent(
    at place: Double, along: (SIMD2<Double>) -> Double, of value: (SIMD2<Double>) -> Double
  ) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let (from, to) = (along(corner), along(next))
      guard min(from, to) <= place, max(from, to) >= place else { continue }
      let (one, other) = (value(corner), value(next))
      // A side that lies in the line is all of it there.
      let ends =
        from == to ? (one, other) : (one, one + (other - one) * (place - from) / (to - from))
      low = min(low, ends.1, from == to ? ends.0 : ends.1)
      high = max(high, ends.1, from == to ? ends.0 : ends.1)
    }
    return low <= high ? low...high : nil
  }

  /// The cells of a row whose middle is inside.
  func columns(inRow row: Int) -> Range<Int> {
    guard let extent = extent(atHeight: Double(row) + 0.5) else { return 0..<0 }
    return Quad.border(extent.lowerBound)..<Quad.border(extent.upperBound)
  }

  /// Whether all sides are horizontal or vertical.
  var isUpright: Bool {
    zip(corners, corners[1...] + corners[..<1]).allSatisfy { $0.x == $1.x || $0.y == $1.y }
  }
}
