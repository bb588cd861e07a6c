internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage

/// The four sides of a card as they are seen: a convex quadrilateral in cells.
///
/// A card that is not turned covers whole columns, and whole rows while nothing moves, half rows
/// otherwise. One that is turned covers parts of cells.
struct CardOutline: Hashable, Sendable {
  /// How a card is drawn.
  struct Manner: Hashable, Sendable {
    /// Whether cells are drawn in parts, as block characters do it.
    var hasParts = false
    /// Whether nothing moves.
    var isResting = false
    /// Whether the corners of a high card are cut.
    var cutsCorners = false
  }

  /// The sides, from the upper left of the viewport, where they are drawn.
  let quad: Quad
  /// The cells that it covers: of a card that is not turned those covered whole, else also those of
  /// which it covers a part.
  let box: CellRect
  /// Whether all sides are horizontal or vertical.
  let isUpright: Bool
  /// Whether a quarter of a cell is missing at each corner.
  let isCut: Bool
  private let hasParts: Bool

  /// The limit of card coordinates; no frame is larger.
  private static let limit = SIMD2(repeating: 1e6)
  /// The rows from which a card has its corners cut.
  private static let leastCutRows = 8

  /// Projects a card; nil when a part of it is behind the eye, or when it covers no cell.
  init?(of placement: Placement, in viewport: CellRect, _ manner: Manner = Manner()) {
    hasParts = manner.hasParts
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
    let seen = Quad(corners: corners)
    isUpright = seen.isUpright
    let halves = manner.hasParts && !manner.isResting
    quad = isUpright ? seen.snapped(toHalfRows: halves, in: viewport) : seen
    box = isUpright ? quad.wholeCells : hasParts ? quad.touchedCells : quad.nearestCells
    isCut = manner.cutsCorners && isUpright && box.rows >= Self.leastCutRows && box.columns > 2
    guard !box.isEmpty else { return nil }
  }

  /// The cells of a row that are covered whole.
  func columns(inRow row: Int) -> Range<Int> {
    guard isUpright else {
      return hasParts ? RowCoverage(of: quad, row: row).whole : quad.columns(inRow: row)
    }
    guard box.rowRange.contains(row) else { return 0..<0 }
    let isAtCorner =
      isCut && (Double(row) == quad.low.y || Double(row + 1) == quad.high.y)
    return isAtCorner ? box.column + 1..<box.columnRange.upperBound - 1 : box.columnRange
  }

  /// The largest rectangle inside with the aspect ratio of the box, around the middle.
  ///
  /// Of a card that is not turned that is the box.
  var inside: CellRect {
    guard !isUpright else { return box }
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
    let (low, high) = (middle - part * half, middle + part * half)
    return Quad(left: low.x, top: low.y, right: high.x, bottom: high.y).nearestCells
  }
}

extension Quad {
  /// The border between two half rows that is nearest to a place, counted in half rows.
  static func halfRow(_ place: Double) -> Int { border(2 * place) }

  /// An upright quadrilateral on borders of cells.
  ///
  /// What is to the left of the middle of the viewport is rounded as its mirror image is.
  fileprivate func snapped(toHalfRows: Bool, in viewport: CellRect) -> Quad {
    let width = viewport.columns
    func column(_ place: Double) -> Double {
      let isLeft = place < Double(width) / 2
      return Double(isLeft ? width - Quad.border(Double(width) - place) : Quad.border(place))
    }
    func row(_ place: Double) -> Double {
      toHalfRows ? Double(Quad.halfRow(place)) / 2 : Double(Quad.border(place))
    }
    return Quad(left: column(low.x), top: row(low.y), right: column(high.x), bottom: row(high.y))
  }

  /// The cells that an upright quadrilateral covers, to the nearest border between columns; rows
  /// that it covers by half are not among them.
  fileprivate var wholeCells: CellRect {
    let (left, right) = (Quad.border(low.x), Quad.border(high.x))
    // Half a row, and a little for the digits that are lost.
    let (top, bottom) = (Int((low.y - 0.25).rounded(.up)), Int((high.y + 0.25).rounded(.down)))
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The cells between the borders that are nearest to its sides.
  fileprivate var nearestCells: CellRect {
    let (left, right) = (Quad.border(low.x), Quad.border(high.x))
    let (top, bottom) = (Quad.border(low.y), Quad.border(high.y))
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The cells of which it covers something.
  fileprivate var touchedCells: CellRect {
    let (left, top) = (Int(low.x.rounded(.down)), Int(low.y.rounded(.down)))
    let (right, bottom) = (Int(high.x.rounded(.up)), Int(high.y.rounded(.up)))
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }
}
