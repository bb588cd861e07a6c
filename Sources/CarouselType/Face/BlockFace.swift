/// The kit's own face, whose letters are made of half cells.
///
/// It has ASCII, Latin-1, Latin Extended-A, arrows and the marks of a sign, in two weights; its source
/// is `block-face.txt`.
package enum BlockFace {
  /// The rows of dots in a line: seven above the baseline and one below.
  package static let height = 8

  /// The empty dots between two letters.
  package static let gap = 1

  /// The glyph of a character, or `nil` if the face lacks it.
  ///
  /// A letter and a combining mark are the composed letter, and a variation selector is ignored.
  ///
  /// - Complexity: O(log n) in the characters of the face.
  package static func glyph(of character: Character, _ weight: FaceWeight) -> BlockGlyph? {
    var scalars = character.unicodeScalars.makeIterator()
    guard let base = scalars.next() else { return nil }
    guard let mark = scalars.next() else { return glyph(base, weight) }
    guard scalars.next() == nil else { return nil }
    switch mark.value {
    case 0xFE00...0xFE0F: return glyph(base, weight)
    case 0x300...0x36F: return composition(of: base, and: mark).flatMap { glyph($0, weight) }
    default: return nil
    }
  }

  /// The glyph of a scalar, or `nil` if the face lacks it.
  ///
  /// - Complexity: O(log n) in the characters of the face.
  package static func glyph(_ scalar: Unicode.Scalar, _ weight: FaceWeight) -> BlockGlyph? {
    let entry = firstIndex(of: scalar.value, in: blockFaceScalars)
    guard entry < blockFaceScalars.count, blockFaceScalars[entry] == scalar.value else {
      return nil
    }
    return BlockGlyph(entry: entry, weight)
  }

  /// The letter that is canonically equivalent to a letter of ASCII and a mark after it.
  private static func composition(
    of base: Unicode.Scalar, and mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    guard base.isASCII else { return nil }
    let key = base.value << 24 | (mark.value & 0xFF) << 16
    let entry = firstIndex(of: key, in: blockFaceCompositions)
    guard entry < blockFaceCompositions.count else { return nil }
    let composition = blockFaceCompositions[entry]
    return composition >> 16 == key >> 16 ? Unicode.Scalar(composition & 0xFFFF) : nil
  }

  /// Where the first element is that is not less than a value; the count if there is none.
  private static func firstIndex(of value: UInt32, in sorted: [UInt32]) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The breadth of a line of text in dots, or `nil` if the face lacks one of its characters.
  ///
  /// - Complexity: O(length).
  package static func dots(in text: some StringProtocol, _ weight: FaceWeight) -> Int? {
    var dots = 0
    for character in text {
      guard let glyph = glyph(of: character, weight) else { return nil }
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
