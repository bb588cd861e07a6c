internal import CarouselDeck
internal import TerminalCells

extension MarkdownLayout {
  /// The blank columns and rows between the edge of a panel and the code in it.
  private static func padding(in width: Int) -> (columns: Int, rows: Int) {
    switch width {
    case ..<12: (0, 0)
    case ..<24: (1, 0)
    default: (3, 1)
    }
  }

  /// Code on a ground of its own, as wide as its longest line; longer ones than there is room for
  /// are cut.
  mutating func panel(of code: [String], language: String, width: Int) -> [MarkdownLine] {
    var coloring = CodeLanguage.named(language).map { CodeColoring($0) }
    var lines: [MarkdownLine] = []
    for text in code where spend(lineCost) {
      let text = drawable(text)
      let runs = coloring?.runs(of: text) ?? [MarkdownLine.Run(text, style: .code)]
      lines.append(MarkdownLine(runs, kind: .code))
    }
    guard isWrapped else { return lines }
    let padding = Self.padding(in: width)
    let room = max(1, width - 2 * padding.columns)
    let longest = lines.reduce(0) { max($0, $1.textWidth) }
    let columns = min(longest, room) + 2 * padding.columns
    let blank = MarkdownLine.Run(String(repeating: " ", count: padding.columns), style: .code)
    lines = lines.map { line in
      padding.columns == 0 ? cut(line, to: room) : cut(line, to: room).prefixed(by: blank)
    }
    let rows = Array(repeating: MarkdownLine(kind: .code), count: padding.rows)
    lines = rows + lines + rows
    for index in lines.indices { lines[index].panel = 0..<columns }
    return lines
  }

  /// A line of code with a mark where its rest was cut off.
  private func cut(_ line: MarkdownLine, to width: Int) -> MarkdownLine {
    guard line.textWidth > width else { return line }
    let mark = MarkdownLine.Run(glyphs.cut, style: .code, role: .edge)
    var room = width - displayWidth(of: mark.text)
    var result = MarkdownLine(kind: line.kind)
    for run in line.runs {
      for character in run.text {
        let columns = displayWidth(of: character)
        guard columns <= room else {
          // Before a wide character that does not fit there is a blank.
          if room > 0 { result.runs.append(MarkdownLine.Run(" ", style: .code)) }
          result.runs.append(mark)
          return result
        }
        room -= columns
        result.runs.append(character, like: run)
      }
    }
    return result
  }
}
