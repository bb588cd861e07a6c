internal import CarouselGrid
internal import TerminalCells

/// The cursor and the style of a terminal, as far as they are known, and the bytes that move them.
struct ANSIPen: Sendable {
  var bytes: [UInt8] = []
  private(set) var style: Style?
  /// The links of the frame that is written.
  var links = LinkTable()
  private var link: UInt8 = 0
  private var row: Int?
  /// Nil at the right edge and after characters that terminals do not agree about.
  private(set) var column: Int?
  private let features: TerminalFeatures

  init(features: TerminalFeatures) {
    self.features = features
  }

  /// Forgets the state, as after another program wrote to the terminal.
  mutating func forget() {
    style = nil
    row = nil
    column = nil
  }

  /// Forgets where the cursor is.
  mutating func forgetPosition() {
    row = nil
    column = nil
  }

  /// Moves the cursor in as few bytes as possible.
  mutating func move(toColumn newColumn: Int, row newRow: Int) {
    defer {
      column = newColumn
      row = newRow
    }
    if row == newRow {
      if column == newColumn { return }
      if newColumn == 0 {
        bytes.append(0x0D)
      } else if let column, column < newColumn {
        bytes.appendControl(newColumn - column, "C")
      } else {
        bytes.appendControl(newColumn + 1, "G")
      }
    } else if let row, row + 1 == newRow, newColumn == 0 {
      bytes.appendText("\r\n")
    } else if newColumn == 0 {
      bytes.appendControl(newRow + 1, "H")
    } else {
      bytes.appendControl(newRow + 1, newColumn + 1, "H")
    }
  }

  /// The bytes that `move` takes within a row, without a move.
  func costOfMoving(by distance: Int) -> Int {
    distance == 1 ? 3 : distance < 10 ? 4 : 5
  }

  mutating func setStyle(_ new: Style) {
    setLink(new.link)
    bytes.appendStyle(from: style?.withoutLink, to: new.withoutLink)
    style = new
  }

  /// Ends the link that what is written belongs to.
  ///
  /// After each frame: numbers are those of one frame, and another program may write next.
  mutating func endLink() {
    setLink(0)
    style?.link = 0
  }

  private mutating func setLink(_ new: UInt8) {
    guard new != link else { return }
    let address = links.address(of: new)
    bytes.appendText("\u{1B}]8;")
    // Parts of one link that are not next to each other are one by their id.
    if address != nil {
      bytes.appendText("id=")
      bytes.appendDecimal(Int(new))
    }
    bytes.append(UInt8(ascii: ";"))
    bytes.append(contentsOf: (address ?? "").utf8)
    bytes.appendText("\u{1B}\\")
    link = new
  }

  /// Sets as much of a style as a blank shows of it.
  mutating func setStyle(ofBlank new: Style) {
    guard let current = style, new.paintsBlanksPlainly else {
      setStyle(new)
      return
    }
    setStyle(
      Style(
        foreground: current.foreground, background: new.background,
        attributes: current.attributes.subtracting([.underline, .reverse, .strikethrough])))
  }

  /// Writes a cell where the cursor is.
  mutating func write(_ cell: Cell, of frame: Frame) {
    if cell.isBlank { setStyle(ofBlank: cell.style) } else { setStyle(cell.style) }
    if cell.hasDoubtfulWidth {
      writeDoubtful(cell, of: frame)
    } else {
      frame.appendUTF8(of: cell, to: &bytes)
      advance(by: cell.isWide ? 2 : 1, in: frame)
    }
  }

  /// Writes a cell of unsure width, clearing both its columns first.
  ///
  /// A terminal that draws the character in one column would show in the other what was there
  /// before. Afterwards the column is unknown.
  private mutating func writeDoubtful(_ cell: Cell, of frame: Frame) {
    if cell.isWide, let column, let row {
      bytes.appendText("  ")
      self.column = nil
      move(toColumn: column, row: row)
    }
    frame.appendUTF8(of: cell, to: &bytes)
    column = nil
  }

  /// Writes the character before the cursor again.
  mutating func repeatCharacter(_ count: Int, in frame: Frame) {
    bytes.appendControl(count, "b")
    advance(by: count, in: frame)
  }

  /// Whether erasing leaves cells like this one.
  func canErase(to cell: Cell) -> Bool {
    cell.isBlank && cell.style.paintsBlanksPlainly
      && (cell.style.background == .default || features.contains(.backgroundErase))
  }

  /// Erases cells from the cursor on, which stays where it is.
  mutating func erase(_ count: Int, style: Style) {
    setStyle(ofBlank: style)
    bytes.appendControl(count, "X")
  }

  /// Erases the row from the cursor on.
  mutating func eraseToEndOfRow(style: Style) {
    setStyle(ofBlank: style)
    bytes.appendText("\u{1B}[K")
  }

  /// Notes that the cursor moved as characters were written.
  private mutating func advance(by width: Int, in frame: Frame) {
    guard let known = column else { return }
    column = known + width < frame.size.columns ? known + width : nil
  }
}
