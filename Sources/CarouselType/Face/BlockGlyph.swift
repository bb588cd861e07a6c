/// One character of the block face: columns of dots, from left to right.
package struct BlockGlyph: Hashable, Sendable {
  /// The columns of dots; 0 for a character that cannot be seen, such as a soft hyphen.
  package let width: Int
  /// The index of the first column among those of all glyphs.
  private let start: Int

  /// The glyph of an entry of the table.
  init(entry: Int, _ weight: FaceWeight) {
    // The two weights of a character follow each other.
    let index =
      switch weight {
      case .regular: 2 * entry
      case .bold: 2 * entry + 1
      }
    start = Int(blockFaceStarts[index])
    width = Int(blockFaceStarts[index + 1]) - start
  }

  /// The dots of a column: bit 0 is the uppermost of eight, bit 7 the one below the baseline.
  package subscript(column: Int) -> UInt8 {
    precondition(0 <= column && column < width, "a glyph has no column outside its width")
    let index = start + column
    return UInt8(truncatingIfNeeded: blockFaceColumns[index / 8] >> UInt64(index % 8 * 8))
  }
}
