import CarouselEngine

/// A scene drawn with characters: the outlines of what is placed, each with the number of its page.
///
/// An outline is the thinner the less opaque a page is.
struct LayoutPicture {
  private static let columnPoints = 8.0
  private static let rowPoints = 16.0

  let columns: Int
  let rows: Int

  private typealias Point = (x: Double, y: Double)

  /// Draws what is visible at an offset, back to front.
  func text(of arrangement: Arrangement, at offset: Double) -> String {
    var grid = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    for placed in arrangement.visible(at: offset) {
      draw(placed, size: arrangement.itemSize, on: &grid)
    }
    return grid.map { row in
      var line = String(row)
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func draw(
    _ placed: Arrangement.PlacedPage, size: LayoutSize, on grid: inout [[Character]]
  ) {
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    let corners = [
      (-halfWidth, -halfHeight), (halfWidth, -halfHeight), (halfWidth, halfHeight),
      (-halfWidth, halfHeight),
    ].compactMap { placed.transform.projected(x: $0.0, y: $0.1) }
    guard corners.count == 4, let middle = placed.transform.projected(x: 0, y: 0) else { return }
    let outline: Character = placed.opacity > 0.75 ? "#" : placed.opacity > 0.35 ? "+" : "."
    for row in 0..<rows {
      for column in 0..<columns where contains(corners, column: column, row: row) {
        let isInside = [(-1, 0), (1, 0), (0, -1), (0, 1)].allSatisfy {
          contains(corners, column: column + $0.0, row: row + $0.1)
        }
        grid[row][column] = isInside ? " " : outline
      }
    }
    let column = Int((middle.x / Self.columnPoints + Double(columns) / 2).rounded(.down))
    let row = Int((middle.y / Self.rowPoints + Double(rows) / 2).rounded(.down))
    if grid.indices.contains(row), grid[row].indices.contains(column),
      contains(corners, column: column, row: row)
    {
      grid[row][column] = Character("\((placed.page + 1) % 10)")
    }
  }

  /// Whether the middle of a cell lies in a convex shape.
  private func contains(_ corners: [Point], column: Int, row: Int) -> Bool {
    let x = (Double(column) + 0.5 - Double(columns) / 2) * Self.columnPoints
    let y = (Double(row) + 0.5 - Double(rows) / 2) * Self.rowPoints
    let sides = corners.indices.map { index in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
