internal import CarouselGrid
internal import TerminalCells

/// Finds out whether the next frame is mostly the last one, moved.
///
/// A few rows, or a few columns of all rows, are compared at each distance; only the best one is
/// then priced for every row, against painting the changes where they are.
struct ShiftSearch {
  private let old: [Cell]
  private let new: Frame
  /// For each row the columns between its first and its last change; empty when nothing changes.
  private let changes: [Range<Int>]
  /// The rows in which a picture is shown or will be: no cell there may move, since terminals
  /// differ in whether a picture moves along.
  private let pictureRows: [Range<Int>]

  /// Below this many bytes a frame is not worth a search.
  private static let cheapFrame = 64
  private static let sampledRows = 8
  private static let sampledColumns = 24
  /// The rows after which a distance is dropped when next to nothing fits.
  private static let probedRows = 2

  private static func isHopeless(_ mismatches: Int, of cells: Int) -> Bool {
    mismatches > cells * 7 / 8
  }

  init(old: [Cell], pictures: [FramePicture] = [], new: Frame) {
    self.old = old
    self.new = new
    pictureRows = (pictures + new.pictures).map(\.cells.rowRange)
    let width = new.size.columns
    changes = (0..<new.size.rows).map { row in
      let start = row * width
      guard let first = (0..<width).first(where: { old[start + $0] != new.cells[start + $0] })
      else { return 0..<0 }
      var end = width
      while old[start + end - 1] == new.cells[start + end - 1] { end -= 1 }
      // An area never ends within a wide character.
      while end < width, old[start + end].isTrailingHalf || new.cells[start + end].isTrailingHalf {
        end += 1
      }
      return first..<end
    }
  }

  /// The cheapest move; nil when painting without one takes fewer bytes.
  mutating func best(trying hint: FrameShift?) -> ShiftPlan? {
    let costs = changes.indices.map { cost(of: $0, in: changes[$0]) { $0 } }
    let plain = costs.reduce(0, +)
    guard plain > Self.cheapFrame else { return nil }
    var best: (plan: ShiftPlan, cost: Int)?
    for (plan, cost) in [columnsPlan(costs, trying: hint), rowsPlan(costs, trying: hint)]
      .compactMap(\.self) where cost < best?.cost ?? plain
    {
      best = (plan, cost)
    }
    return best?.plan
  }
}

// MARK: - Price

extension ShiftSearch {
  /// Roughly the bytes that the changes within a range of a row take, with each cell compared to
  /// the old cell at the index that `source` gives; outside of the old cells there are blanks.
  private func cost(of row: Int, in columns: Range<Int>, source: (Int) -> Int?) -> Int {
    let start = row * new.size.columns
    var bytes = 0
    var style: Style?
    var isInRun = false
    var blanks = 0
    var tail: Int?
    for column in columns {
      let cell = new.cells[start + column]
      let before = source(start + column).map { old[$0] } ?? .blank()
      guard before != cell else {
        isInRun = false
        blanks = 0
        continue
      }
      blanks = cell.isBlank && style == cell.style ? blanks + 1 : 0
      // A run of blanks this long is erased at once.
      guard blanks < RowWriter.erasedAtLeast else { continue }
      if !isInRun { bytes += 6 }
      isInRun = true
      if style != cell.style {
        bytes += cell.style == Style() ? 3 : 18
        style = cell.style
      }
      if cell.isBlank {
        let first = tail ?? new.firstOfTail(of: row)
        tail = first
        // The rest of the row is erased, whatever it holds.
        if column >= first { return bytes + 3 }
      }
      bytes += cell.scalar?.isASCII ?? false ? 1 : 3
    }
    return bytes
  }
}

// MARK: - Along the rows

