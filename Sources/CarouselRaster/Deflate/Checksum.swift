/// The checksums of PNG, zlib and gzip.
enum Checksum {
  /// CRC-32 as in ISO 3309, of several parts as if they were one.
  static func crc32(_ parts: [UInt8]...) -> UInt32 {
    var value = UInt32.max
    for part in parts {
      for byte in part {
        value = crcTable[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8
      }
    }
    return ~value
  }

  /// Adler-32 as in RFC 1950.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    var start = 0
    while start < bytes.count {
      // As many as fit before the sums could overflow.
      let end = min(start + 5552, bytes.count)
      for index in start..<end {
        a &+= UInt32(bytes[index])
        b &+= a
      }
      a %= 65_521
      b %= 65_521
      start = end
    }
    return b << 16 | a
  }

  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1
    }
  }
}
