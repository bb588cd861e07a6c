public import CarouselEngine

/// The geometry of terminal cells in the plane of a layout.
///
/// Layouts measure in points, as the originals do, and a point is as wide as it is high: so a wheel
/// is round, and an eye 500 points away is as near as on a telephone.
public struct CellGeometry: Hashable, Sendable {
  /// How wide a cell is, in points; above 0.
  public var columnPoints: Double
  /// How high a cell is, in points; above 0.
  public var rowPoints: Double

  /// A cell that is twice as high as it is wide, as most are.
  ///
  /// Both lengths are powers of two, so that conversions are exact.
  public static let standard = CellGeometry(columnPoints: 8, rowPoints: 16)

  /// A geometry of cells of some size.
  public init(columnPoints: Double, rowPoints: Double) {
    self.columnPoints = columnPoints
    self.rowPoints = rowPoints
  }

  /// How many columns are as long as a row is high.
  public var columnsPerRow: Double { rowPoints / columnPoints }

  /// The size of a number of cells, in points.
  public func points(columns: Int, rows: Int) -> LayoutSize {
    LayoutSize(width: Double(columns) * columnPoints, height: Double(rows) * rowPoints)
  }

  /// The nearest whole number of cells to a size in points.
  public func cells(_ size: LayoutSize) -> (columns: Int, rows: Int) {
    (Int((size.width / columnPoints).rounded()), Int((size.height / rowPoints).rounded()))
  }

  /// A transform in cells; depths are in columns.
  public func inCells(_ transform: Transform) -> Transform {
    transform.rescaled(x: columnPoints, y: rowPoints, z: columnPoints)
  }
}
