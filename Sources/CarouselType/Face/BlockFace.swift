/// The kit's own face, whose letters are made of half cells.
///
/// It has ASCII, Latin-1, Latin Extended-A, arrows and the marks of a sign, in two weights; its source
/// is `block-face.txt`.
package enum BlockFace {
  /// The rows of dots in a line: seven above the baseline and one below.
  package static let height = 8

  /// The empty dots between two letters.
  static let gap = 1

  /// The glyph of a character, or `nil` if the face lacks it.
  ///
  /// A letter and its combining marks are the composed letter, and a variation selector is ignored.
  ///
  /// - Complexity: O(log n) in the characters of the face, O(n) for one that has to be composed.
  package static func glyph(_ character: Character, _ weight: FaceWeight) -> BlockGlyph? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    guard let last = scalars.last, scalars.count > 1 else { return glyph(first, weight) }
    if scalars.count == 2, (0xFE00...0xFE0F).contains(last.value) { return glyph(first, weight) }
    // Characters are compared by canonical equivalence.
    for (entry, scalar) in blockFaceScalars.enumerated() where scalar > 0x7F {
      guard let scalar = Unicode.Scalar(scalar), Character(scalar) == character else { continue }
      return BlockGlyph(entry: entry, weight)
    }
    return nil
  }

  /// The glyph of a scalar, or `nil` if the face lacks it.
  ///
  /// - Complexity: O(log n) in the characters of the face.
  package static func glyph(_ scalar: Unicode.Scalar, _ weight: FaceWeight) -> BlockGlyph? {
    var (low, high) = (0, blockFaceScalars.count)
    while low < high {
      let middle = (low + high) / 2
      if blockFaceScalars[middle] < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < blockFaceScalars.count, blockFaceScalars[low] == scalar.value else { return nil }
    return BlockGlyph(entry: low, weight)
  }

  /// The breadth of a line of text in dots, or `nil` if the face lacks one of its characters.
  ///
  /// - Complexity: O(length).
  package static func dots(in text: some StringProtocol, _ weight: FaceWeight) -> Int? {
    var dots = 0
    for character in text {
      guard let glyph = glyph(character, weight) else { return nil }
      // What cannot be seen takes no gap either.
      if glyph.width > 0 { dots += glyph.width + (dots > 0 ? gap : 0) }
    }
    return dots
  }

  /// The columns of cells that a line of text covers, or `nil` if the face lacks one of its characters.
  ///
  /// - Parameter offset: The dots of the screen, not of the face, by which the text is moved to the
  ///   right; for instance 1, half a column, to centre an odd number of dots. Never negative.
  /// - Complexity: O(length).
  package static func columns(
    of text: some StringProtocol, size: BlockSize, weight: FaceWeight, offset: Int = 0
  ) -> Int? {
    dots(in: text, weight).map { size.columns(ofDots: $0, offset: offset) }
  }
}
