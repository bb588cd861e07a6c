internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Draws the edges of a card onto its face, whose cells are counted from the card's box.
struct CardEdges: Sendable {
  let slide: PlacedSlide
  let outline: CardOutline
  let face: CardFace
  /// The colour of lines on the face.
  let lineColor: Color

  /// The light that the upper edge has more than the face.
  private static let highlight = 0.28

  /// Light on the uppermost eighth of a row.
  func light(on card: inout Frame) {
    // Where the card begins in the middle of a cell, an eighth of that cannot be drawn beside it.
    guard outline.isUpright, Double(outline.box.row) == outline.quad.low.y else { return }
    let box = outline.box
    let white = Color.rgb(255, 255, 255)
    for column in outline.columns(inRow: box.row) {
      let color = face.color(column: column, row: box.row)
      let lit = color.rgb == nil ? white : color.mixed(with: white, amount: Self.highlight)
      card[column - box.column, 0] = Cell("▔", style: Style(foreground: lit, background: color))
    }
  }

  /// A line an eighth of a column wide along the left or the right side.
  func side(isLeft: Bool, on card: inout Frame) {
    guard outline.isUpright else { return }
    let box = outline.box
    let column = isLeft ? 0 : box.columns - 1
    let rows = 1..<max(1, box.rows - 1)
    for row in rows {
      let color = face.color(column: column + box.column, row: row + box.row)
      card[column, row] = Cell(
        isLeft ? "▏" : "▕", style: Style(foreground: lineColor, background: color))
    }
  }

  /// A line an eighth of a row high along the upper or the lower side.
  func level(isTop: Bool, on card: inout Frame) {
    guard outline.isUpright else { return }
    let box = outline.box
    let row = isTop ? box.row : box.rowRange.upperBound - 1
    for column in outline.columns(inRow: row) {
      let color = face.color(column: column, row: row)
      card[column - box.column, row - box.row] = Cell(
        isTop ? "▔" : "▁", style: Style(foreground: lineColor, background: color))
    }
  }

  /// Lines all around, stepwise where the card is turned.
  func frame(on card: inout Frame, glyphs: GlyphSet) {
    let box = slide.box
    let (corners, horizontal, vertical) = glyphs.box
    var above = 0..<0
    var columns = slide.columns(inRow: box.row)
    for row in box.rowRange {
      let below = slide.columns(inRow: row + 1)
      for column in columns {
        let isLeft = column == columns.lowerBound
        let isRight = column == columns.upperBound - 1
        let isTop = !above.contains(column)
        let isBottom = !below.contains(column)
        let line: String
        switch (isLeft || isRight, isTop, isBottom) {
        case (true, true, false): line = corners[isLeft ? 0 : 1]
        case (true, false, true): line = corners[isLeft ? 3 : 2]
        case (true, _, _): line = vertical
        case (false, false, false): continue
        case (false, _, _): line = horizontal
        }
        let style = Style(
          foreground: lineColor, background: face.color(column: column, row: row))
        card.put(line, column: column - box.column, row: row - box.row, style: style)
      }
      (above, columns) = (columns, below)
    }
  }
}

extension CellRect {
  /// Whether a card of this size has room for an edge around text.
  var hasRoomForEdges: Bool { columns >= 6 && rows >= 3 }

  /// The minimum number of columns for a blank one between an edge and text.
  private static let spaciousColumns = 16

  /// What an edge around a card leaves of it.
  var insideEdges: CellRect {
    guard hasRoomForEdges else { return self }
    let margin = columns >= Self.spaciousColumns ? 2 : 1
    return inset(left: margin, top: 1, right: margin, bottom: 1)
  }
}
