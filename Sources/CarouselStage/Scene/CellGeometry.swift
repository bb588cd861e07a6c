public import CarouselEngine

/// How the cells of a terminal lie in the plane of a layout.
///
/// Layouts measure in points, as the originals do, and a point is as wide as it is high: so a wheel is
/// round, and an eye 500 points away stands as near as on a telephone. A cell is twice as high as it is
/// wide. Both lengths are powers of two, so that nothing is lost on the way.
public enum CellGeometry {
  /// How wide a cell is, in points.
  public static let columnPoints = 8.0
  /// How high a cell is, in points.
  public static let rowPoints = 16.0

  /// The size of so many cells, in points.
  public static func points(columns: Int, rows: Int) -> LayoutSize {
    LayoutSize(width: Double(columns) * columnPoints, height: Double(rows) * rowPoints)
  }

  /// The nearest whole number of cells to a size in points.
  public static func cells(_ size: LayoutSize) -> (columns: Int, rows: Int) {
    (Int((size.width / columnPoints).rounded()), Int((size.height / rowPoints).rounded()))
  }

  /// What a transform does, told in cells; depths are in columns.
  public static func inCells(_ transform: Transform) -> Transform {
    transform.inUnits(x: columnPoints, y: rowPoints, z: columnPoints)
  }
}
