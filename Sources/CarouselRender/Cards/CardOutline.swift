internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage

/// The four sides of a card as they are seen: a convex quadrilateral in cells.
struct CardOutline: Hashable, Sendable {
  /// The sides, from the upper left of the viewport.
  let quad: Quad
  /// The cells that the outline covers, to the nearest border between cells; where cells are drawn
  /// by half, the rows that it covers whole.
  let box: CellRect
  /// Whether cells that the card covers by half are drawn by half.
  let hasHalfCells: Bool

  /// The limit of card coordinates; no frame is larger.
  private static let limit = SIMD2(repeating: 1e6)

  /// Projects a card; nil when a part of it is behind the eye, or when it covers no cell.
  init?(of placement: Placement, in viewport: CellRect, hasHalfCells: Bool = false) {
    self.hasHalfCells = hasHalfCells
    let (halfWidth, halfHeight) = (Double(placement.columns) / 2, Double(placement.rows) / 2)
    let middle = SIMD2(Double(viewport.columns) / 2, Double(viewport.rows) / 2)
    let signs: [(Double, Double)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    let corners = signs.compactMap { sign -> SIMD2<Double>? in
      let point = placement.transform.projected(x: sign.0 * halfWidth, y: sign.1 * halfHeight)
      guard let point, point.x.isFinite, point.y.isFinite else { return nil }
      return (middle + SIMD2(point.x, point.y))
        .clamped(lowerBound: -Self.limit, upperBound: Self.limit)
    }
    guard corners.count == 4 else { return nil }
    quad = Quad(corners: corners)
    box = CardOutline.cells(from: quad.low, to: quad.high, hasHalfCells: hasHalfCells)
    guard !box.isEmpty else { return nil }
  }

  /// The cells between two corners.
  private static func cells(
    from low: SIMD2<Double>, to high: SIMD2<Double>, hasHalfCells: Bool
  ) -> CellRect {
    let (left, right) = (Quad.border(low.x), Quad.border(high.x))
    // A half counts as covered when its middle is.
    let top = hasHalfCells ? Int((low.y - 0.25).rounded(.up)) : Quad.border(low.y)
    let bottom = hasHalfCells ? Int((high.y + 0.25).rounded(.down)) : Quad.border(high.y)
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The cells of a row that are covered whole.
  func columns(inRow row: Int) -> Range<Int> {
    guard hasHalfCells else { return quad.columns(inRow: row, at: 0.5) }
    let (upper, lower) = quad.halves(ofRow: row)
    return upper.clamped(to: lower)
  }

  /// The largest rectangle inside with the aspect ratio of the box, around the middle.
  ///
  /// Of a card that is not turned that is the box.
  var inside: CellRect {
    let middle = quad.corners.reduce(SIMD2<Double>.zero, +) / 4
    let half = SIMD2(Double(box.columns), Double(box.rows)) / 2
    var part = 1.0
    for (index, corner) in quad.corners.enumerated() {
      let side = quad.corners[(index + 1) % 4] - corner
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
