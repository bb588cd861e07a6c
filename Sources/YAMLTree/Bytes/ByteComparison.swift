extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of `other`.
  ///
  /// Eight at a time: reading a file compares every text in it with the file.
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let one = UnsafeRawBufferPointer(self)
    let two = UnsafeRawBufferPointer(other)
    var offset = 0
    while offset + 8 <= count {
      let left = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard left == two.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    while offset < count {
      guard one[offset] == two[offset] else { return false }
      offset += 1
    }
    return true
  }
}
