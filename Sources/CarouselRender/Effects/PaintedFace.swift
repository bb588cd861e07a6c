internal import CarouselColor
internal import CarouselGrid
internal import TerminalCells

/// A page in the plane of the screen, and what is on it.
struct PaintedFace: Sendable {
  let face: PageFace
  let page: Frame
  /// The latest two colours that were mixed, and the mixture: neighbours mostly have the same.
  private var known: (below: Color, own: Color, mixture: Color)?

  init(_ face: PageFace, _ page: Frame) {
    self.face = face
    self.page = page
  }

  /// The colour of a place that has some colour without the page.
  mutating func color(_ x: Double, _ y: Double, on below: Color) -> Color {
    let area = face.area
    guard face.opacity > 0, area.contains(x, y) else { return below }
    var (column, row) = (x, y)
    if face.isScaled {
      column = (x - area.left) / (area.right - area.left) * Double(page.size.columns)
      row = (y - area.top) / (area.bottom - area.top) * Double(page.size.rows)
    }
    guard !page.cells.isEmpty else { return below }
    let own = page[
      min(Int(column), page.size.columns - 1), min(Int(row), page.size.rows - 1)
    ].style.background
    if let known, known.below == below, known.own == own { return known.mixture }
    let mixture = below.replaced(by: own.darkened(by: face.shade), amount: face.opacity)
    known = (below, own, mixture)
    return mixture
  }

  /// Whether a cell has a letter that is seen: one that its area covers whole.
  func showsLetter(column: Int, row: Int) -> Bool {
    guard face.letters > 0, page.size.columns > column, page.size.rows > row else { return false }
    let cell = page[column, row]
    guard !cell.isBlank || !cell.style.paintsBlanksPlainly else { return false }
    return face.area.covers(columns(of: cell, at: column), row: row)
  }

  /// The columns of the whole character of a cell.
  private func columns(of cell: Cell, at column: Int) -> Range<Int> {
    if cell.isTrailingHalf { return column - 1..<column + 1 }
    return column..<column + (cell.isWide ? 2 : 1)
  }

  /// The style of a letter of the page on a background; nil where it can hardly be seen, because it
  /// has faded.
  func style(of letter: Style, on background: Color) -> Style? {
    var result = letter
    result.background = background
    guard face.letters < 1 || face.shade > 0 else { return result }
    let ink = letter.foreground.darkened(by: face.shade)
    guard face.letters < 1, let rgb = ink.rgb, let ground = background.rgb else {
      result.foreground = ink
      return result
    }
    result.foreground = .rgb(ground.blended(with: rgb, amount: face.letters))
    return result.foreground.isIndistinguishable(from: background) ? nil : result
  }
}

extension Color {
  /// The colour with a part of its light gone, where it is known.
  fileprivate func darkened(by amount: Double) -> Color {
    amount > 0 ? blended(with: RGB(0, 0, 0), amount: amount) : self
  }

  /// A mixture with another colour; where one of them is not known, that one which the words in
  /// front of it need.
  func replaced(by other: Color, amount: Double) -> Color {
    guard let rgb, let second = other.rgb else { return amount < PageTurn.leaving ? self : other }
    return .rgb(rgb.blended(with: second, amount: amount))
  }
}
