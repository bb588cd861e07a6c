internal import CarouselDeck
internal import CarouselEngine
internal import TerminalCells

/// The four sides of a card as they are seen: a convex quadrilateral in cells.
struct CardOutline: Hashable, Sendable {
  /// The corners in order around the card, from the upper left of the viewport.
  private let corners: [SIMD2<Double>]
  /// The cells that the outline covers, to the nearest border between cells.
  let box: CellRect

  /// No card reaches farther than this; a frame does not either.
  private static let limit = 1e6

  /// Projects a card; nil when a part of it lies behind the eye, or when it covers no cell.
  init?(of placement: Placement, in viewport: Region) {
    let (halfWidth, halfHeight) = (Double(placement.columns) / 2, Double(placement.rows) / 2)
    let middle = SIMD2(Double(viewport.width) / 2, Double(viewport.height) / 2)
    let signs: [(Double, Double)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    corners = signs.compactMap { sign in
      let point = placement.transform.projected(x: sign.0 * halfWidth, y: sign.1 * halfHeight)
      guard let point, point.x.isFinite, point.y.isFinite else { return nil }
      let limits = (SIMD2(repeating: -Self.limit), SIMD2(repeating: Self.limit))
      return (middle + SIMD2(point.x, point.y)).clamped(lowerBound: limits.0, upperBound: limits.1)
    }
    guard corners.count == 4 else { return nil }
    let (columns, rows) = (corners.map(\.x), corners.map(\.y))
    let left = CardOutline.border(columns.min() ?? 0)
    let top = CardOutline.border(rows.min() ?? 0)
    box = CellRect(
      column: left, row: top, columns: CardOutline.border(columns.max() ?? 0) - left,
      rows: CardOutline.border(rows.max() ?? 0) - top)
    guard !box.isEmpty else { return nil }
  }

  /// The border between two cells that is nearest to a place.
  static func border(_ place: Double) -> Int { Int((place + 0.5).rounded(.down)) }

  /// The cells of a row of which the left and right borders at a height of it lie inside.
  ///
  /// - Parameter height: 0 is the upper edge of the row and 1 the lower one.
  func columns(inRow row: Int, at height: Double = 0.5) -> Range<Int> {
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
    return CardOutline.border(left)..<CardOutline.border(right)
  }

  /// The largest rectangle of the proportions of the box around the middle that lies inside.
  ///
  /// Of a card that is not turned that is the box.
  var inside: CellRect {
    let sum = corners.reduce(SIMD2<Double>.zero, +)
    let middle = sum / 4
    let half = SIMD2(Double(box.columns), Double(box.rows)) / 2
    var part = 1.0
    for (index, corner) in corners.enumerated() {
      let side = corners[(index + 1) % 4] - corner
      let normal = SIMD2(-side.y, side.x)
      let distance = abs((normal * (middle - corner)).sum())
      let reach = abs(normal.x) * half.x + abs(normal.y) * half.y
      if reach > 0 { part = min(part, distance / reach) }
    }
    // Cells are cut to whole ones: a box that is nearly all of it is it.
    guard part < 0.98 else { return box }
    let (low, high) = (middle - part * half, middle + part * half)
    let (left, top) = (CardOutline.border(low.x), CardOutline.border(low.y))
    return CellRect(
      column: left, row: top, columns: CardOutline.border(high.x) - left,
      rows: CardOutline.border(high.y) - top)
  }
}
