import CarouselType
import Testing

@testable import CarouselRaster

/// Fonts for tests.
enum TestFont {
  /// Three letters, a mark and a wide character, each in a shape that no other one has.
  static let hex = """
    0041:\(String(repeating: "18", count: 16))
    0042:\(String(repeating: "81", count: 16))
    0301:C0\(String(repeating: "00", count: 15))
    4F60:\(String(repeating: "8001", count: 16))
    1F600:\(String(repeating: "0F", count: 16))

    """

  static func small() throws -> BitmapFont { try BitmapFont(Array(hex.utf8)) }

  /// The letters a to z of the block face, as high as a cell.
  static func alphabet() throws -> BitmapFont {
    let lines = try "abcdefghijklmnopqrstuvwxyz".unicodeScalars.map { scalar in
      let glyph = try #require(BlockFace.glyph(scalar, .regular))
      let rows = (0..<16).map { row in
        let pixels = (0..<min(glyph.width, 7)).reduce(0) { pixels, column in
          pixels | Int(glyph[column] >> (row / 2) & 1) << (7 - column)
        }
        return (pixels < 16 ? "0" : "") + String(pixels, radix: 16)
      }
      return "00" + String(scalar.value, radix: 16) + ":" + rows.joined()
    }
    return try BitmapFont(Array(lines.joined(separator: "\n").utf8))
  }

  /// A console font of two glyphs, A and B, of which the second is also Ä.
  static func console(version: Int, height: Int = 16, hasTable: Bool = true) -> [UInt8] {
    let glyphs =
      [UInt8](repeating: 0x18, count: height) + [UInt8](repeating: 0x81, count: height)
    if version == 1 {
      // Two of 256 glyphs are in use. A sequence follows the single characters.
      let rest = [UInt8](repeating: 0, count: 254 * height)
      let table: [UInt8] = [
        0x41, 0, 0xFE, 0xFF, 0x43, 0, 0x01, 0x03, 0xFF, 0xFF, 0x42, 0, 0xC4, 0, 0xFF, 0xFF,
      ]
      return [0x36, 0x04, hasTable ? 2 : 0, UInt8(height)] + glyphs + rest + table
    }
    let header = [0x864A_B572, 0, 32, hasTable ? 1 : 0, 2, height, height, 8]
    let fields = header.flatMap { field in (0..<4).map { UInt8(field >> (8 * $0) & 0xFF) } }
    return fields + glyphs + Array("A".utf8) + [0xFE] + Array("C\u{301}".utf8) + [0xFF]
      + Array("BÄ".utf8) + [0xFF]
  }

  /// A file of gzip with a name, as gzip writes it.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    let (sum, count) = (Checksum.crc32(bytes), UInt32(bytes.count))
    let trailer = [sum, count].flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array("font.psf".utf8) + [0]
      + RunLengthDeflate.compress(bytes, distance: 1) + trailer
  }
}
