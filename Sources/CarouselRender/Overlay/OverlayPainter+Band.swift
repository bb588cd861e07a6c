internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension OverlayPainter {
  private static let headline = "Not reloaded: the show goes on as it was"
  private static let hint = "Esc hides"
  /// The rows of the band where there is room for it.
  private static let bandRows = 4
  /// The minimum number of rows of a screen for a band of that many.
  private static let roomyRows = 12

  /// Draws an error along the lower edge: a title is worth more than an indicator.
  ///
  /// - Returns: The rows that it takes.
  func paint(_ failure: Overlay.Failure, on frame: inout Frame) -> Int {
    let height = frame.size.rows
    let rows = height >= Self.roomyRows ? Self.bandRows : height >= 6 ? 2 : 1
    paint(failure, rows: rows, on: &frame)
    return rows
  }

  private func paint(_ failure: Overlay.Failure, rows: Int, on frame: inout Frame) {
    let size = frame.size
    let band = CellRect(row: size.rows - rows, columns: size.columns, rows: rows)
    frame.fill(band, style: colors.band)
    let edge = CellRect(column: 0, row: band.row, columns: min(1, size.columns), rows: rows)
    if options.isColored { frame.fill(edge, style: Style(background: colors.bandBad)) }
    let inset = max(margins.columns, min(2, size.columns / 8))
    let inside = band.inset(left: inset, right: margins.columns)
    let (place, words) = texts(of: failure)
    guard rows > 1 else {
      draw(place, words, in: inside, row: band.row, on: &frame)
      return
    }
    // The place and the words share a row if they fit; then there is a blank one above.
    let text = inside.inset(left: 2)
    let isShort = place.width + 2 + words.width <= text.columns
    let top = band.row + (rows == Self.bandRows && isShort ? 1 : 0)
    drawHeadline(in: inside, row: top, on: &frame)
    guard rows == Self.bandRows, !isShort else {
      return draw(place, words, in: text, row: top + 1, on: &frame)
    }
    let head = TextBlock.line(place.text, width: text.columns, glyphs: glyphs)
    frame.put(head.text, column: text.column, row: top + 1, style: colors.band.adding(.bold))
    let rest = CellRect(column: text.column, row: top + 2, columns: text.columns, rows: 2)
    frame.draw(
      TextBlock(words.text, in: rest, glyphs: glyphs), in: rest, align: .left, valign: .top,
      style: colors.band)
  }

  private func texts(
    of failure: Overlay.Failure
  ) -> (place: TextBlock.Line, words: TextBlock.Line) {
    let words = [failure.message, failure.advice].map(glyphs.drawableLine).filter { !$0.isEmpty }
    return (
      TextBlock.Line(glyphs.drawableLine(failure.place)),
      TextBlock.Line(words.joined(separator: ": "))
    )
  }

  private func drawHeadline(in inside: CellRect, row: Int, on frame: inout Frame) {
    let line = TextBlock.line(
      Self.headline, width: max(0, inside.columns - 2), glyphs: glyphs)
    frame.put(
      glyphs.errorSign, column: inside.column, row: row,
      style: Style(
        foreground: colors.bandBad, background: colors.band.background,
        attributes: colors.band.attributes))
    frame.put(line.text, column: inside.column + 2, row: row, style: colors.band.adding(.bold))
    let hint = TextBlock.Line(Self.hint)
    guard line.width + hint.width + 5 <= inside.columns else { return }
    frame.put(
      hint.text, column: inside.column + inside.columns - hint.width, row: row,
      style: colors.bandMuted)
  }

  /// Draws the place in bold and the words after it, in one row.
  private func draw(
    _ place: TextBlock.Line, _ words: TextBlock.Line, in region: CellRect, row: Int,
    on frame: inout Frame
  ) {
    let gap = place.width > 0 ? 2 : 0
    let first = TextBlock.line(place.text, width: region.columns, glyphs: glyphs)
    frame.put(first.text, column: region.column, row: row, style: colors.band.adding(.bold))
    let rest = TextBlock.line(
      words.text, width: max(0, region.columns - first.width - gap), glyphs: glyphs)
    frame.put(rest.text, column: region.column + first.width + gap, row: row, style: colors.band)
  }
}
