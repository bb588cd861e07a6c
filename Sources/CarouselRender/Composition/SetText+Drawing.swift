internal import CarouselDeck
internal import CarouselGrid
internal import CarouselType
internal import TerminalCells

extension Frame {
  /// Draws a text into its rows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: From margin to margin, as high as the text.
  ///   - align: Where its lines are; where they form a unit, all of them begin in one column.
  ///   - style: The style of the letters.
  mutating func draw(
    _ text: SetText, in region: CellRect, align: HorizontalAlignment, style: Style
  ) {
    let width = text.width
    var row = region.row
    for line in text.lines {
      let step = text.step(of: line)
      let spare = max(0, 2 * region.columns - (text.isBlock ? width : line.width))
      for piece in line.pieces {
        draw(
          piece.text, step, text.weight,
          at: 2 * region.column + align.share(of: spare) + piece.start, row: row,
          style: line.isFallback ? style.adding(.bold) : style, clip: region.columnRange)
      }
      row += step.rows + text.step.lineGap
    }
  }

  /// Draws a stretch of a line.
  ///
  /// - Parameters:
  ///   - halfColumn: Where it begins.
  ///   - clip: The columns outside of which nothing is drawn.
  ///   - rules: The rows of dots, as bits, along which there is a line.
  ///   - isFilled: Whether its cells get the background of the style where they are blank too.
  mutating func draw(
    _ text: String, _ step: TypeStep, _ weight: FaceWeight, at halfColumn: Int, row: Int,
    style: Style, clip: Range<Int>, rules: UInt8 = 0, isFilled: Bool = false
  ) {
    guard let size = step.blocks,
      let bitmap = DotBitmap(
        text, size: size, weight: weight, offset: halfColumn & 1, rules: rules)
    else {
      put(text, column: halfColumn / 2, row: row, style: style, clip: clip)
      return
    }
    let left = halfColumn / 2
    let columns = (left..<left + bitmap.width).clamped(to: clip).clamped(to: 0..<self.size.columns)
    for y in (row..<row + bitmap.height).clamped(to: 0..<self.size.rows) {
      for x in columns {
        let scalar = bitmap[x - left, y - row]
        // A blank keeps what is there: the ground of a slide.
        if isFilled || scalar != " " { self[x, y] = Cell(scalar, style: style) }
      }
    }
  }
}
