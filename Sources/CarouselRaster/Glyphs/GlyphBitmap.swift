/// The pixels of a character, 16 rows of 8 or, for wide characters, of 16.
package struct GlyphBitmap: Hashable, Sendable {
  /// The pixels across a cell.
  static let width = 8
  /// The pixels from top to bottom.
  static let height = 16

  /// Whether it covers two cells.
  package let isWide: Bool
  /// The rows from top to bottom.
  ///
  /// The leftmost pixel is the highest bit; the low byte of a narrow one is 0.
  package private(set) var rows: SIMD16<UInt16>

  /// A glyph of the given rows, of which a narrow one takes the high bytes.
  init(isWide: Bool, rows: SIMD16<UInt16> = .zero) {
    self.isWide = isWide
    self.rows = isWide ? rows : rows & 0xFF00
  }

  /// A glyph without any ink.
  static func empty(isWide: Bool) -> GlyphBitmap { GlyphBitmap(isWide: isWide) }

  /// The pixels across.
  package var columns: Int { isWide ? 2 * Self.width : Self.width }

  var isEmpty: Bool { rows == .zero }

  var isFull: Bool { rows == SIMD16(repeating: isWide ? 0xFFFF : 0xFF00) }

  /// Adds a rectangle of ink; what is outside is left out.
  mutating func fill(x: Range<Int>, y: Range<Int>) {
    let columns = x.clamped(to: 0..<self.columns)
    let mask =
      (UInt16.max >> columns.lowerBound)
      & ~(columns.upperBound == 16 ? 0 : .max >> columns.upperBound)
    for row in y.clamped(to: 0..<Self.height) { rows[row] |= mask }
  }

  /// Adds one pixel.
  mutating func set(x: Int, y: Int) { fill(x: x..<x + 1, y: y..<y + 1) }

  /// Adds the ink of another glyph, as far as it fits.
  mutating func formUnion(_ other: GlyphBitmap) {
    rows |= isWide ? other.rows : other.rows & 0xFF00
  }

  /// The glyph with ink and ground in each other's place.
  func inverted() -> GlyphBitmap { GlyphBitmap(isWide: isWide, rows: ~rows) }
}
