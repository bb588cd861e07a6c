/// What a cell shows, in one word and without a string.
///
/// Up to three scalars of 21 bits are side by side, first scalar lowest: flags, keycaps, accents
/// and most joined emoji fit. Anything longer is a number in the cluster table of its frame. The
/// top bit says that the glyph covers two columns.
struct Glyph: Hashable, Sendable {
  private(set) var bits: UInt64

  private static let scalarWidth: UInt64 = 21
  private static let scalarMask: UInt64 = 1 << scalarWidth - 1
  private static let wideBit: UInt64 = 1 << 63
  /// Stands where the first scalar would and is none: the bits above are a cluster number.
  private static let clusterTag: UInt64 = 0x1F_FFFF

  /// The second column of the wide glyph to the left.
  static let trailingHalf = Glyph(bits: 0)
  /// A cell whose content on the terminal is not known; equal to nothing that a frame holds.
  static let unknown = Glyph(bits: 0x1F_FFFE)
  static let space = Glyph(bits: 0x20)

  private init(bits: UInt64) {
    self.bits = bits
  }

  init(scalar: Unicode.Scalar, isWide: Bool) {
    bits = UInt64(scalar.value) | (isWide ? Self.wideBit : 0)
  }

  /// A glyph of up to three scalars; nil when there are more or none.
  init?(scalars: String.UnicodeScalarView, isWide: Bool) {
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    for scalar in scalars {
      guard shift < 3 * Self.scalarWidth else { return nil }
      packed |= UInt64(scalar.value) << shift
      shift += Self.scalarWidth
    }
    guard shift > 0 else { return nil }
    bits = packed | (isWide ? Self.wideBit : 0)
  }

  init(cluster: Int, isWide: Bool) {
    bits = UInt64(cluster) << Self.scalarWidth | Self.clusterTag | (isWide ? Self.wideBit : 0)
  }

  var isWide: Bool { bits & Self.wideBit != 0 }

  /// The number in the cluster table, for a glyph of more than three scalars.
  var cluster: Int? {
    guard bits & Self.scalarMask == Self.clusterTag else { return nil }
    return Int((bits & ~Self.wideBit) >> Self.scalarWidth)
  }

  /// The scalar, where there is exactly one.
  var scalar: Unicode.Scalar? {
    let value = bits & ~Self.wideBit
    guard value != 0, value <= 0x10_FFFF else { return nil }
    return Unicode.Scalar(UInt32(value))
  }

  /// Calls `body` with each scalar held inline, in order.
  func forEachInlineScalar(_ body: (Unicode.Scalar) -> Void) {
    var rest = bits & ~Self.wideBit
    while rest != 0 {
      if let scalar = Unicode.Scalar(UInt32(rest & Self.scalarMask)) { body(scalar) }
      rest >>= Self.scalarWidth
    }
  }

  /// Whether terminals are known to disagree about how many columns this covers.
  var hasDoubtfulWidth: Bool {
    guard self != .trailingHalf else { return false }
    guard let scalar else { return true }
    switch scalar.value {
    case 0..<0x300: return false
    // Jamo join with their neighbours; Arabic number signs and the like, too.
    case 0x600...0x605, 0x6DD, 0x70F, 0x1100...0x11FF: return true
    // Symbols with an emoji form, and hexagrams, which Unicode 16 made wide.
    case 0x231A...0x231B, 0x23E9...0x23FF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x4DC0...0x4DFF:
      return true
    // Block mosaics: what pictures are made of, never in doubt.
    case 0x1FB00...0x1FBFF: return false
    case 0x1F000...0x1FFFF: return true
    default: return false
    }
  }
}
