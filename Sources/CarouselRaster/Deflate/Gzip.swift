/// Files of gzip: RFC 1952.
package enum Gzip {
  /// Whether a file begins like one of gzip.
  package static func isCompressed(_ file: [UInt8]) -> Bool { file.starts(with: [0x1F, 0x8B]) }

  /// The content of a file of gzip; what follows its first member is left out.
  ///
  /// - Parameter limit: The most bytes that may come out.
  package static func decompress(_ file: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
    guard isCompressed(file), file.count >= 18, file[2] == 8 else { throw .damaged }
    let flags = file[3]
    var start = 10
    if flags & 4 != 0 {
      start += 2 + Int(file[start]) + Int(file[start + 1]) << 8
    }
    // The name, then the comment.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      while start < file.count, file[start] != 0 { start += 1 }
      start += 1
    }
    if flags & 2 != 0 { start += 2 }
    guard start < file.count else { throw .damaged }
    let (bytes, end) = try Inflate.decompress(file[start...], limit: limit)
    guard end + 8 <= file.count, number(in: file, at: end) == Checksum.crc32(bytes),
      number(in: file, at: end + 4) == UInt32(truncatingIfNeeded: bytes.count)
    else { throw .damaged }
    return bytes
  }

  private static func number(in file: [UInt8], at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(file[offset + $1]) << UInt32(8 * $1) }
  }
}
