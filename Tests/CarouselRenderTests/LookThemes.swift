import CarouselColor
import CarouselDeck

/// Four themes with the palette entries of their roles, for tests of contrast.
enum LookThemes {
  /// A colour with its entries of 256 and of 16.
  typealias Role = (hex: UInt32, of256: UInt8, of16: UInt8)

  /// In the order of `ThemeRoles.init`.
  static let all: [(name: String, roles: [Role])] = [
    (
      "dark",
      [
        (0x10151C, 233, 0), (0x1E2733, 235, 0), (0xEEF2F6, 255, 15), (0xA4B1BF, 145, 7),
        (0x76859A, 103, 8), (0x6FC3FF, 75, 14), (0x7ED491, 114, 10), (0xFFC857, 221, 11),
        (0xFF8A7A, 210, 9),
      ]
    ),
    (
      "light",
      [
        (0xF6F8FA, 231, 15), (0xE3E8EE, 254, 15), (0x1A2027, 234, 0), (0x4E5965, 240, 0),
        (0x717D8A, 244, 8), (0x0B57B7, 25, 4), (0x156B35, 22, 0), (0x7A4E00, 94, 0),
        (0xB3261E, 124, 1),
      ]
    ),
    (
      "paper",
      [
        (0xFFF8E4, 230, 15), (0xF3E7C9, 187, 15), (0x2B2118, 235, 0), (0x63513D, 240, 0),
        (0x85714F, 242, 8), (0x8A3B12, 94, 5), (0x2C6124, 22, 0), (0x6B5600, 58, 0),
        (0xB00F1E, 124, 1),
      ]
    ),
    (
      "signal",
      [
        (0x000000, 16, 0), (0x1C1C1C, 234, 0), (0xFFFFFF, 231, 15), (0xC6C6C6, 251, 7),
        (0x8A8A8A, 245, 8), (0xFFD700, 220, 11), (0x5FFF87, 84, 10), (0xFFAF00, 214, 3),
        (0xFF8787, 210, 9),
      ]
    ),
  ]

  static func rgb(_ hex: UInt32) -> RGB {
    RGB(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  static func roles(_ roles: [Role]) -> ThemeRoles {
    let colors = roles.map { role in
      let rgb = rgb(role.hex)
      return ThemeColor.rgb(rgb.red, rgb.green, rgb.blue)
    }
    return ThemeRoles(
      background: colors[0], surface: colors[1], text: colors[2], muted: colors[3],
      edge: colors[4], accent: colors[5], good: colors[6], warning: colors[7], bad: colors[8])
  }

  static func indices(_ roles: [Role]) -> PaletteIndices {
    PaletteIndices(
      roles.map { (rgb($0.hex), PaletteIndices.Entry(of256: $0.of256, of16: $0.of16)) })
  }
}
