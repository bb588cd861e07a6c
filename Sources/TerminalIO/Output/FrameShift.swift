internal import CarouselGrid
internal import TerminalCells

/// A move of what a terminal shows, by whole cells.
struct FrameShift: Hashable, Sendable {
  enum Axis: Hashable, Sendable {
    case columns
    case rows
  }

  var axis: Axis
  /// How far the content moves, never 0: to the right or down when positive.
  var distance: Int
}

/// A move of some rows or of parts of them, ready to be sent.
struct ShiftPlan {
  let shift: FrameShift
  /// One area when it moves by rows; one for each row when it moves by columns.
  let areas: [CellRect]

  /// Sends the move and gives the cells that the terminal shows after it.
  ///
  /// The pen has the default style while it moves, so that what opens is blank on terminals that
  /// fill it with the pen's background and on those that do not.
  func apply(to cells: [Cell], size: FrameSize, with pen: inout ANSIPen) -> [Cell] {
    pen.setStyle(Style())
    var result = cells
    for area in areas {
      switch shift.axis {
      case .columns: sendColumns(area, size: size, with: &pen)
      case .rows: sendRows(area, size: size, with: &pen)
      }
      move(area, of: cells, into: &result, size: size)
    }
    return result
  }

  /// Deletes cells at one end of the area and inserts as many at the other, so that what is to
  /// its right stays.
  private func sendColumns(_ area: CellRect, size: FrameSize, with pen: inout ANSIPen) {
    let count = abs(shift.distance)
    let end = area.columnRange.upperBound - count
    let isToTheRight = shift.distance > 0
    let deletion = isToTheRight ? end : area.column
    let insertion = isToTheRight ? area.column : end
    let reachesEdge = area.columnRange.upperBound == size.columns
    if !(isToTheRight && reachesEdge) {
      pen.move(toColumn: deletion, row: area.row)
      pen.bytes.appendControl(count, "P")
    }
    if isToTheRight || !reachesEdge {
      pen.move(toColumn: insertion, row: area.row)
      insert(count, before: size.columns - insertion, with: &pen)
    }
  }

  /// Inserts blanks before the rest of a row, never more at once than half of that rest.
  ///
  /// Of a longer insertion tmux up to 3.3 leaves old cells between what moves and what is erased.
  private func insert(_ count: Int, before rest: Int, with pen: inout ANSIPen) {
    let most = max(1, rest / 2)
    for start in stride(from: 0, to: count, by: most) {
      pen.bytes.appendControl(min(most, count - start), "@")
    }
  }

  private func sendRows(_ area: CellRect, size: FrameSize, with pen: inout ANSIPen) {
    let isPartial = area.rows < size.rows
    if isPartial { pen.bytes.appendControl(area.row + 1, area.rowRange.upperBound, "r") }
    pen.bytes.appendControl(abs(shift.distance), shift.distance > 0 ? "T" : "S")
    if isPartial {
      pen.bytes.appendText("\u{1B}[r")
      pen.forgetPosition()
    }
  }

  private func move(
    _ area: CellRect, of cells: [Cell], into result: inout [Cell], size: FrameSize
  ) {
    let columns = shift.axis == .columns ? shift.distance : 0
    let rows = shift.axis == .rows ? shift.distance : 0
    for row in area.rowRange {
      for column in area.columnRange {
        let source = (column: column - columns, row: row - rows)
        let isInside =
          area.columnRange.contains(source.column) && area.rowRange.contains(source.row)
        result[row * size.columns + column] =
          isInside ? cells[source.row * size.columns + source.column] : .blank()
      }
      guard shift.axis == .columns else { continue }
      markCutHalves(of: row, in: area, of: &result, size: size)
    }
  }

  /// Terminals differ in what becomes of the other half of a wide character cut in two.
  private func markCutHalves(
    of row: Int, in area: CellRect, of cells: inout [Cell], size: FrameSize
  ) {
    let start = row * size.columns
    let first = start + area.columnRange.lowerBound
    let last = start + area.columnRange.upperBound - 1
    if cells[first].isTrailingHalf { cells[first] = .unknown }
    if cells[last].isWide { cells[last] = .unknown }
  }
}
