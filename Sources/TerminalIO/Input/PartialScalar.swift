/// A scalar of UTF-8 whose bytes arrive one by one.
struct PartialScalar: Hashable, Sendable {
  enum Progress {
    case incomplete
    case complete(Unicode.Scalar)
    /// What came is not a scalar; the last byte may start something new when it was not used.
    case malformed(isByteUsed: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var smallest: UInt32 = 0

  var isPending: Bool { missing > 0 }

  mutating func take(_ byte: UInt8) -> Progress {
    guard missing > 0 else { return start(byte) }
    guard byte & 0xC0 == 0x80 else {
      missing = 0
      return .malformed(isByteUsed: false)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    // Too long an encoding for so small a value, or a surrogate.
    guard value >= smallest, let scalar = Unicode.Scalar(value) else {
      return .malformed(isByteUsed: true)
    }
    return .complete(scalar)
  }

  private mutating func start(_ byte: UInt8) -> Progress {
    switch byte {
    case 0..<0x80: return .complete(Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, from: byte & 0x1F, smallest: 0x80)
    case 0xE0...0xEF: expect(2, from: byte & 0x0F, smallest: 0x800)
    case 0xF0...0xF4: expect(3, from: byte & 0x07, smallest: 0x1_0000)
    default: return .malformed(isByteUsed: true)
    }
    return .incomplete
  }

  private mutating func expect(_ count: Int, from bits: UInt8, smallest: UInt32) {
    missing = count
    value = UInt32(bits)
    self.smallest = smallest
  }
}