extension ShiftSearch {
  private func columnsPlan(_ costs: [Int], trying hint: FrameShift?) -> (ShiftPlan, Int)? {
    let changed = changes.indices.filter { row in
      changes[row].count > 1 && !pictureRows.contains { $0.contains(row) }
    }
    let step = max(1, changed.count / Self.sampledRows)
    // From the middle on, where a slide is rather than its surroundings.
    let middle = changed.count / 2
    let sample = stride(from: 0, to: changed.count, by: step).map {
      changed[($0 + middle) % changed.count]
    }
    guard let distance = bestColumns(sample, trying: hint) else { return nil }
    let shift = FrameShift(axis: .columns, distance: distance)
    var areas: [CellRect] = []
    var total = costs.reduce(0, +)
    for row in changed where abs(distance) < changes[row].count {
      let columns = changes[row]
      let isCertain = columns.allSatisfy {
        !old[row * new.size.columns + $0].hasDoubtfulWidth
      }
      guard isCertain else { continue }
      let moves = columns.upperBound == new.size.columns ? 11 : 20
      let moved = cost(of: row, in: columns) { index in
        let column = index - row * new.size.columns - distance
        return columns.contains(column) ? index - distance : nil
      }
      guard moved + moves < costs[row] else { continue }
      total += moved + moves - costs[row]
      areas.append(
        CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1))
    }
    return areas.isEmpty ? nil : (ShiftPlan(shift: shift, areas: areas), total)
  }

  private func bestColumns(_ rows: [Int], trying hint: FrameShift?) -> Int? {
    let widest = rows.map { changes[$0].count }.max() ?? 0
    let all = rows.reduce(0) { $0 + mismatches(ofRow: $1, distance: 0, limit: .max) }
    let probed = rows.prefix(Self.probedRows).reduce(0) { $0 + changes[$1].count }
    return bestDistance(below: widest, axis: .columns, trying: hint, limit: all * 3 / 4) {
      distance, limit in
      var count = 0
      for (position, row) in rows.enumerated() where count < limit {
        if position == Self.probedRows, Self.isHopeless(count, of: probed) { return limit }
        count += mismatches(ofRow: row, distance: distance, limit: limit - count)
      }
      return count
    }
  }

  private func mismatches(ofRow row: Int, distance: Int, limit: Int) -> Int {
    let start = row * new.size.columns
    var count = 0
    for column in changes[row] {
      let cell = new.cells[start + column]
      let isInside = changes[row].contains(column - distance)
      if isInside ? cell != old[start + column - distance] : cell != .blank() { count += 1 }
      if count >= limit { break }
    }
    return count
  }
}

// MARK: - Up and down

extension ShiftSearch {
  private func rowsPlan(_ costs: [Int], trying hint: FrameShift?) -> (ShiftPlan, Int)? {
    guard let first = changes.firstIndex(where: { !$0.isEmpty }),
      let last = changes.lastIndex(where: { !$0.isEmpty }), first < last
    else { return nil }
    let rows = first..<last + 1
    guard !pictureRows.contains(where: rows.overlaps), let distance = bestRows(rows, trying: hint)
    else { return nil }
    let width = new.size.columns
    let moved = rows.reduce(0) { total, row in
      total
        + cost(of: row, in: 0..<width) { index in
          rows.contains(row - distance) ? index - distance * width : nil
        }
    }
    let area = CellRect(column: 0, row: first, columns: width, rows: rows.count)
    let shift = FrameShift(axis: .rows, distance: distance)
    return (ShiftPlan(shift: shift, areas: [area]), moved + 16)
  }

  private func bestRows(_ rows: Range<Int>, trying hint: FrameShift?) -> Int? {
    let width = new.size.columns
    let step = max(1, width / Self.sampledColumns)
    let perRow = (width + step - 1) / step
    func mismatches(_ distance: Int, _ limit: Int) -> Int {
      // The rows that a move uncovers all count.
      var count = abs(distance) * perRow
      let covered = rows.clamped(to: rows.lowerBound + distance..<rows.upperBound + distance)
      for row in covered where count < limit {
        if distance != 0, row == covered.lowerBound + Self.probedRows,
          Self.isHopeless(count - abs(distance) * perRow, of: Self.probedRows * perRow)
        {
          return limit
        }
        for column in stride(from: row % step, to: width, by: step)
        where new.cells[row * width + column] != old[(row - distance) * width + column] {
          count += 1
        }
      }
      return count
    }
    let all = mismatches(0, .max)
    return bestDistance(
      below: rows.count, axis: .rows, trying: hint, limit: all * 3 / 4, mismatches)
  }

  /// The distance with the fewest mismatches, near ones and the last frame's first, so that the
  /// limit drops early; nil when none stays below the limit.
  private func bestDistance(
    below end: Int, axis: FrameShift.Axis, trying hint: FrameShift?, limit: Int,
    _ mismatches: (_ distance: Int, _ limit: Int) -> Int
  ) -> Int? {
    var best: Int?
    var limit = limit
    func attempt(_ distance: Int) {
      let count = mismatches(distance, limit)
      guard count < limit else { return }
      limit = count
      best = distance
    }
    if let hint, hint.axis == axis, abs(hint.distance) < end { attempt(hint.distance) }
    for distance in stride(from: 1, to: end, by: 1) where limit > 0 {
      attempt(distance)
      attempt(-distance)
    }
    return best
  }
}
