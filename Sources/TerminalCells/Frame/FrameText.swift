internal import CarouselGrid

extension Frame {
  /// Writes text into one row, from left to right, and gives the column after it.
  ///
  /// What is outside of the frame or of `clip` is left out; a wide character that an edge cuts
  /// becomes a blank. A control shows as U+FFFD and a character without width is left out: text
  /// that comes from outside goes through `visibleText(_:)` first.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - column: The column of the first character, which may be negative.
  ///   - row: The row; outside of the frame nothing is written.
  ///   - style: The style of all cells written.
  ///   - clip: The columns that may be written, all of them by default.
  /// - Returns: The column after the text, whether or not it was inside.
  @discardableResult
  public mutating func put(
    _ text: some StringProtocol, column: Int, row: Int, style: Style = Style(),
    clip: Range<Int>? = nil
  ) -> Int {
    let window = (clip ?? 0..<size.columns).clamped(to: 0..<size.columns)
    let isVisible = 0..<size.rows ~= row
    // A generic text would be read through witnesses, byte by byte.
    let text = String(text)
    if text.isPrintableASCII {
      let end = column + text.utf8.count
      if isVisible { place(text.utf8, columns: column..<end, row: row, style, window: window) }
      return end
    }
    var column = column
    for character in text {
      let width = displayWidth(of: character)
      if isVisible {
        place(character, width: width, column: column, row: row, style: style, window: window)
      }
      column += width
    }
    return column
  }

  /// Writes characters of one byte and one column each.
  private mutating func place(
    _ bytes: String.UTF8View, columns: Range<Int>, row: Int, _ style: Style,
    window: Range<Int>
  ) {
    let shown = columns.clamped(to: window)
    guard !shown.isEmpty else { return }
    let start = row * size.columns
    mendNeighbours(
      of: start + shown.lowerBound..<start + shown.upperBound, column: shown.lowerBound)
    var index = start + shown.lowerBound
    for byte in bytes.dropFirst(shown.lowerBound - columns.lowerBound).prefix(shown.count) {
      cells[index] = Cell(
        glyph: Glyph(scalar: Unicode.Scalar(byte), isWide: false), style: style)
      index += 1
    }
  }

  private mutating func place(
    _ character: Character, width: Int, column: Int, row: Int, style: Style, window: Range<Int>
  ) {
    guard width > 0 else { return }
    if width == 2, window.contains(column) != window.contains(column + 1) {
      let inside = window.contains(column) ? column : column + 1
      self[inside, row] = .blank(style)
    } else if window.contains(column) {
      self[column, row] = Cell(glyph: glyph(of: character, width: width), style: style)
    }
  }

  private mutating func glyph(of character: Character, width: Int) -> Glyph {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !isControl(first) else {
      return Glyph(scalar: "\u{FFFD}", isWide: false)
    }
    let isWide = width == 2
    if let glyph = Glyph(scalars: scalars, isWide: isWide) { return glyph }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix(ClusterTable.scalarLimit))
    return Glyph(cluster: clusters.intern(String(text)), isWide: isWide)
  }

  /// The text of a cell of this frame; empty for a trailing half.
  public func text(of cell: Cell) -> String {
    if let cluster = cell.glyph.cluster { return clusters.texts[cluster] }
    var scalars = String.UnicodeScalarView()
    cell.glyph.forEachInlineScalar { scalars.append($0) }
    return String(scalars)
  }

  /// Appends the text of a cell of this frame as UTF-8; nothing for a trailing half.
  package func appendUTF8(of cell: Cell, to bytes: inout [UInt8]) {
    if let scalar = cell.glyph.scalar {
      if scalar.value < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let encoded = UTF8.encode(scalar) {
        bytes.append(contentsOf: encoded)
      }
    } else {
      bytes.append(contentsOf: text(of: cell).utf8)
    }
  }

  /// The rows as text, without the blanks at their ends and without any style.
  public var plainLines: [String] {
    (0..<size.rows).map { row in
      let start = row * size.columns
      let line = cells[start..<start + size.columns]
      guard let last = line.lastIndex(where: { !$0.isBlank }) else { return "" }
      return line[...last].reduce(into: "") { $0 += text(of: $1) }
    }
  }
}
