internal import CarouselGrid
internal import CarouselType

/// Text set in one size: lines with pieces at half columns.
///
/// Half a column is the width of a dot of the block face at its smallest size, so that letters can
/// be centred to half a column.
struct SetText: Hashable, Sendable {
  /// A stretch of a line without a tab stop in it.
  struct Piece: Hashable, Sendable {
    var text: String
    /// From the left edge of the line, in half columns.
    var start: Int
  }

  struct Line: Hashable, Sendable {
    var pieces: [Piece]
    /// In half columns.
    var width: Int
    /// Whether its letters are those of the terminal because the block face lacks some of them.
    var isFallback = false
  }

  let step: TypeStep
  let weight: FaceWeight
  let lines: [Line]
  /// Whether the lines form a unit, as in a list or a table: then all begin in one column.
  let isBlock: Bool
  /// Whether text was left out at an end because there is no room for it.
  var isCut = false

  /// In half columns.
  var width: Int { lines.reduce(0) { max($0, $1.width) } }
  /// The rows that it covers.
  var rows: Int {
    lines.reduce(step.lineGap * max(0, lines.count - 1)) { $0 + self.step(of: $1).rows }
  }

  /// The size of the letters of a line.
  func step(of line: Line) -> TypeStep { line.isFallback ? .cell : step }
}

extension SetText {
  /// Sets text in the terminal's own letters.
  ///
  /// - Parameters:
  ///   - text: The text, drawable, with line feeds.
  ///   - room: The cells for it; what does not fit is cut off.
  ///   - measure: The columns of a line of prose.
  ///   - skipped: How many of the lines are above the room.
  ///   - isMarked: Whether an ellipsis says that lines are cut off.
  init(
    cells text: String, in room: FrameSize, measure: Int, skipping skipped: Int = 0,
    isMarked: Bool = true, glyphs: GlyphSet, weight: FaceWeight
  ) {
    let block = TextBlock(
      text, in: CellRect(room), measure: measure, skipping: skipped,
      isMarked: isMarked, glyphs: glyphs)
    self.init(
      step: .cell, weight: weight,
      lines: block.lines.map { line in
        Line(pieces: [Piece(text: line.text, start: 0)], width: 2 * line.width)
      },
      isBlock: block.isShaped, isCut: block.isCut)
  }
}
