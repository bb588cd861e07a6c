/// A line of text in the block face, as the cells that show it.
package struct DotBitmap: Hashable, Sendable {
  /// The size in which the dots are shown.
  package let size: BlockSize
  /// The columns of dots on the screen, each as high as the face, two for each column of cells.
  private var columns: [UInt8] = []

  /// The bitmap of a line of text, or `nil` if the face lacks one of its characters.
  ///
  /// - Parameter offset: The dots of the screen, not of the face, by which the text is moved to the
  ///   right. Never negative; less than two, unless empty cells are wanted on the left.
  /// - Parameter rules: The rows of dots, as bits, with a line from the first letter to the last one.
  /// - Complexity: O(length).
  package init?(
    _ text: some StringProtocol, size: BlockSize, weight: FaceWeight, offset: Int = 0,
    rules: UInt8 = 0
  ) {
    precondition(offset >= 0, "a text cannot begin before its cells")
    self.size = size
    let scale = size.scale
    for character in text {
      guard let glyph = BlockFace.glyph(of: character, weight) else { return nil }
      guard glyph.width > 0 else { continue }
      if columns.isEmpty {
        append(0, count: offset)
      } else {
        append(rules, count: BlockFace.gap * scale)
      }
      for column in 0..<glyph.width { append(glyph[column] | rules, count: scale) }
    }
    append(0, count: columns.count % BlockSet.width)
  }

  private mutating func append(_ dots: UInt8, count: Int) {
    for _ in 0..<count { columns.append(dots) }
  }

  /// The columns of cells that the text covers; 0 for an empty text.
  package var width: Int { columns.count / BlockSet.width }

  /// The rows of cells.
  package var height: Int { size.rows }

  /// The character of a cell: a blank where the text has no dots, or outside the bitmap.
  ///
  /// - Complexity: O(1).
  package subscript(x: Int, y: Int) -> Unicode.Scalar {
    guard 0 <= x && x < width && 0 <= y && y < height else { return " " }
    let first = x * BlockSet.width
    return size.blocks.scalar(
      dots(of: columns[first], in: y) | dots(of: columns[first + 1], in: y) << 1)
  }

  /// The characters of a row of cells.
  ///
  /// - Complexity: O(`width`).
  package func row(_ y: Int) -> [Unicode.Scalar] {
    (0..<width).map { self[$0, y] }
  }

  /// The dots of a column that are in a row of cells, from the uppermost in every second bit.
  private func dots(of column: UInt8, in y: Int) -> UInt8 {
    let y = UInt8(truncatingIfNeeded: y)
    switch size {
    case .two:
      let dots = column &>> (4 * y)
      return dots & 1 | dots << 1 & 4 | dots << 2 & 0x10 | dots << 3 & 0x40
    case .four:
      let dots = column &>> (2 * y)
      return dots & 1 | dots << 1 & 4
    case .eight:
      let dot = column &>> y & 1
      return dot | dot << 2
    case .twelve:
      return column &>> (2 * y / 3) & 1 | (column &>> ((2 * y + 1) / 3) & 1) << 2
    }
  }
}
