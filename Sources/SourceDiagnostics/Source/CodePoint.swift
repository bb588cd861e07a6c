/// One step through bytes that ought to be UTF-8: a code point, or a run of bytes that is none.
package struct CodePoint: Hashable, Sendable {
  /// The code point's number; nil when the bytes are not valid UTF-8.
  package let value: UInt32?
  /// How many bytes the step takes, at least 1.
  ///
  /// What is not valid is stepped over by "maximal subpart" (Unicode 15, 3.9), as `String` does.
  package let length: Int

  /// Reads the code point that starts at `offset`, which must be inside `bytes`.
  package init(decoding bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let lead = bytes[offset]
    if lead < 0x80 {
      value = UInt32(lead)
      length = 1
      return
    }
    guard let form = Form(lead: lead) else {
      value = nil
      length = 1
      return
    }
    var number = form.bits
    var position = offset + 1
    var allowed = form.second
    while position < offset + form.length {
      guard position < bytes.count, allowed.contains(bytes[position]) else {
        value = nil
        length = position - offset
        return
      }
      number = number << 6 | UInt32(bytes[position] & 0x3F)
      allowed = 0x80...0xBF
      position += 1
    }
    value = number
    length = form.length
  }

  /// Whether `byte` continues a code point and so cannot be a border between two.
  package static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }
}

/// What a lead byte says about the bytes after it (Unicode 15, table 3-7).
private struct Form {
  let length: Int
  let bits: UInt32
  let second: ClosedRange<UInt8>

  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: self.init(2, lead & 0x1F, 0x80...0xBF)
    case 0xE0: self.init(3, lead & 0x0F, 0xA0...0xBF)
    case 0xED: self.init(3, lead & 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: self.init(3, lead & 0x0F, 0x80...0xBF)
    case 0xF0: self.init(4, lead & 0x07, 0x90...0xBF)
    case 0xF1...0xF3: self.init(4, lead & 0x07, 0x80...0xBF)
    case 0xF4: self.init(4, lead & 0x07, 0x80...0x8F)
    default: return nil
    }
  }

  private init(_ length: Int, _ bits: UInt8, _ second: ClosedRange<UInt8>) {
    self.length = length
    self.bits = UInt32(bits)
    self.second = second
  }
}
