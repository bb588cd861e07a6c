internal import CarouselType

/// A disc, or a bar with round ends, in block characters.
struct DiscShape: Hashable, Sendable {
  /// Its rows from top to bottom.
  let rows: [String]

  /// The points of a dot of the block grid, of which a cell has two by two: half of a cell, which
  /// is eight points wide and sixteen high.
  private static let dot = (width: 4.0, height: 8.0)

  /// The shape that fills some cells.
  ///
  /// - Parameter isSmall: Whether it is a disc of half the size in the middle of the cells.
  init(columns: Int, rows: Int, isSmall: Bool = false) {
    let (width, height) = (
      Double(2 * columns) * Self.dot.width, Double(2 * rows) * Self.dot.height
    )
    // Half a point more, or nothing would be left of the smallest.
    let radius = min(width, height) / (isSmall ? 4 : 2) + 0.5
    func isInside(_ x: Int, _ y: Int) -> Bool {
      let along = abs((Double(x) + 0.5) * Self.dot.width - width / 2)
      let across = abs((Double(y) + 0.5) * Self.dot.height - height / 2)
      let (right, down) =
        isSmall ? (0, 0) : (max(0, width / 2 - radius), max(0, height / 2 - radius))
      let (dx, dy) = (max(0, along - right), max(0, across - down))
      return dx * dx + dy * dy <= radius * radius
    }
    self.rows = (0..<rows).map { row in
      var line = String.UnicodeScalarView()
      for column in 0..<columns {
        var mask: UInt8 = 0
        for bit in 0..<4 where isInside(2 * column + bit % 2, 2 * row + bit / 2) {
          mask |= 1 << bit
        }
        line.append(BlockSet.quadrants.scalar(mask))
      }
      return String(line)
    }
  }
}
