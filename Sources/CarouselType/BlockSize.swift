/// A size of the block face, which is the height of a line in rows of cells.
///
/// The size between 4 and 8 needs outlines; a text of size 1 is written with the letters of the terminal.
package enum BlockSize: Int, Hashable, Sendable, CaseIterable {
  /// Two rows of octants, for which a terminal needs the characters of Unicode 16.
  case two = 2
  /// Four rows of quadrants, as all larger sizes.
  case four = 4
  /// Each dot of the face is one cell.
  case eight = 8
  /// Each dot of the face is one and a half cells broad and high.
  case twelve = 12

  /// The height of a line in rows of cells.
  package var rows: Int { rawValue }

  /// The characters that the size is drawn with.
  package var blocks: BlockSet {
    switch self {
    case .two: .octants
    case .four, .eight, .twelve: .quadrants
    }
  }

  /// The dots of the screen that a dot of the face takes, in both directions.
  package var scale: Int { rows * blocks.height / BlockFace.height }

  /// The columns of cells that a number of dots of the face covers.
  ///
  /// - Parameter offset: The dots of the screen before the first one.
  package func columns(ofDots dots: Int, offset: Int = 0) -> Int {
    dots == 0 ? 0 : (offset + dots * scale + BlockSet.width - 1) / BlockSet.width
  }
}
