/// A convex quadrilateral in cells.
struct Quad: Hashable, Sendable {
  /// The corners in order around it.
  let corners: [SIMD2<Double>]

  var low: SIMD2<Double> { corners.reduce(.init(repeating: .infinity)) { pointwiseMin($0, $1) } }
  var high: SIMD2<Double> { corners.reduce(.init(repeating: -.infinity)) { pointwiseMax($0, $1) } }

  /// The border between two cells that is nearest to a place.
  static func border(_ place: Double) -> Int { Int((place + 0.5).rounded(.down)) }

  /// The cells of a row that are inside, at a height within the row: 0 is its upper edge and 1 the
  /// lower one.
  func columns(inRow row: Int, at height: Double) -> Range<Int> {
    let height = Double(row) + height
    var (left, right) = (Double.infinity, -Double.infinity)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      guard min(corner.y, next.y) <= height, max(corner.y, next.y) >= height else { continue }
      if corner.y == next.y {
        left = min(left, corner.x, next.x)
        right = max(right, corner.x, next.x)
      } else {
        let place = corner.x + (next.x - corner.x) * (height - corner.y) / (next.y - corner.y)
        left = min(left, place)
        right = max(right, place)
      }
    }
    guard left <= right else { return 0..<0 }
    return Quad.border(left)..<Quad.border(right)
  }

  /// The cells of a row of whose upper, and of whose lower half the middle is covered.
  func halves(ofRow row: Int) -> (upper: Range<Int>, lower: Range<Int>) {
    (columns(inRow: row, at: 0.25), columns(inRow: row, at: 0.75))
  }

  /// Whether all sides are horizontal or vertical.
  var isUpright: Bool {
    zip(corners, corners[1...] + corners[..<1]).allSatisfy { $0.x == $1.x || $0.y == $1.y }
  }
}
