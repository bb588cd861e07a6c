internal import CarouselGrid
public import TerminalCells

extension Frame {
  /// The frame that shows some lines, as wide as the widest of them.
  public init(lines: [String], style: Style = Style()) {
    let columns = lines.map { displayWidth(of: $0) }.max() ?? 0
    self.init(size: FrameSize(columns: columns, rows: lines.count), style: style)
    for (row, line) in lines.enumerated() { put(line, column: 0, row: row, style: style) }
  }
}
