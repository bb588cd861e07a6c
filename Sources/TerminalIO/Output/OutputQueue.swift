internal import Glibc

/// Bytes on their way to a terminal, written in small pieces so that keys are read in between.
package struct OutputQueue: Hashable, Sendable {
  private var bytes: [UInt8] = []
  private var sentCount = 0

  /// The bytes written at once; on a link of 50 kB a second, 40 ms in which no key is read.
  package static let chunkSize = 2048

  package init() {}

  /// Whether all bytes were handed to the terminal.
  package var isEmpty: Bool { sentCount == bytes.count }

  package mutating func append(_ more: [UInt8]) {
    if isEmpty { bytes = more } else { bytes += more }
  }

  /// Drops what was not written.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    sentCount = 0
  }

  /// Writes the next piece; does not block when the descriptor is writable.
  ///
  /// - Returns: False when the other end is gone.
  package mutating func writeChunk(to descriptor: Int32) -> Bool {
    let end = min(sentCount + Self.chunkSize, bytes.count)
    let written = bytes[sentCount..<end].withUnsafeBytes {
      write(descriptor, $0.baseAddress, $0.count)
    }
    guard written >= 0 else { return errno == EINTR || errno == EAGAIN }
    sentCount += written
    if isEmpty { removeAll() }
    return true
  }
}
