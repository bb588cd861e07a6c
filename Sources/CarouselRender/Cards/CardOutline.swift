internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// The four sides of a card as they are seen: a convex quadrilateral in cells.
struct CardOutline: Hashable, Sendable {
  /// The corners in order around the card, from the upper left of the viewport.
  private let corners: [SIMD2<Double>]
  /// The cells that the outline covers, to the nearest border between cells; where cells are drawn by
  /// half, the rows that it covers whole.
  let box: CellRect
  /// Whether cells that the card covers by half are drawn by half.
  let hasHalfCells: Bool

  /// No card reaches farther than this; a frame does not either.
  private static let limit = 1e6

  /// Projects a card; nil when a part of it lies behind the eye, or when it covers no cell.
  init?(of placement: Placement, in viewport: Region, hasHalfCells: Bool = false) {
    self.hasHalfCells = hasHalfCells
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
    box = CardOutline.cells(
      from: SIMD2(columns.min() ?? 0, rows.min() ?? 0),
      to: SIMD2(columns.max() ?? 0, rows.max() ?? 0), hasHalfCells: hasHalfCells)
    guard !box.isEmpty else { return nil }
  }

  /// The cells between two corners.
  private static func cells(
    from low: SIMD2<Double>, to high: SIMD2<Double>, hasHalfCells: Bool
  ) -> CellRect {
    let (left, right) = (border(low.x), border(high.x))
    // A half counts as covered when its middle is.
    let top = hasHalfCells ? Int((low.y - 0.25).rounded(.up)) : border(low.y)
    let bottom = hasHalfCells ? Int((high.y + 0.25).rounded(.down)) : border(high.y)
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The border between two cells that is nearest to a place.
  static func border(_ place: Double) -> Int { Int((place + 0.5).rounded(.down)) }

  /// The cells of a row that are covered whole.
  func columns(inRow row: Int) -> Range<Int> {
    guard hasHalfCells else { return columns(inRow: row, at: 0.5) }
    let (upper, lower) = halves(ofRow: row)
    return upper.clamped(to: lower)
  }

  /// The cells of a row of whose upper, and of whose lower half the middle is covered.
  func halves(ofRow row: Int) -> (upper: Range<Int>, lower: Range<Int>) {
    (columns(inRow: row, at: 0.25), columns(inRow: row, at: 0.75))
  }

  /// The cells of a row that lie inside at a height of it, 0 being its upper edge and 1 the lower one.
  private func columns(inRow row: Int, at height: Double) -> Range<Int> {
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

  /// Whether the card is not turned: its sides are those of its box.
  var isUpright: Bool {
    zip(corners, corners[1...] + corners[..<1]).allSatisfy { $0.x == $1.x || $0.y == $1.y }
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
    return CardOutline.cells(
      from: middle - part * half, to: middle + part * half, hasHalfCells: hasHalfCells)
  }
}
