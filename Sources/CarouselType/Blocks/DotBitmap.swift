/// A line of text in the block face, as the cells that show it.
package struct DotBitmap: Hashable, Sendable {
  /// The size in which the dots are shown.
  package let size: BlockSize
  /// The dots of the screen by which the text is moved to the right.
  package let offset: Int
  /// The columns of dots of the face, as those of a glyph.
  private let columns: [UInt8]

  /// The bitmap of a line of text, or `nil` if the face lacks one of its characters.
  ///
  /// - Parameter offset: The dots of the screen, not of the face, by which the text is moved to the
  ///   right. Never negative; less than two, unless empty cells are wanted on the left.
  /// - Complexity: O(length).
  package init?(
    _ text: some StringProtocol, size: BlockSize, weight: FaceWeight, offset: Int = 0
  ) {
    precondition(offset >= 0, "a text cannot begin before its cells")
    var columns: [UInt8] = []
    for character in text {
      guard let glyph = BlockFace.glyph(character, weight) else { return nil }
      guard glyph.width > 0 else { continue }
      if !columns.isEmpty { columns += repeatElement(0, count: BlockFace.gap) }
      for column in 0..<glyph.width { columns.append(glyph[column]) }
    }
    self.size = size
    self.offset = offset
    self.columns = columns
  }

  /// The columns of cells that the text covers; 0 for an empty text.
  package var width: Int { size.columns(ofDots: columns.count, offset: offset) }

  /// The rows of cells.
  package var height: Int { size.rows }

  /// The character of a cell: a blank where the text has no dots, or outside the bitmap.
  ///
  /// - Complexity: O(1).
  package subscript(x: Int, y: Int) -> Unicode.Scalar {
    size.blocks.scalar(mask(x, y))
  }

  /// The characters of a row of cells.
  ///
  /// - Complexity: O(`width`).
  package func row(_ y: Int) -> [Unicode.Scalar] {
    (0..<width).map { self[$0, y] }
  }

  /// The dots of a cell, row by row, as a set of blocks takes them.
  private func mask(_ x: Int, _ y: Int) -> UInt8 {
    let scale = size.scale
    let height = size.blocks.height
    var mask: UInt8 = 0
    for column in 0..<BlockSet.width {
      let dot = x * BlockSet.width + column - offset
      guard dot >= 0, dot < columns.count * scale else { continue }
      let dots = columns[dot / scale]
      for row in 0..<height {
        // Bits beyond the eighth are 0: the shift of a byte by 8 and more leaves nothing.
        let bit = dots >> ((y * height + row) / scale) & 1
        mask |= bit << (row * BlockSet.width + column)
      }
    }
    return mask
  }
}
