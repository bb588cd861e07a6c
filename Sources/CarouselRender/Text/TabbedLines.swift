/// Lines cut at their tab stops: runs of two and more blanks.
struct TabbedLines {
  /// The parts of each line, its indentation with the first.
  private(set) var rows: [[Substring]] = []
  /// The fewest blanks that are written before each column; 0 for the first.
  private(set) var blanks: [Int] = []

  init(_ lines: some Sequence<Substring>) {
    for line in lines { add(line) }
  }

  /// Whether there is more than one column.
  var hasColumns: Bool { blanks.count > 1 }

  private mutating func add(_ line: Substring) {
    var row: [Substring] = []
    var from = line.startIndex
    // The blanks before the part that is being read.
    var before = 0
    var index = line.firstIndex { $0 != " " } ?? line.endIndex
    while index < line.endIndex {
      let end = line[index...].firstIndex(of: " ") ?? line.endIndex
      let next = line[end...].firstIndex { $0 != " " } ?? line.endIndex
      let run = line.distance(from: end, to: next)
      let isSentence = run == 2 && ".!?:".contains(line[line.index(before: end)])
      if next == line.endIndex || run >= 2 && !isSentence {
        note(before, column: row.count)
        row.append(line[from..<end])
        (from, before) = (next, run)
      }
      index = next
    }
    rows.append(row)
  }

  private mutating func note(_ run: Int, column: Int) {
    if column == blanks.count { blanks.append(run) }
    blanks[column] = min(blanks[column], run)
  }

  /// Where each part begins: below those of other lines, or, in a column of figures, with its end
  /// below theirs.
  ///
  /// A line of one part is no row of the table: it may be longer than the first column.
  ///
  /// - Parameters:
  ///   - widths: How wide each part is.
  ///   - gap: What is between two columns, by the number of the second one.
  func starts(_ widths: [[Int]], gap: (Int) -> Int) -> [[Int]] {
    var columns = Array(repeating: 0, count: blanks.count)
    for row in widths where row.count > 1 {
      for (column, width) in row.enumerated() { columns[column] = max(columns[column], width) }
    }
    var starts: [Int] = []
    for column in columns.indices {
      starts.append(column == 0 ? 0 : starts[column - 1] + columns[column - 1] + gap(column))
    }
    let endsRight = columns.indices.map { column in
      column > 0
        && areFigures(rows.lazy.filter { $0.count > max(1, column) }.map { $0[column] })
    }
    return widths.map { row in
      row.indices.map { column in
        guard row.count > 1 else { return 0 }
        return starts[column] + (endsRight[column] ? columns[column] - row[column] : 0)
      }
    }
  }

  /// Whether it looks like a table, and not like a drawing whose blanks are a part of it.
  var isTable: Bool {
    rows.count { $0.count > 1 } > 1
      && rows.allSatisfy { $0.count < 2 || $0.allSatisfy(Self.isWord) }
  }

  private static func isWord(_ part: Substring) -> Bool {
    let hasLines = part.unicodeScalars.contains { scalar in
      scalar == "|" || scalar == "\\" || (0x2500...0x259F).contains(scalar.value)
    }
    guard !hasLines else { return false }
    return part.contains { $0.isLetter || $0.isNumber || !$0.isASCII } || part == "-"
  }
}
