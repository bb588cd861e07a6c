internal import SourceDiagnostics

/// Turns libyaml's marks, which count code points, into byte offsets.
///
/// Marks come nearly in order, so the cursor walks from the last one: O(file) for all of them.
struct MarkCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private var index = 0
  private var offset: Int
  private let base: Int

  /// A cursor for marks that count from the byte at `base`; in ASCII they are offsets already.
  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.base = base
    self.isASCII = isASCII
    offset = base
  }

  /// The offset of the code point with the number `target`, or the end of the file.
  mutating func offset(of target: Int) -> Int {
    if isASCII { return min(base + target, bytes.count) }
    // Eight at a time while they are ASCII.
    while index + 8 <= target, offset + 8 <= bytes.count,
      UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
      index += 8
    }
    while index < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, CodePoint.isContinuation(bytes[offset]) { offset += 1 }
      index += 1
    }
    while index > target {
      offset -= 1
      while CodePoint.isContinuation(bytes[offset]) { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
