internal import CarouselGrid

/// The parts of a panel of help as they fit a size.
///
/// Where there is little room, the panel gives up its second column, its blank rows, long meanings
/// and its margins in turn, then the keys that matter least; only a line that is alone is ever cut.
struct HelpPanel: Hashable, Sendable {
  /// The keys of a line and what they do.
  struct Line: Hashable, Sendable {
    var keys: [TextBlock.Line]
    var meaning: TextBlock.Line

    /// The columns of the keys with a blank between two of them.
    ///
    /// - Parameter padding: The blanks on both sides of each.
    func keyWidth(padding: Int) -> Int { keys.reduce(-1) { $0 + $1.width + 2 * padding + 1 } }
  }

  /// How much room it takes.
  private struct Form: Hashable {
    var columns: Int
    /// From one line to the next.
    var pitch: Int
    var isBrief = false
    /// Whether there is a line with a title above, and one with the place below.
    var hasEnds = true
    /// The blanks on both sides of a key.
    var keyPadding = 1
    /// The blank columns between keys and meanings.
    var gap = 2
    /// The blank columns at each side, and the blank rows above and below.
    var padding: FrameSize
  }

  /// The largest panel: more would be a screen of its own.
  private static let limit = FrameSize(columns: 68, rows: 20)
  /// The least columns of a panel with ends, where there are as many.
  private static let leastWidth = 56
  /// The blank columns between the two columns.
  private static let columnGap = 3
  private static let forms = [
    Form(columns: 2, pitch: 2, padding: FrameSize(columns: 3, rows: 1)),
    Form(columns: 2, pitch: 1, padding: FrameSize(columns: 3, rows: 1)),
    Form(columns: 1, pitch: 1, padding: FrameSize(columns: 3, rows: 1)),
    Form(columns: 2, pitch: 1, isBrief: true, padding: FrameSize(columns: 2, rows: 1)),
    Form(columns: 1, pitch: 1, padding: FrameSize(columns: 2, rows: 0)),
    Form(columns: 1, pitch: 1, isBrief: true, padding: FrameSize(columns: 2, rows: 0)),
    Form(columns: 1, pitch: 1, hasEnds: false, padding: FrameSize(columns: 1, rows: 0)),
    Form(
      columns: 2, pitch: 1, isBrief: true, hasEnds: false, padding: FrameSize(columns: 1, rows: 0)),
    Form(
      columns: 1, pitch: 1, isBrief: true, hasEnds: false, keyPadding: 0, gap: 1,
      padding: FrameSize(columns: 0, rows: 0)),
  ]

  /// The lines of each column.
  private(set) var columns: [[Line]] = []
  private var form: Form
  private let limit: FrameSize

  /// Lays help out.
  ///
  /// - Complexity: O(lines²).
  init(_ help: [Overlay.KeyHelp], fitting available: FrameSize, glyphs: GlyphSet) {
    limit = FrameSize(
      columns: min(available.columns, Self.limit.columns),
      rows: min(available.rows, Self.limit.rows))
    form = Self.forms[0]
    var rest = help
    while true {
      for form in Self.forms {
        self.form = form
        arrange(rest, glyphs)
        if size.columns <= limit.columns, size.rows <= limit.rows { return }
      }
      guard rest.count > 1 else { break }
      Self.removeLeast(from: &rest)
    }
    cutMeaning(glyphs)
  }

  private mutating func arrange(_ help: [Overlay.KeyHelp], _ glyphs: GlyphSet) {
    let lines = help.map { help in
      Line(
        keys: help.keys.map { TextBlock.Line(glyphs.drawableLine($0)) },
        meaning: TextBlock.Line(glyphs.drawableLine(form.isBrief ? help.brief : help.meaning)))
    }
    let height = max(1, (lines.count + form.columns - 1) / form.columns)
    columns = stride(from: 0, to: lines.count, by: height).map { start in
      Array(lines[start..<min(lines.count, start + height)])
    }
  }

  private mutating func cutMeaning(_ glyphs: GlyphSet) {
    guard let line = columns.first?.first else { return }
    let width = limit.columns - line.keyWidth(padding: keyPadding) - gap
    columns[0][0].meaning = TextBlock.line(
      line.meaning.text, width: max(0, width), glyphs: glyphs)
  }

  /// Leaves out what matters least, of several that matter as much the last.
  private static func removeLeast(from help: inout [Overlay.KeyHelp]) {
    guard let least = help.indices.reversed().min(by: { help[$0].importance < help[$1].importance })
    else { return }
    help.remove(at: least)
  }

  var hasEnds: Bool { form.hasEnds }
  /// Whether there is a blank row beside each rule.
  private var isRoomy: Bool { form.pitch > 1 }
  /// The rows above the first key, from the upper edge of what is inside.
  var rowsAbove: Int { !hasEnds ? 0 : isRoomy ? 4 : 2 }
  var padding: FrameSize { form.padding }
  var keyPadding: Int { form.keyPadding }
  var gap: Int { form.gap }

  /// The row of a line, from the upper edge of what is inside.
  func row(ofLine index: Int) -> Int { rowsAbove + index * form.pitch }

  /// The columns of the keys in a column, and of all of that column.
  func widths(of column: Int) -> (keys: Int, all: Int) {
    let keys = columns[column].reduce(0) { max($0, $1.keyWidth(padding: keyPadding)) }
    let meanings = columns[column].reduce(0) { max($0, $1.meaning.width) }
    return (keys, keys + gap + meanings)
  }

  /// The column at which a column of lines begins: the second one ends at the right edge.
  func start(of column: Int, inside width: Int) -> Int {
    column == 0 ? 0 : width - widths(of: column).all
  }

  /// The cells of the panel.
  var size: FrameSize {
    let lines = columns.first?.count ?? 0
    let inner = columns.indices.reduce(0) { $0 + widths(of: $1).all }
    let gaps = Self.columnGap * max(0, columns.count - 1)
    let rows = rowsAbove + max(0, (lines - 1) * form.pitch + 1) + (!hasEnds ? 0 : isRoomy ? 4 : 2)
    // With ends it is as wide as it may be, so that they have room.
    let wanted = FrameSize(
      columns: inner + gaps + 2 * padding.columns, rows: rows + 2 * padding.rows)
    return FrameSize(
      columns: hasEnds ? max(wanted.columns, min(limit.columns, Self.leastWidth)) : wanted.columns,
      rows: wanted.rows)
  }
}
