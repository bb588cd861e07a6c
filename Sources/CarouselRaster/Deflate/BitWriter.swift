/// Bits as deflate writes them: into the low bits of a byte first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Writes up to 32 bits, the lowest first.
  mutating func write(_ bits: some BinaryInteger, count bitCount: Int) {
    pending |= UInt64(truncatingIfNeeded: bits) << UInt64(count)
    count += bitCount
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if count > 0 { write(0, count: 8 - count) }
  }
}
