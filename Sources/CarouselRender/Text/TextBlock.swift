internal import CarouselGrid
internal import TerminalCells

/// A string cut into lines that fit a number of columns and rows.
struct TextBlock: Hashable, Sendable {
  /// A line and the columns that it covers.
  struct Line: Hashable, Sendable {
    var text: String
    var width: Int

    init(_ text: some StringProtocol) {
      self.text = String(text)
      width = displayWidth(of: text)
    }
  }

  /// The lines from top to bottom.
  private(set) var lines: [Line]
  /// Whether the lines form a unit, as in a drawing, a list or a table.
  ///
  /// Then the block is aligned as a whole.
  private(set) var isShaped: Bool
  /// Whether text was left out.
  private(set) var isCut = false

  /// Cuts a drawable text into lines.
  ///
  /// A string whose lines all fit keeps them, with their leading blanks; the columns of a table are
  /// below each other, whatever the number of blanks before them. Otherwise the lines are
  /// wrapped: prose to the measure, lines that form a unit to the columns. Rows that do not fit are
  /// cut off, and an ellipsis at the end of the last line says so.
  ///
  /// - Parameters:
  ///   - skipped: How many of the lines are above the region.
  ///   - isMarked: Whether an ellipsis says that rows are cut off.
  init(
    _ text: String, in region: CellRect, measure: Int = .max, skipping skipped: Int = 0,
    isMarked: Bool = true, glyphs: GlyphSet
  ) {
    let rows = TextBlock.withoutFinalLineFeeds(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    lines = rows.map { Line(TextBlock.trimmingEnd($0)) }
    isShaped = TextBlock.isShaped(rows)
    guard !region.isEmpty else {
      isCut = !text.isEmpty
      lines = []
      return
    }
    if isShaped { alignColumns(of: rows, width: region.columns) }
    let width = max(1, isShaped ? region.columns : min(region.columns, measure))
    if lines.contains(where: { $0.width > width }) {
      // Text below the region is not wrapped; it only matters that it exists.
      let wanted = skipped + region.rows + 1
      lines = lines.prefix(wanted).reduce(into: []) { result, line in
        guard result.count < wanted else { return }
        result += wrapped(line.text, width: width, limit: wanted - result.count).map { Line($0) }
      }
    }
    lines.removeFirst(min(skipped, lines.count))
    if lines.count > region.rows { cut(to: region, ellipsis: isMarked ? glyphs.ellipsis : nil) }
  }

  /// The blanks between two columns for which there is little room.
  private static let narrowGap = 2

  /// Puts the parts of lines below each other where they form a table that fits.
  private mutating func alignColumns(of rows: [Substring], width: Int) {
    let tabbed = TabbedLines(rows)
    guard tabbed.hasColumns, tabbed.isTable else { return }
    let widths = tabbed.rows.map { row in row.map { displayWidth(of: $0) } }
    for isNarrow in [false, true] {
      let starts = tabbed.starts(widths) { column in
        isNarrow ? Self.narrowGap : tabbed.blanks[column]
      }
      let lines = zip(tabbed.rows, zip(starts, widths)).map { row, places in
        Self.line(row, starts: places.0, widths: places.1)
      }
      guard lines.contains(where: { $0.width > width }) else {
        self.lines = lines
        return
      }
    }
  }

  private static func line(_ row: [Substring], starts: [Int], widths: [Int]) -> Line {
    var text = ""
    var end = 0
    for (part, (start, width)) in zip(row, zip(starts, widths)) {
      text += String(repeating: " ", count: start - end) + part
      end = start + width
    }
    return Line(text)
  }

  /// Whether lines form a unit, as in a drawing, a list or a table.
  static func isShaped(_ rows: [Substring]) -> Bool {
    rows.count > 1 && rows.contains(where: isShaped)
  }

  /// One line, cut to some columns.
  static func line(_ text: String, width: Int, glyphs: GlyphSet) -> Line {
    let line = Line(text)
    return line.width <= width ? line : shortened(line, to: width, ellipsis: glyphs.ellipsis)
  }

  /// The columns of the widest line.
  var width: Int { lines.reduce(0) { max($0, $1.width) } }

  private mutating func cut(to region: CellRect, ellipsis: String?) {
    isCut = true
    lines.removeSubrange(region.rows...)
    guard let ellipsis, let last = lines.popLast() else { return }
    lines.append(TextBlock.shortened(last, to: region.columns, ellipsis: ellipsis))
  }

  /// A line truncated to make room for an ellipsis, after a whole word where there is one.
  private static func shortened(_ line: Line, to width: Int, ellipsis: String) -> Line {
    var room = width - displayWidth(of: ellipsis)
    guard room >= 0 else { return Line("") }
    let kept = line.text.prefix { character in
      room -= displayWidth(of: character)
      return room >= 0
    }
    let isWhole = kept.endIndex == line.text.endIndex || line.text[kept.endIndex] == " "
    let start = kept.firstIndex { $0 != " " } ?? kept.endIndex
    let words = isWhole ? nil : kept[start...].lastIndex(of: " ")
    return Line(trimmingEnd(words.map { kept[..<$0] } ?? kept) + ellipsis)
  }

  private static func isShaped(_ line: Substring) -> Bool {
    line.first == " " || listMarkerLength(Array(line.prefix(6))[...]) != nil || hasColumns(line)
  }

  /// Whether blanks put parts of a line below parts of another one.
  ///
  /// Two blanks after the end of a sentence are a habit of typists.
  private static func hasColumns(_ line: Substring) -> Bool {
    var blanks = 0
    var last: Character = " "
    for character in line {
      guard character != " " else {
        blanks += 1
        continue
      }
      if blanks > 2 || blanks == 2 && !".!?:".contains(last) { return true }
      blanks = 0
      last = character
    }
    return false
  }

  private static func trimmingEnd(_ line: some StringProtocol) -> String {
    guard line.last == " " else { return String(line) }
    let kept = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
    return String(line[..<kept])
  }

  /// A string without the line feeds at its end, of which a YAML block has one.
  static func withoutFinalLineFeeds(_ text: String) -> String {
    guard text.last == "\n" else { return text }
    let end = text.lastIndex { $0 != "\n" }.map { text.index(after: $0) } ?? text.startIndex
    return String(text[..<end])
  }
}
