import Foundation

/// Images as far as their headers go: what follows is left out.
enum ImageBytes {
  static func png(_ width: UInt32, _ height: UInt32) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
      + big(width, 4) + big(height, 4) + Data([8, 2, 0, 0, 0])
  }

  static func gif(_ width: UInt32, _ height: UInt32) -> Data {
    Data("GIF89a".utf8) + little(width, 2) + little(height, 2)
  }

  static func bmp(_ width: UInt32, _ height: UInt32) -> Data {
    Data("BM".utf8) + Data(count: 12) + little(40, 4) + little(width, 4) + little(height, 4)
  }

  /// The header of OS/2.
  static func oldBMP(_ width: UInt32, _ height: UInt32) -> Data {
    Data("BM".utf8) + Data(count: 12) + little(12, 4) + little(width, 2) + little(height, 2)
  }

  static func webp(_ width: UInt32, _ height: UInt32) -> Data {
    riff("VP8X") + Data(count: 4) + little(width - 1, 3) + little(height - 1, 3)
  }

  static func losslessWebP(_ width: UInt32, _ height: UInt32) -> Data {
    riff("VP8L") + Data([0x2F]) + little((width - 1) | (height - 1) << 14, 4)
  }

  static func lossyWebP(_ width: UInt32, _ height: UInt32) -> Data {
    riff("VP8 ") + Data([0, 0, 0, 0x9D, 0x01, 0x2A]) + little(width, 2) + little(height, 2)
  }

  /// With a large comment before the size, filling bytes and a table.
  static func jpeg(_ width: UInt32, _ height: UInt32) -> Data {
    let comment = Data([0xFF, 0xFE]) + big(60_002, 2) + Data(count: 60_000)
    return Data([0xFF, 0xD8]) + comment + comment + Data([0xFF, 0xFF, 0xFF, 0xC4, 0, 2])
      + Data([0xFF, 0xC2, 0, 17, 8]) + big(height, 2) + big(width, 2) + Data(count: 10)
  }

  static let svg = Data(
    "<?xml version=\"1.0\"?>\n<!-- > -->\n<!DOCTYPE svg [ <!ENTITY a \"b\"> ]>\n<svg width=\"1\"/>"
      .utf8)
  static let tiff = Data([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0])
  static let avif = big(20, 4) + Data("ftypmif1".utf8) + Data(count: 4) + Data("avif".utf8)

  private static func riff(_ kind: String) -> Data {
    Data("RIFF".utf8) + Data(count: 4) + Data("WEBP\(kind)".utf8) + Data(count: 4)
  }

  private static func big(_ number: UInt32, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  private static func little(_ number: UInt32, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
