internal import CarouselDeck

/// The sizes of images that have them at a fixed offset.
enum RasterSize {
  /// PNG (W3C), chunk IHDR: it is the first, after 8 bytes of signature.
  static func png(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.dropFirst(12).starts(with: "IHDR".utf8) else { return nil }
    return size(bytes.bigEndian(at: 16, count: 4), bytes.bigEndian(at: 20, count: 4))
  }

  /// GIF89a, the logical screen.
  static func gif(_ bytes: [UInt8]) -> PixelSize? {
    size(bytes.littleEndian(at: 6, count: 2), bytes.littleEndian(at: 8, count: 2))
  }

  /// BITMAPCOREHEADER or one of its successors; a negative height runs from top to bottom.
  static func bmp(_ bytes: [UInt8]) -> PixelSize? {
    if bytes.littleEndian(at: 14, count: 4) == 12 {
      return size(bytes.littleEndian(at: 18, count: 2), bytes.littleEndian(at: 20, count: 2))
    }
    let height = bytes.littleEndian(at: 22, count: 4).map { Int32(bitPattern: $0).magnitude }
    return size(bytes.littleEndian(at: 18, count: 4), height)
  }

  /// WebP (RFC 9649): lossy, lossless, or with the extended header.
  static func webp(_ bytes: [UInt8]) -> PixelSize? {
    let kind = bytes.dropFirst(12).prefix(4)
    if kind.elementsEqual("VP8X".utf8) {
      return size(
        bytes.littleEndian(at: 24, count: 3).map { $0 + 1 },
        bytes.littleEndian(at: 27, count: 3).map { $0 + 1 })
    }
    if kind.elementsEqual("VP8L".utf8), bytes.count > 20, bytes[20] == 0x2F {
      let bits = bytes.littleEndian(at: 21, count: 4)
      return size(bits.map { ($0 & 0x3FFF) + 1 }, bits.map { ($0 >> 14 & 0x3FFF) + 1 })
    }
    if kind.elementsEqual("VP8 ".utf8),
      bytes.dropFirst(23).starts(with: [0x9D, 0x01, 0x2A])
    {
      return size(
        bytes.littleEndian(at: 26, count: 2).map { $0 & 0x3FFF },
        bytes.littleEndian(at: 28, count: 2).map { $0 & 0x3FFF })
    }
    return nil
  }

  private static func size(_ width: UInt32?, _ height: UInt32?) -> PixelSize? {
    guard let width, let height else { return nil }
    return PixelSize(width: Int(width), height: Int(height))
  }
}
