internal import CarouselColor
internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension Renderer {
  /// Draws what the player has to say over everything.
  func draw(_ overlay: Overlay, on frame: inout Frame) {
    guard frame.size.area > 0 else { return }
    if !overlay.help.isEmpty { drawHelp(overlay.help, on: &frame) }
    drawStatus(overlay, on: &frame)
    drawBanner(glyphs.drawableLine(overlay.banner), on: &frame)
  }

  /// Writes what is going on into a corner, the first in which it covers nothing.
  ///
  /// Where there is none, the sign of a pause alone has to do, even over something else.
  private func drawStatus(_ overlay: Overlay, on frame: inout Frame) {
    let status = glyphs.drawableLine(overlay.status)
    let pause = overlay.isPaused ? [glyphs.pauseSign + " paused", glyphs.pauseSign] : [""]
    let lines = pause.map { sign in
      let parts = [sign, status].filter { !$0.isEmpty }
      return TextBlock.line(
        parts.joined(separator: "  "), width: frame.size.columns, glyphs: glyphs)
    }
    guard let shortest = lines.last, shortest.width > 0 else { return }
    var place = (shortest, column: frame.size.columns - shortest.width, row: frame.size.rows - 1)
    for line in lines {
      guard let corner = freeCorner(for: line, on: frame) else { continue }
      place = (line, corner.column, corner.row)
      break
    }
    let (line, column, row) = place
    let background = frame[column, row].style.background
    let style = Style(foreground: background.contrasting, background: background)
    frame.put(line.text, column: column, row: row, style: style.muted)
  }

  private func freeCorner(
    for line: TextBlock.Line, on frame: Frame
  ) -> (column: Int, row: Int)? {
    let spare = frame.size.columns - line.width
    let margin = min(TextBlock.margin(of: frame.size.columns), spare)
    for row in [frame.size.rows - 1, 0] {
      for column in [spare - margin, margin] {
        let isFree = (column..<column + line.width).allSatisfy { frame[$0, row].isBlank }
        if isFree { return (column, row) }
      }
    }
    return nil
  }

  /// Draws a message over the upper rows: in one if it fits, in at most a quarter of all otherwise.
  private func drawBanner(_ text: String, on frame: inout Frame) {
    guard !text.isEmpty else { return }
    let width = frame.size.columns
    let style = Style(attributes: [.bold, .reverse])
    let margin = TextBlock.margin(of: width)
    let region = Region(
      x: margin, width: width - 2 * margin, height: max(1, min(3, frame.size.rows / 4)))
    // A single row holds as much as it can, whether or not a word ends there.
    let lines =
      region.height == 1
      ? [TextBlock.line(text, width: region.width, glyphs: glyphs)]
      : TextBlock(text, in: region, glyphs: glyphs).lines
    frame.fill(
      CellRect(column: 0, row: 0, columns: width, rows: max(1, lines.count)), style: style)
    for (row, line) in lines.enumerated() {
      frame.put(line.text, column: margin, row: row, style: style)
    }
  }

  /// Draws a panel of keys in the middle and takes the light away from what lies behind it.
  private func drawHelp(_ help: [Overlay.KeyHelp], on frame: inout Frame) {
    frame.restyle(CellRect(frame.size)) { $0.shaded }
    let table = HelpTable(help, fitting: frame.size, glyphs: glyphs)
    let inner = drawPanel(around: table.size, on: &frame)
    guard !inner.isEmpty else { return }
    let clip = inner.columnRange
    for (row, line) in table.lines.enumerated() {
      let column = inner.column + table.keyWidth - line.keys.width
      let meaning = inner.column + table.keyWidth + table.gap
      frame.put(
        line.keys.text, column: column, row: inner.row + row, style: Style(attributes: .bold),
        clip: clip)
      frame.put(line.meaning.text, column: meaning, row: inner.row + row, clip: clip)
    }
  }

  /// Draws a box of the terminal's own colours in the middle and gives what is inside.
  ///
  /// The box does without its margins, and then without its lines, where there is no room for them.
  private func drawPanel(around content: FrameSize, on frame: inout Frame) -> CellRect {
    let size = frame.size
    let hasLines = size.columns >= content.columns + 2 && size.rows >= content.rows + 2
    let line = hasLines ? 1 : 0
    func padding(_ available: Int, _ needed: Int, _ wanted: Int) -> Int {
      max(0, min(wanted, (available - needed - 2 * line) / 2))
    }
    let horizontal = padding(size.columns, content.columns, 3)
    let vertical = padding(size.rows, content.rows, 1)
    let columns = min(size.columns, content.columns + 2 * (horizontal + line))
    let rows = min(size.rows, content.rows + 2 * (vertical + line))
    let box = CellRect(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
      rows: rows)
    frame.fill(box, style: Style())
    if hasLines { drawFrame(box, style: Style(attributes: .dim), on: &frame) }
    return CellRect(
      column: box.column + horizontal + line, row: box.row + vertical + line,
      columns: columns - 2 * (horizontal + line), rows: rows - 2 * (vertical + line))
  }

  /// Draws lines along the inner side of the edges of a rectangle of at least two columns and rows.
  func drawFrame(_ box: CellRect, style: Style, on frame: inout Frame) {
    let (corners, horizontal, vertical) = glyphs.box
    let edge = String(repeating: horizontal, count: box.columns - 2)
    let bottom = box.row + box.rows - 1
    frame.put(corners[0] + edge + corners[1], column: box.column, row: box.row, style: style)
    frame.put(corners[3] + edge + corners[2], column: box.column, row: bottom, style: style)
    for row in box.row + 1..<bottom {
      frame.put(vertical, column: box.column, row: row, style: style)
      frame.put(vertical, column: box.column + box.columns - 1, row: row, style: style)
    }
  }
}

extension Style {
  /// The same style with half of its light.
  fileprivate var shaded: Style {
    func shaded(_ color: Color) -> Color {
      guard case .rgb(let rgb) = color else { return color }
      return .rgb(rgb.blended(with: RGB(0, 0, 0), amount: 0.5))
    }
    return Style(
      foreground: shaded(foreground), background: shaded(background), attributes: attributes
    ).adding(.dim)
  }
}
