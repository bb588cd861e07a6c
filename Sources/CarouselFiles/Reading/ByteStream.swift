internal import Glibc

/// Reads and writes all bytes of a descriptor, in as many calls as it takes.
package enum ByteStream {
  /// Reads to the end, or to one byte more than a limit, which shows that it was exceeded.
  ///
  /// - Parameter expected: How many bytes there will be, where that is known.
  package static func read(
    _ descriptor: Int32, limit: Int, expected: Int = 65_535
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than expected finds the end without another buffer.
    var size = min(expected, limit) + 1
    while bytes.count <= limit {
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        repeat {
          count = Glibc.read(descriptor, buffer.baseAddress, size)
        } while count < 0 && errno == EINTR
        initialized = max(count, 0)
      }
      guard count >= 0 else { throw .last }
      if count == 0 { break }
      // Nearly always the first part is all, and needs no copy.
      if bytes.isEmpty { bytes = part } else { bytes += part }
      size = min(65_536, max(1, limit + 1 - bytes.count))
    }
    return bytes
  }

  /// Writes bytes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
      }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}
