internal import CarouselDeck
internal import CarouselType

extension MarkdownLayout {
  /// The half columns between two columns of a table, for letters of four rows.
  private static let columnGap = 8

  /// A table in the block face: a bold head with a rule below it, columns of figures to the right.
  ///
  /// - Returns: Nil where a letter is missing, or words would have to be broken.
  mutating func large(
    _ table: MarkdownDocument.Table, _ step: TypeStep, width: Int
  ) -> [MarkdownLine]? {
    // A letter has two half columns at least: more columns than that have no room.
    guard table.head.count <= width else { return nil }
    let head = table.head.map { runs($0, style: .strong, role: .accent) }
    let rows = table.rows.map { row in row.map { runs($0) } }
    let gap = Self.columnGap * step.scale
    var columns: [TableColumn] = []
    for index in head.indices {
      let column = TableColumn(
        head: head[index], cells: rows.map { index < $0.count ? $0[index] : [] },
        alignment: table.alignments[index], step)
      guard let column else { return nil }
      columns.append(column)
    }
    let room = 2 * width - gap * (columns.count - 1)
    guard columns.reduce(0, { $0 + $1.longestWord }) <= room else { return nil }
    let widths = TableColumn.widths(of: columns, in: room)
    guard var result = lines(of: head, columns, widths, gap, step) else { return nil }
    let total = widths.reduce(gap * (columns.count - 1), +)
    result.append(
      MarkdownLine(
        [Run(String(repeating: "▂", count: (total + 1) / 2), role: .edge)], kind: .table))
    var isWrapped = false
    var bodies: [[MarkdownLine]] = []
    for row in rows {
      guard let lines = lines(of: row, columns, widths, gap, step) else { return nil }
      isWrapped = isWrapped || lines.count > 1
      bodies.append(lines)
    }
    for (index, lines) in bodies.enumerated() {
      // What belongs to one row is nearer than the next row.
      let isApart = isWrapped && index > 0
      result += Self.blanks(isApart ? 2 * step.lineGap : step.lineGap) + lines
    }
    return result
  }

  private func lines(
    of row: [[Run]], _ columns: [TableColumn], _ widths: [Int], _ gap: Int, _ step: TypeStep
  ) -> [MarkdownLine]? {
    var lines = [MarkdownLine(step: step, kind: .table)]
    var left = 0
    for (index, cell) in row.enumerated() {
      guard let text = LargeRuns(cell, step, room: widths[index]) else { return nil }
      for (number, set) in text.lines.enumerated() {
        if number == lines.count { lines.append(MarkdownLine(step: step, kind: .table)) }
        let start = left + columns[index].blanks(before: widths[index] - set.end)
        for (run, offset) in zip(set.runs, set.large?.starts ?? []) {
          lines[number].append(run, at: start + offset)
        }
      }
      left += widths[index] + gap
    }
    return spaced(lines)
  }
}

extension TableColumn {
  /// A column in the block face, in half columns; nil where a letter is missing.
  fileprivate init?(
    head: [MarkdownLine.Run], cells: [[MarkdownLine.Run]], alignment: HorizontalAlignment?,
    _ step: TypeStep
  ) {
    var (width, word) = (1, 1)
    for cell in [head] + cells {
      guard let set = LargeRuns(cell, step, room: .max / 2) else { return nil }
      width = set.lines.reduce(width) { max($0, $1.end) }
      word = max(word, LargeRuns.longestWord(of: cell, step))
    }
    self.init(cells: cells, alignment: alignment, width: width, longestWord: word)
  }
}
