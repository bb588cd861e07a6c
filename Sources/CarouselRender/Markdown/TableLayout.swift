internal import CarouselDeck
internal import TerminalCells

extension MarkdownLayout {
  /// The blank columns between two columns of a table.
  private static let gap = 2
  /// The blank columns on either side of a table, over which its rule reaches.
  private static let margin = 1
  /// A text that is cut into narrower pieces cannot be read.
  private static let leastWidth = 3
  /// A table with more rows has none between them.
  private static let spaciousRows = 6

  /// A table with its head in the accent, a rule below that, and no other lines.
  ///
  /// Columns are as wide as their texts, and narrower where there is no room: texts are wrapped, and
  /// columns that would have less than three cells are left out, which a mark at the end of each
  /// row says.
  mutating func lines(of table: MarkdownDocument.Table, width: Int) -> [MarkdownLine] {
    let room = isWrapped ? width : Int.max / 2
    let margin = room >= 24 ? Self.margin : 0
    // As many as there could be if each had one cell.
    let known = min(table.head.count, max(1, (room + Self.gap) / (1 + Self.gap)))
    var head: [[MarkdownLine.Run]] = []
    for cell in table.head.prefix(known) where spend() {
      head.append(runs(cell, style: .strong, role: .accent))
    }
    var rows: [[[MarkdownLine.Run]]] = []
    for row in table.rows where spend(lineCost) {
      var cells: [[MarkdownLine.Run]] = []
      for cell in row.prefix(known) where spend() { cells.append(runs(cell)) }
      rows.append(cells)
    }
    var columns = head.indices.map { index in
      TableColumn(
        head: head[index], cells: rows.map { index < $0.count ? $0[index] : [] },
        alignment: table.alignments[index])
    }
    func needed(_ count: Int) -> Int {
      columns.prefix(count).reduce(2 * margin - Self.gap) {
        $0 + min(Self.leastWidth, $1.width) + Self.gap
      }
    }
    // A mark is not worth the only column that there is.
    let isCut = room >= 5 && (known < table.head.count || needed(columns.count) > room)
    while columns.count > 1, needed(columns.count) > (isCut ? room - 2 : room) {
      columns.removeLast()
    }
    let spare = 2 * margin + Self.gap * (columns.count - 1) + (isCut ? 2 : 0)
    let widths = TableColumn.widths(of: columns, in: max(columns.count, room - spare))
    let mark = isCut ? MarkdownLine.Run(" " + glyphs.cut, role: .edge) : nil
    func lines(of row: [[MarkdownLine.Run]]) -> [MarkdownLine] {
      self.lines(of: row, columns, widths, margin: margin, mark: mark)
    }
    var result = lines(of: head)
    let total = widths.reduce(spare, +)
    result.append(MarkdownLine([ruleRun(width: total)], kind: .table))
    let isAiry = isSpacious && rows.count <= Self.spaciousRows
    if isAiry, rows.count > 1 { hasSpace = true }
    for (index, row) in rows.enumerated() {
      if isAiry, index > 0 { result.append(MarkdownLine(kind: .table)) }
      result += lines(of: row)
    }
    return result
  }

  private func lines(
    of row: [[MarkdownLine.Run]], _ columns: [TableColumn], _ widths: [Int], margin: Int,
    mark: MarkdownLine.Run?
  ) -> [MarkdownLine] {
    let cells = columns.indices.map { index -> [[MarkdownLine.Run]] in
      index < row.count ? row[index].wrapped(to: isWrapped ? widths[index] : .max) : []
    }
    let height = max(1, cells.reduce(0) { max($0, $1.count) })
    return (0..<height).map { height in
      var line = MarkdownLine(kind: .table)
      var blanks = margin
      for (index, cell) in cells.enumerated() {
        let runs = height < cell.count ? cell[height] : []
        let spare = max(0, widths[index] - MarkdownLine(runs).textWidth)
        let before = columns[index].blanks(before: spare)
        blanks += before
        if !runs.isEmpty {
          line.runs.append(MarkdownLine.Run(String(repeating: " ", count: blanks)))
          line.runs += runs
          blanks = 0
        }
        blanks += spare - before + Self.gap
      }
      if let mark, height == 0 {
        let end = widths.reduce(margin + Self.gap * (widths.count - 1), +)
        let gap = end - line.textWidth
        line.runs.append(MarkdownLine.Run(String(repeating: " ", count: max(0, gap))))
        line.runs.append(mark)
      }
      return line
    }
  }
}

/// A column of a table.
struct TableColumn {
  private let alignment: HorizontalAlignment
  /// The columns of its widest line, and of its widest word.
  let width: Int
  let longestWord: Int

  /// - Parameters:
  ///   - width: How wide its widest line is.
  ///   - longestWord: How wide its widest word is, in the same unit.
  init(
    cells: [[MarkdownLine.Run]], alignment: HorizontalAlignment?, width: Int, longestWord: Int
  ) {
    self.alignment =
      alignment ?? (areFigures(cells.lazy.map { MarkdownLine($0).text }) ? .right : .left)
    (self.width, self.longestWord) = (width, longestWord)
  }

  init(
    head: [MarkdownLine.Run], cells: [[MarkdownLine.Run]], alignment: HorizontalAlignment?
  ) {
    var (width, word) = (1, 1)
    for cell in [head] + cells {
      let text = MarkdownLine(cell).text
      for line in text.split(separator: "\n") { width = max(width, displayWidth(of: line)) }
      for part in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        word = max(word, displayWidth(of: part))
      }
    }
    self.init(cells: cells, alignment: alignment, width: width, longestWord: word)
  }

  /// The blanks before a text that leaves some columns free.
  func blanks(before spare: Int) -> Int {
    switch alignment {
    case .left: 0
    case .center: spare / 2
    case .right: spare
    }
  }

  /// The widths of columns in some room: all they need, or else words whole, or else what there is.
  ///
  /// The widest ones give way first.
  static func widths(of columns: [TableColumn], in room: Int) -> [Int] {
    let words = columns.map(\.longestWord)
    func widths(_ limit: Int) -> [Int] {
      columns.map { max($0.longestWord, min($0.width, limit)) }
    }
    if words.reduce(0, +) <= room { return spread(room, upTo: columns.map(\.width), widths) }
    return spread(room, upTo: words) { limit in words.map { min($0, limit) } }
  }

  /// The widths under the highest limit that fits, and what is left over for those that want more.
  private static func spread(
    _ room: Int, upTo wanted: [Int], _ widths: (_ limit: Int) -> [Int]
  ) -> [Int] {
    var (low, high) = (1, wanted.max() ?? 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if widths(middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
    }
    var result = widths(low)
    var rest = room - result.reduce(0, +)
    for index in result.indices where rest > 0 && result[index] < wanted[index] {
      result[index] += 1
      rest -= 1
    }
    return result
  }
}
