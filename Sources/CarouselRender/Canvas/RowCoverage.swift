/// How much of each cell of a row a quadrilateral covers: sampled at eight heights, and in the left
/// and the right half of a cell.
struct RowCoverage: Hashable, Sendable {
  /// A sample for each height of a cell, the uppermost being the lowest bit.
  typealias Heights = UInt8

  /// Where the quadrilateral begins and ends at each height; an empty one where it is not.
  private let extents: [ClosedRange<Double>?]
  /// The cells that are covered whole.
  let whole: Range<Int>
  /// The cells of which something is covered.
  let touched: Range<Int>

  init(of quad: Quad, row: Int) {
    let extents = (0..<8).map { quad.extent(atHeight: Double(row) + (Double($0) + 0.5) / 8) }
    self.extents = extents
    let known = extents.compactMap(\.self)
    let left = known.reduce(Double.infinity) { min($0, $1.lowerBound) }
    let right = known.reduce(-Double.infinity) { max($0, $1.upperBound) }
    guard left < right else {
      (touched, whole) = (0..<0, 0..<0)
      return
    }
    touched = Int(left.rounded(.down))..<Int(right.rounded(.up))
    // The middles of both halves are covered at each height.
    let first = known.reduce(-Double.infinity) { max($0, $1.lowerBound) } - 0.25
    let last = known.reduce(Double.infinity) { min($0, $1.upperBound) } - 0.75
    let start = Int(first.rounded(.up))
    whole = known.count == 8 ? start..<max(start, Int(last.rounded(.down)) + 1) : start..<start
  }

  /// The heights at which the left and the right half of a cell are covered.
  func halves(ofColumn column: Int) -> (left: Heights, right: Heights) {
    var (left, right): (Heights, Heights) = (0, 0)
    for (bit, extent) in extents.enumerated() {
      guard let extent else { continue }
      if extent.contains(Double(column) + 0.25) { left |= 1 << bit }
      if extent.contains(Double(column) + 0.75) { right |= 1 << bit }
    }
    return (left, right)
  }
}
