internal import CarouselGrid
internal import TerminalCells

/// Two pages, one of which replaces the other word by word and, where neither has words, cell by
/// cell.
///
/// Words of both that touch or overlap are replaced together, so that each one on the screen is
/// whole. Letters made of blocks have gaps: parts that are at most two columns and one row apart count
/// as one word.
struct WordScatter {
  /// Neighbouring cells of a row that are blank on neither page.
  private struct Run {
    let row: Int
    let columns: Range<Int>
    /// Whether some of them are blocks.
    let hasBlocks: Bool
    /// The run with which this one is replaced, by its number; the first one has its own.
    var first: Int
  }

  private let earlier: Frame
  private let later: Frame
  /// In reading order.
  private var runs: [Run] = []

  /// The columns that may be between two parts of a word made of blocks; of rows it is one.
  private static let gap = 2

  /// - Precondition: The pages have the same size.
  /// - Complexity: O(cells).
  init(_ earlier: Frame, _ later: Frame) {
    precondition(earlier.size == later.size, "the pages are in the same place")
    (self.earlier, self.later) = (earlier, later)
    findRuns()
    joinBlocks()
  }

  private mutating func findRuns() {
    for row in 0..<earlier.size.rows {
      var start: Int?
      var hasBlocks = false
      for column in 0..<earlier.size.columns {
        let (one, other) = (earlier[column, row], later[column, row])
        if one.isBlank, other.isBlank {
          add(row, start, column, hasBlocks)
          (start, hasBlocks) = (nil, false)
        } else {
          start = start ?? column
          hasBlocks = hasBlocks || one.isBlock || other.isBlock
        }
      }
      add(row, start, earlier.size.columns, hasBlocks)
    }
  }

  private mutating func add(_ row: Int, _ start: Int?, _ end: Int, _ hasBlocks: Bool) {
    guard let start else { return }
    runs.append(Run(row: row, columns: start..<end, hasBlocks: hasBlocks, first: runs.count))
  }

  private mutating func joinBlocks() {
    for number in runs.indices where runs[number].hasBlocks {
      let (row, columns) = (runs[number].row, runs[number].columns)
      let near = columns.lowerBound - Self.gap - 1..<columns.upperBound + Self.gap + 1
      for next in number + 1..<runs.count {
        let (below, others) = (runs[next].row, runs[next].columns)
        guard below <= row + 2, below < row + 2 || others.lowerBound < near.upperBound else {
          break
        }
        if runs[next].hasBlocks, others.overlaps(near) { join(number, next) }
      }
    }
    // Each run comes after its first one.
    for number in runs.indices { runs[number].first = runs[runs[number].first].first }
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (root(of: one), root(of: other))
    runs[max(one, other)].first = min(one, other)
  }

  private func root(of number: Int) -> Int {
    var number = number
    while runs[number].first != number { number = runs[number].first }
    return number
  }

  /// What is seen when a fraction of the way is done.
  ///
  /// - Complexity: O(cells).
  func frame(at fraction: Double) -> Frame {
    var result = earlier
    var number = 0
    for row in 0..<earlier.size.rows {
      var column = 0
      /// Where the cells of the later page begin that have not been copied.
      var start: Int?
      while column < earlier.size.columns {
        var (end, place) = (column + 1, (column: column, row: row))
        if number < runs.count, runs[number].row == row,
          runs[number].columns.lowerBound == column
        {
          let first = runs[runs[number].first]
          (end, place) = (
            runs[number].columns.upperBound, (first.columns.lowerBound, first.row)
          )
          number += 1
        }
        if scatter(place.column, place.row) < fraction {
          start = start ?? column
        } else {
          copy(row, start, column, to: &result)
          start = nil
        }
        column = end
      }
      copy(row, start, earlier.size.columns, to: &result)
    }
    return result
  }

  private func copy(_ row: Int, _ start: Int?, _ end: Int, to frame: inout Frame) {
    guard let start else { return }
    let cells = CellRect(column: start, row: row, columns: end - start, rows: 1)
    frame.copy(later, region: cells, toColumn: start, row: row)
  }
}

/// When a cell appears, 0..<1: scattered evenly, and the same whenever it is asked.
///
/// The finalizer of MurmurHash3 on the cell's place.
private func scatter(_ column: Int, _ row: Int) -> Double {
  var hash = UInt32(truncatingIfNeeded: column) &* 0x9E37_79B1
  hash ^= UInt32(truncatingIfNeeded: row) &* 0x85EB_CA77
  hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
  hash = (hash ^ hash >> 13) &* 0xC2B2_AE35
  hash ^= hash >> 16
  return Double(hash) / 4_294_967_296
}

extension Cell {
  /// Whether it is a part of a letter or a picture that is made of blocks: of halves and quarters,
  /// sextants or octants.
  fileprivate var isBlock: Bool {
    guard let scalar else { return false }
    return switch scalar.value {
    case 0x2580...0x259F, 0x1FB00...0x1FB9F, 0x1CD00...0x1CDE5: true
    default: false
    }
  }
}
