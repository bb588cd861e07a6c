internal import CarouselColor
internal import CarouselGrid
internal import TerminalCells

/// Paints the overlay of the player over everything.
struct OverlayPainter: Sendable {
  let glyphs: GlyphSet

  func paint(_ overlay: Overlay, on frame: inout Frame) {
    guard frame.size.area > 0 else { return }
    if !overlay.help.isEmpty { paintHelp(overlay.help, on: &frame) }
    paintStatus(overlay, on: &frame)
    paintBanner(glyphs.drawableLine(overlay.banner), on: &frame)
  }

  /// Writes the status into the first corner in which it covers nothing.
  ///
  /// If there is none, only the pause sign is written, even over something else.
  private func paintStatus(_ overlay: Overlay, on frame: inout Frame) {
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
    let margin = min(Margins(of: frame.size).columns, spare)
    for row in [frame.size.rows - 1, 0] {
      for column in [spare - margin, margin] {
        let isFree = (column..<column + line.width).allSatisfy { frame[$0, row].isBlank }
        if isFree { return (column, row) }
      }
    }
    return nil
  }

  /// Draws a message over the upper rows: one if it fits, otherwise at most a quarter of all.
  private func paintBanner(_ text: String, on frame: inout Frame) {
    guard !text.isEmpty else { return }
    let width = frame.size.columns
    let style = Style(attributes: [.bold, .reverse])
    let margin = Margins(of: frame.size).columns
    let region = CellRect(
      column: margin, columns: width - 2 * margin, rows: max(1, min(3, frame.size.rows / 4)))
    // A single row is filled, even if a word is cut.
    let lines =
      region.rows == 1
      ? [TextBlock.line(text, width: region.columns, glyphs: glyphs)]
      : TextBlock(text, in: region, glyphs: glyphs).lines
    frame.fill(CellRect(columns: width, rows: max(1, lines.count)), style: style)
    for (row, line) in lines.enumerated() {
      frame.put(line.text, column: margin, row: row, style: style)
    }
  }

  /// Draws a panel of keys in the middle and dims everything behind it.
  private func paintHelp(_ help: [Overlay.KeyHelp], on frame: inout Frame) {
    frame.restyle(CellRect(frame.size)) { $0.shaded }
    let table = HelpTable(help, fitting: frame.size, glyphs: glyphs)
    let inner = paintPanel(around: table.size, on: &frame)
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
  private func paintPanel(around content: FrameSize, on frame: inout Frame) -> CellRect {
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
    if hasLines { frame.drawBox(box, style: Style(attributes: .dim), glyphs: glyphs) }
    return box.inset(
      left: horizontal + line, top: vertical + line, right: horizontal + line,
      bottom: vertical + line)
  }
}

extension Style {
  /// The same style with half of its light.
  fileprivate var shaded: Style {
    let black = RGB(0, 0, 0)
    let result = Style(
      foreground: foreground.blended(with: black, amount: 0.5),
      background: background.blended(with: black, amount: 0.5), attributes: attributes)
    return foreground.rgb == nil ? result.adding(.dim) : result
  }
}
