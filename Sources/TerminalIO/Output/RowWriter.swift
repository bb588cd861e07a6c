internal import CarouselGrid
internal import TerminalCells

/// Writes changed runs of a frame's rows, by whatever means takes the fewest bytes.
struct RowWriter {
  let frame: Frame
  let features: TerminalFeatures
  /// The first column of each row from where on it holds nothing but one kind of blank.
  private let tails: [Int]

  init(frame: Frame, features: TerminalFeatures) {
    self.frame = frame
    self.features = features
    tails = (0..<frame.size.rows).map(frame.firstOfTail)
  }

  /// Writes runs that are in order.
  func write(_ runs: [FrameDelta.Run], with pen: inout ANSIPen) {
    var previous: FrameDelta.Run?
    var erasedRow: Int?
    for run in runs where run.row != erasedRow {
      if let previous, previous.row == run.row, previous.columns.upperBound == pen.column {
        let gap = previous.columns.upperBound..<run.columns.lowerBound
        if canBridge(gap, row: run.row, pen) {
          for column in gap { pen.write(cell(column, run.row), of: frame) }
        }
      }
      if write(run, with: &pen) { erasedRow = run.row }
      previous = run
    }
  }

  private func cell(_ column: Int, _ row: Int) -> Cell {
    frame.cells[row * frame.size.columns + column]
  }

  /// Whether writing unchanged cells again takes no more bytes than stepping over them.
  private func canBridge(_ gap: Range<Int>, row: Int, _ pen: ANSIPen) -> Bool {
    let limit = pen.costOfMoving(by: gap.count)
    guard gap.count <= limit else { return false }
    return gap.allSatisfy { column in
      let cell = cell(column, row)
      guard let scalar = cell.scalar, scalar.isASCII else { return false }
      return cell.style == pen.style
    }
  }

  /// Writes one run, and returns whether it erased the rest of its row.
  private func write(_ run: FrameDelta.Run, with pen: inout ANSIPen) -> Bool {
    var column = run.columns.lowerBound
    while column < run.columns.upperBound {
      let cell = cell(column, run.row)
      if cell.isTrailingHalf {
        column += 1
        continue
      }
      pen.move(toColumn: column, row: run.row)
      if column >= tails[run.row], run.columns.upperBound - column > 3, pen.canErase(to: cell) {
        pen.eraseToEndOfRow(style: cell.style)
        return true
      }
      let count = repetitions(of: cell, from: column, in: run)
      if count > Self.erasedAtLeast, pen.canErase(to: cell) {
        pen.erase(count, style: cell.style)
      } else {
        pen.write(cell, of: frame)
        guard isWorthRepeating(cell, count: count) else {
          column += 1
          continue
        }
        pen.repeatCharacter(count - 1, in: frame)
      }
      column += count
    }
    return false
  }

  /// Blanks worth an erase and the cursor move that may follow: five bytes each.
  static let erasedAtLeast = 10

  private func repetitions(of cell: Cell, from column: Int, in run: FrameDelta.Run) -> Int {
    guard !cell.isWide else { return 1 }
    var end = column + 1
    while end < run.columns.upperBound, self.cell(end, run.row) == cell { end += 1 }
    return end - column
  }

  private func isWorthRepeating(_ cell: Cell, count: Int) -> Bool {
    guard features.contains(.repetition), let scalar = cell.scalar, !cell.isWide,
      !cell.hasDoubtfulWidth
    else { return false }
    return (count - 1) * UTF8.width(scalar) > 5
  }
}

extension Frame {
  /// The first column from where on a row holds nothing but one kind of blank.
  func firstOfTail(of row: Int) -> Int {
    let cells = self.cells[row * size.columns..<(row + 1) * size.columns]
    guard let last = cells.last, last.isBlank else { return size.columns }
    return cells.lastIndex { $0 != last }.map { $0 + 1 - cells.startIndex } ?? 0
  }
}
