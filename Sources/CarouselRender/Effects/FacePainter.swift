internal import CarouselGrid
internal import CarouselType
internal import TerminalCells

/// Paints two pages as faces in the plane of the screen, one above the other.
///
/// Letters of both never meet: a cell has the letter of one page or none.
struct FacePainter {
  private var earlier: PaintedFace
  private var later: PaintedFace
  private let size: FrameSize
  private let beneath: Color
  private let options: PaintOptions

  init(
    earlier: PaintedFace, later: PaintedFace, size: FrameSize, beneath: Color,
    _ options: PaintOptions
  ) {
    (self.earlier, self.later) = (earlier, later)
    (self.size, self.beneath, self.options) = (size, beneath, options)
  }

  /// All cells of the viewport.
  ///
  /// - Complexity: O(cells).
  mutating func frame() -> Frame {
    var frame = Frame(size: size)
    var grounds = Array(repeating: beneath, count: size.columns)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        grounds[column] = paintGround(column, row, on: &frame)
      }
      paintLetters(inRow: row, on: grounds, &frame)
    }
    let front = later.face.area.isEmpty ? earlier.face : later.face
    if front.isScaled { FaceEdges(of: front, options).draw(on: &frame) }
    return frame
  }

  /// Paints what is behind the letter of a cell, and gives its colour.
  private mutating func paintGround(_ column: Int, _ row: Int, on frame: inout Frame) -> Color {
    let (x, y) = (Double(column), Double(row))
    let middle = color(x + 0.5, y + 0.5)
    guard options.hasHalfCells,
      earlier.face.area.divides(column, row) || later.face.area.divides(column, row)
    else {
      frame[column, row] = .blank(Style(background: middle))
      return middle
    }
    // The middles of the four quarters of the cell.
    let quarters = (
      color(x + 0.25, y + 0.25), color(x + 0.75, y + 0.25), color(x + 0.25, y + 0.75),
      color(x + 0.75, y + 0.75)
    )
    var (ink, ground) = (middle, quarters.3)
    if quarters.2 != ground { ink = quarters.2 }
    if quarters.1 != ground { ink = quarters.1 }
    if quarters.0 != ground { ink = quarters.0 }
    // The terminal's own background is the colour of no block.
    if ink == .default { swap(&ink, &ground) }
    let mask =
      (quarters.0 == ink ? 1 : 0) | (quarters.1 == ink ? 2 : 0) | (quarters.2 == ink ? 4 : 0)
      | (quarters.3 == ink ? 8 : 0) as UInt8
    guard ink != ground, !ink.isIndistinguishable(from: ground) else {
      frame[column, row] = .blank(Style(background: middle))
      return middle
    }
    frame[column, row] = Cell(
      BlockSet.quadrants.scalar(mask), style: Style(foreground: ink, background: ground))
    return middle
  }

  private mutating func color(_ x: Double, _ y: Double) -> Color {
    later.color(x, y, on: earlier.color(x, y, on: beneath))
  }

  /// Paints the letters of a row, neighbours of one style at a time.
  private func paintLetters(inRow row: Int, on grounds: [Color], _ frame: inout Frame) {
    var start = 0
    while start < size.columns {
      guard let owner = owner(ofLetterAt: start, row) else {
        start += 1
        continue
      }
      let face = owner == .later ? later : earlier
      let style = face.page[start, row].style
      var end = start + 1
      while end < size.columns, self.owner(ofLetterAt: end, row) == owner {
        let next = face.page[end, row]
        // A wide character is not divided where the background changes.
        guard next.isTrailingHalf || next.style == style && grounds[end] == grounds[start] else {
          break
        }
        end += 1
      }
      if let shown = face.style(of: style, on: grounds[start]) {
        let cells = CellRect(column: start, row: row, columns: end - start, rows: 1)
        frame.copy(face.page, region: cells, toColumn: start, row: row)
        frame.restyle(cells) { _ in shown }
      }
      start = end
    }
  }

  private enum Layer: Hashable {
    case earlier, later
  }

  /// The page whose letter a cell has; nil for none.
  private func owner(ofLetterAt column: Int, _ row: Int) -> Layer? {
    if later.showsLetter(column: column, row: row) { return .later }
    guard earlier.showsLetter(column: column, row: row),
      !(later.face.opacity == 1 && later.face.area.touches(column..<column + 1, row: row))
    else { return nil }
    return .earlier
  }
}
