import Glibc

/// Where a command writes: bytes to a file descriptor, complete or not at all.
struct Console {
  /// Standard output: what was asked for.
  static let output = Console(descriptor: STDOUT_FILENO)
  /// Standard error: what went wrong with the tool itself.
  static let errors = Console(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Writes a text.
  ///
  /// - Returns: False when nobody reads any more, which is the moment to stop.
  @discardableResult
  func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes bytes, whatever the size of the pipe.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
      }
      if written > 0 {
        start += written
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Reads a descriptor to its end, or to one byte more than a limit, which tells that it is over.
  static func read(_ descriptor: Int32, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return bytes
  }
}
