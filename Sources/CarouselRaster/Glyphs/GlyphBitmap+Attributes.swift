/// What terminals do to the letters of a font that has no bold or italic ones.
extension GlyphBitmap {
  /// Strikes every pixel a second time, one pixel further to the right.
  mutating func embolden() {
    self = GlyphBitmap(isWide: isWide, rows: rows | rows &>> 1)
  }

  /// Moves the upper third of the rows right and the lower third left, by one pixel.
  mutating func slant() {
    var slanted = rows
    for row in 0..<5 { slanted[row] >>= 1 }
    for row in 11..<Self.height { slanted[row] <<= 1 }
    self = GlyphBitmap(isWide: isWide, rows: slanted)
  }

  /// The glyph for the cells that its character covers, whatever its font drew.
  ///
  /// A narrow one stands in the middle of two cells. Of a wide one, two neighbours become one pixel:
  /// fonts and terminals disagree about the width of some symbols.
  func fitted(isWide: Bool) -> GlyphBitmap {
    guard isWide != self.isWide else { return self }
    if isWide { return GlyphBitmap(isWide: true, rows: rows &>> UInt16(Self.width / 2)) }
    var squeezed = GlyphBitmap(isWide: false)
    for row in 0..<Self.height {
      for column in 0..<Self.width where rows[row] << (2 * column) & 0xC000 != 0 {
        squeezed.set(x: column, y: row)
      }
    }
    return squeezed
  }

  /// A hollow box in place of a character that the font lacks.
  static func missing(isWide: Bool) -> GlyphBitmap {
    var box = GlyphBitmap(isWide: isWide)
    let (left, right) = (1, box.columns - 2)
    for y in [2, 13] { box.fill(x: left..<right + 1, y: y..<y + 1) }
    for x in [left, right] { box.fill(x: x..<x + 1, y: 2..<14) }
    return box
  }
}
