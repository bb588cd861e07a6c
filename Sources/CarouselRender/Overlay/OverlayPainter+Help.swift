internal import CarouselColor
internal import CarouselGrid
internal import TerminalCells

extension OverlayPainter {
  private static let title = "Keys"
  private static let hint = "Esc closes"
  /// How much light is left of the slide behind the panel.
  private static let light = 0.34

  /// Draws a panel of keys in the middle and dims everything behind it.
  func paint(_ help: Overlay.Help, on frame: inout Frame) {
    frame.restyle(CellRect(frame.size)) { $0.shaded(to: Self.light) }
    let panel = HelpPanel(help.keys, fitting: frame.size, glyphs: glyphs)
    let size = panel.size
    let columns = min(size.columns, frame.size.columns)
    let rows = min(size.rows, frame.size.rows)
    let box = CellRect(
      column: (frame.size.columns - columns) / 2, row: (frame.size.rows - rows) / 2,
      columns: columns, rows: rows)
    frame.drawPanel(box, colors.panel ?? Style(), options)
    if colors.panel == nil, panel.padding.rows > 0 {
      frame.drawBox(box, style: colors.panelEdge, glyphs: glyphs)
    }
    let inside = box.inset(
      left: panel.padding.columns, top: panel.padding.rows, right: panel.padding.columns,
      bottom: panel.padding.rows)
    guard !inside.isEmpty else { return }
    if panel.hasEnds { drawEnds(help, in: inside, isRoomy: panel.rowsAbove > 2, on: &frame) }
    for (column, lines) in panel.columns.enumerated() {
      let left = inside.column + panel.start(of: column, inside: inside.columns)
      for (index, line) in lines.enumerated() {
        let row = inside.row + panel.row(ofLine: index)
        drawKeys(line.keys, panel.keyPadding, column: left, row: row, in: inside, on: &frame)
        frame.put(
          line.meaning.text, column: left + panel.widths(of: column).keys + panel.gap, row: row,
          style: colors.panel ?? Style(), clip: inside.columnRange)
      }
    }
  }

  private func drawKeys(
    _ keys: [TextBlock.Line], _ padding: Int, column: Int, row: Int, in inside: CellRect,
    on frame: inout Frame
  ) {
    var column = column
    let blanks = String(repeating: " ", count: padding)
    for key in keys {
      frame.put(
        blanks + key.text + blanks, column: column, row: row, style: colors.key,
        clip: inside.columnRange)
      column += key.width + 2 * padding + 1
    }
  }

  /// Draws the title above and the place below, each with a rule.
  private func drawEnds(
    _ help: Overlay.Help, in inside: CellRect, isRoomy: Bool, on frame: inout Frame
  ) {
    let last = inside.row + inside.rows - 1
    draw(
      Self.title, Self.hint, in: inside, row: inside.row + (isRoomy ? 1 : 0),
      first: (colors.panel ?? Style()).adding(.bold), on: &frame)
    draw(
      help.place, help.next, in: inside, row: last, first: colors.panelMuted, on: &frame)
    for row in [inside.row + (isRoomy ? 2 : 1), last - (isRoomy ? 2 : 1)] {
      frame.drawRule(
        CellRect(column: inside.column, row: row, columns: inside.columns, rows: 1),
        style: colors.panelEdge, glyphs: glyphs)
    }
  }

  /// Draws two texts at the ends of a row; the second one only if both fit.
  private func draw(
    _ start: String, _ end: String, in inside: CellRect, row: Int, first style: Style,
    on frame: inout Frame
  ) {
    let line = TextBlock.line(glyphs.drawableLine(start), width: inside.columns, glyphs: glyphs)
    frame.put(line.text, column: inside.column, row: row, style: style)
    let other = TextBlock.Line(glyphs.drawableLine(end))
    guard line.width + 2 + other.width <= inside.columns else { return }
    frame.put(
      other.text, column: inside.column + inside.columns - other.width, row: row,
      style: colors.panelMuted)
  }
}

extension Style {
  /// The same style with a share of its light.
  fileprivate func shaded(to light: Double) -> Style {
    let black = RGB(0, 0, 0)
    let result = Style(
      foreground: foreground.blended(with: black, amount: 1 - light),
      background: background.blended(with: black, amount: 1 - light), attributes: attributes)
    return foreground.rgb == nil ? result.adding(.dim) : result
  }
}
