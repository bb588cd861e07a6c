internal import Glibc

/// Writes what a command has made to a file.
package enum FileOutput {
  /// Writes a file, in place of what it held.
  ///
  /// When writing fails half-way, what has been written stays: devices and pipes can be written too.
  ///
  /// - Throws: Why the file cannot be opened or written.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try ByteStream.write(bytes, to: descriptor)
  }
}
