internal import TestSupport

/// A random number generator that draws from bytes, so that a fuzzer decides what is random.
///
/// Two bytes are a number, as its upper bits, which are those that choose. The lower bits, and all
/// after the end of the bytes, are scattered: a generator that repeats itself never ends a
/// `random(in:)` which refuses what it draws.
public struct ByteGenerator: RandomNumberGenerator {
  private let bytes: [UInt8]
  private var position = 0
  private var scattered = SeededGenerator(seed: 0)

  /// Makes the generator of an input.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    let low = scattered.next()
    guard position + 1 < bytes.count else { return low }
    let high = UInt64(bytes[position]) << 8 | UInt64(bytes[position + 1])
    position += 2
    return high << 48 | (low ^ high &* 0x9E37_79B9_7F4A_7C15) >> 16
  }
}
