import Glibc
import TerminalCells

/// Where a command writes: all bytes to a file descriptor, or the program ends.
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
      } else if errno == EPIPE {
        return false
      } else if errno != EINTR {
        fail(errno)
      }
    }
    return true
  }

  /// Says what is wrong with the command line, or with what it names.
  func complain(_ error: UsageError) {
    // What a message quotes may hold anything, the name of a file too.
    write("\(CommandTable.program): \(visibleText(error.message))\n")
    if let hint = error.hint { write("  \(visibleText(hint))\n") }
  }

  /// Ends the program because its output is lost, which must not look like success.
  private func fail(_ number: Int32) -> Never {
    if descriptor != STDERR_FILENO {
      let reason = String(cString: strerror(number))
      Console.errors.write("\(CommandTable.program): cannot write the output: \(reason)\n")
    }
    exit(ExitStatus.usage.rawValue)
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
