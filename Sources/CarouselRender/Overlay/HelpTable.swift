internal import CarouselGrid

/// The lines of help as they fit a size.
///
/// Where there is little room, the meanings become brief first, then the lines that matter least
/// are left out; only a line that is alone is ever cut.
struct HelpTable: Hashable, Sendable {
  /// The keys of a line and what they do.
  struct Line: Hashable, Sendable {
    var keys: TextBlock.Line
    var meaning: TextBlock.Line
  }

  /// The lines from top to bottom.
  private(set) var lines: [Line] = []
  /// The blank columns between keys and meanings.
  private(set) var gap = 3

  /// The columns of the keys.
  var keyWidth: Int { lines.reduce(0) { max($0, $1.keys.width) } }

  /// The cells that all lines cover.
  var size: FrameSize {
    let meaningWidth = lines.reduce(0) { max($0, $1.meaning.width) }
    return FrameSize(columns: keyWidth + gap + meaningWidth, rows: lines.count)
  }

  /// Lays help out.
  ///
  /// - Complexity: O(lines²).
  init(_ help: [Overlay.KeyHelp], fitting available: FrameSize, glyphs: GlyphSet) {
    var rest = help
    while rest.count > max(1, available.rows) { HelpTable.removeLeast(from: &rest) }
    while true {
      for (isBrief, gap) in [(false, 3), (true, 3), (true, 1)] {
        lines = rest.map { help in
          Line(
            keys: TextBlock.Line(glyphs.drawableLine(help.keys)),
            meaning: TextBlock.Line(glyphs.drawableLine(isBrief ? help.brief : help.meaning)))
        }
        self.gap = gap
        if size.columns <= available.columns { return }
      }
      guard rest.count > 1 else { break }
      HelpTable.removeLeast(from: &rest)
    }
    cutMeaning(to: available.columns, glyphs: glyphs)
  }

  private mutating func cutMeaning(to columns: Int, glyphs: GlyphSet) {
    let width = max(0, columns - keyWidth - gap)
    for index in lines.indices {
      lines[index].meaning = TextBlock.line(
        lines[index].meaning.text, width: width, glyphs: glyphs)
    }
  }

  /// Leaves out what matters least, of several that matter as much the last.
  private static func removeLeast(from help: inout [Overlay.KeyHelp]) {
    guard let least = help.indices.reversed().min(by: { help[$0].importance < help[$1].importance })
    else { return }
    help.remove(at: least)
  }
}
