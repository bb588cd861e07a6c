public import CarouselColor

/// The colour of a cell's text or background.
public enum Color: Hashable, Sendable {
  /// The terminal's own colour.
  case `default`
  case rgb(RGB)
  /// An entry of the terminal's palette of 256; the first sixteen are the user's own.
  case indexed(UInt8)

  /// A colour from its channels.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    .rgb(RGB(red, green, blue))
  }
}

extension Color {
  /// Bits that `packed` uses: two for the case, 24 for its value.
  static let packedWidth: UInt64 = 26

  var packed: UInt64 {
    switch self {
    case .default: 0
    case .rgb(let rgb):
      1 << 24 | UInt64(rgb.red) << 16 | UInt64(rgb.green) << 8 | UInt64(rgb.blue)
    case .indexed(let index): 2 << 24 | UInt64(index)
    }
  }

  init(packed: UInt64) {
    switch packed >> 24 & 3 {
    case 1:
      self = .rgb(
        UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
        UInt8(truncatingIfNeeded: packed))
    case 2: self = .indexed(UInt8(truncatingIfNeeded: packed))
    default: self = .default
    }
  }
}
