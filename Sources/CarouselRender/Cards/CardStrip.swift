internal import CarouselGrid
internal import TerminalCells

/// The part of a card at the side that no nearer card covers, and what fits there.
struct CardStrip: Hashable, Sendable {
  /// The largest rectangle that is seen.
  let area: CellRect
  /// The cells in which letters may be.
  private let letters: CellRect

  /// The blank columns between two texts, and between one of two and the edge.
  private static let spacing = 2

  /// - Parameters:
  ///   - box: What the card covers of the viewport.
  ///   - nearer: The cards in front of it.
  ///   - margin: The cells around those that their shadows take.
  ///   - letters: The cells in which letters may be: those inside of the margins of the screen,
  ///     and not of its indicator.
  init(
    of box: CellRect, under nearer: some Sequence<CellRect>, margin: Int, letters: CellRect
  ) {
    self.letters = letters
    area = nearer.reduce(box) { area, card in
      let shaded = CellRect(
        column: card.column - margin, row: card.row, columns: card.columns + 2 * margin,
        rows: card.rows + margin)
      return area.largestPart(outside: shaded)
    }
  }

  /// Where a line of text begins, or nil where it does not fit with a blank column on either side:
  /// in the middle, or as near to it as the margins allow.
  ///
  /// - Parameters:
  ///   - rows: How high its letters are.
  ///   - top: The row of the upper edge, which stays free.
  func place(ofWidth width: Int, rows: Int, avoiding top: Int) -> CellPosition? {
    let first = max(area.column + 1, letters.column)
    let last = min(area.columnRange.upperBound - 1, letters.columnRange.upperBound) - width
    guard width > 0, first <= last, let row = middleRow(of: rows, avoiding: top) else { return nil }
    let middle = area.column + (area.columns - width) / 2
    return CellPosition(column: min(max(middle, first), last), row: row)
  }

  /// Where two texts begin on one line, one at either end; nil where they do not fit.
  func places(ofWidths first: Int, _ second: Int, rows: Int, avoiding top: Int)
    -> (first: CellPosition, second: CellPosition)?
  {
    let spacing = Self.spacing
    let start = max(area.column + spacing, letters.column)
    let end = min(area.columnRange.upperBound - spacing, letters.columnRange.upperBound)
    guard first > 0, second > 0, start + first + spacing + second <= end,
      let row = middleRow(of: rows, avoiding: top)
    else { return nil }
    return (
      CellPosition(column: start, row: row), CellPosition(column: end - second, row: row)
    )
  }

  /// The first of some rows in the middle.
  private func middleRow(of rows: Int, avoiding top: Int) -> Int? {
    let middle = area.row + (area.rows - rows + 1) / 2
    let row = middle == top ? middle + 1 : middle
    let isInside = row >= max(area.row, letters.row)
    return isInside && row + rows <= min(area.rowRange.upperBound, letters.rowRange.upperBound)
      ? row : nil
  }
}

extension CellRect {
  /// The largest rectangle of this one that does not meet another one.
  fileprivate func largestPart(outside other: CellRect) -> CellRect {
    let common = intersection(other)
    guard !common.isEmpty else { return self }
    let parts = [
      CellRect(column: column, row: row, columns: common.column - column, rows: rows),
      CellRect(
        column: common.columnRange.upperBound, row: row,
        columns: columnRange.upperBound - common.columnRange.upperBound, rows: rows),
      CellRect(column: column, row: row, columns: columns, rows: common.row - row),
      CellRect(
        column: column, row: common.rowRange.upperBound, columns: columns,
        rows: rowRange.upperBound - common.rowRange.upperBound),
    ]
    return parts.reduce(parts[0]) { $1.size.area > $0.size.area ? $1 : $0 }
  }
}
