internal import CarouselDeck
internal import CarouselGrid
internal import CarouselType
internal import TerminalCells

/// A few words on a ground of their own, in a corner.
struct Chip: Hashable, Sendable {
  /// A mark before the words, or empty.
  let sign: String
  let words: String
  /// The colour of the mark; nil is that of the words.
  let color: Color?

  init(_ sign: String, _ words: String, color: Color? = nil) {
    self.sign = sign
    self.words = words
    self.color = color
  }

  /// All of it as one line.
  var text: String { [sign, words].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension OverlayPainter {
  /// A chip as it is drawn.
  private enum Face {
    case line(TextBlock.Line)
    case blocks(SetText)

    /// The columns and rows between the words and the edge of the chip.
    var padding: (columns: Int, rows: Int) {
      switch self {
      case .line: (1, 0)
      case .blocks: (2, 1)
      }
    }

    var size: FrameSize {
      let (columns, rows) = padding
      return switch self {
      case .line(let line): FrameSize(columns: line.width + 2 * columns, rows: 1)
      case .blocks(let text):
        FrameSize(columns: (text.width + 1) / 2 + 2 * columns, rows: text.rows + 2 * rows)
      }
    }
  }

  /// The blank columns between two chips.
  private static let gap = 1
  /// The share of the columns that a chip in large letters covers at most.
  private static let largeShare = 2

  /// Draws chips from the upper right corner to the left.
  func paintAtTop(_ chips: [Chip], on frame: inout Frame) {
    var end = frame.size.columns - margins.columns
    for chip in chips {
      guard let place = topPlace(of: chip, endingAt: end, on: frame) else { continue }
      draw(chip, place.face, at: place.origin, on: &frame)
      end = place.origin.column - Self.gap
    }
  }

  /// Where a chip covers nothing, with its words or else only its mark; the uppermost row if there
  /// is no such place.
  private func topPlace(
    of chip: Chip, endingAt end: Int, on frame: Frame
  ) -> (face: Face, origin: CellPosition)? {
    let faces = [
      face(of: chip.text, upTo: end, frame.size), face(of: chip.sign, upTo: end, frame.size),
    ]
    .compactMap(\.self)
    for face in faces {
      for row in [margins.rows, 0, margins.rows + 1] {
        let origin = CellPosition(column: end - face.size.columns, row: row)
        if isFree(origin, face.size, on: frame) { return (face, origin) }
      }
    }
    guard let last = faces.last else { return nil }
    let row = min(margins.rows, max(0, frame.size.rows - last.size.rows))
    return (last, CellPosition(column: end - last.size.columns, row: row))
  }

  /// Draws a chip into the lower right corner, above a caption that is there.
  ///
  /// - Parameter taken: The rows at the foot that are not free.
  func paintAtBottom(_ chip: Chip, above taken: Int, on frame: inout Frame) {
    let end = frame.size.columns - margins.columns
    guard let face = face(of: chip.text, upTo: end, frame.size) else { return }
    let lowest = max(0, frame.size.rows - taken - face.size.rows)
    let column = end - face.size.columns
    let rows = (max(0, lowest - frame.size.rows / 4)...lowest).reversed()
    let row = rows.first { row in
      isFree(CellPosition(column: column, row: row), face.size, on: frame)
    }
    draw(chip, face, at: CellPosition(column: column, row: row ?? lowest), on: &frame)
  }

  /// A text as a chip that ends at a column; nil for none, or without room.
  private func face(of text: String, upTo end: Int, _ size: FrameSize) -> Face? {
    guard !text.isEmpty else { return nil }
    if options.viewing == .wall, glyphs == .unicode,
      let set = SetText(
        blocks: text, step: TypeStep(rows: 4), weight: .bold,
        columns: size.columns / Self.largeShare,
        measure: .max, lines: 1, isWrapped: false)
    {
      let face = Face.blocks(set)
      if face.size.columns <= end, face.size.rows <= size.rows / 4 { return face }
    }
    let line = TextBlock.line(text, width: end - 2, glyphs: glyphs)
    return line.width > 0 ? .line(line) : nil
  }

  private func isFree(_ origin: CellPosition, _ size: FrameSize, on frame: Frame) -> Bool {
    let cells = CellRect(
      column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
    guard cells.intersection(CellRect(frame.size)) == cells else { return false }
    return cells.rowRange.allSatisfy { row in
      cells.columnRange.allSatisfy { frame[$0, row].isBlank }
    }
  }

  private func draw(_ chip: Chip, _ face: Face, at origin: CellPosition, on frame: inout Frame) {
    let size = face.size
    let cells = CellRect(
      column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
    frame.fill(cells, style: colors.chip)
    let (left, top) = (origin.column + face.padding.columns, origin.row + face.padding.rows)
    var style = colors.chip
    switch face {
    case .line(let line):
      frame.put(line.text, column: left, row: top, style: style)
      guard let color = chip.color, line.text.hasPrefix(chip.sign) else { return }
      style.foreground = color
      frame.put(chip.sign, column: left, row: top, style: style)
    case .blocks(let text):
      let region = CellRect(
        column: left, row: top, columns: size.columns - 2 * face.padding.columns, rows: text.rows)
      frame.draw(text, in: region, align: .left, style: style)
      guard let color = chip.color, let block = BlockSize(rawValue: text.step.rows),
        let columns = BlockFace.columns(of: chip.sign, size: block, weight: .bold)
      else { return }
      let sign = CellRect(column: left, row: top, columns: columns, rows: text.rows)
      frame.restyle(sign) { _ in Style(foreground: color, background: style.background) }
    }
  }
}
