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
    do throws(Failure) {
      try Self.write(bytes, to: descriptor)
      return true
    } catch {
      guard error.code == EPIPE else { fail(error) }
      return false
    }
  }

  /// Writes bytes to a descriptor, whatever it takes at once.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
      }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  /// Says what is wrong with the command line, or with what it names.
  func complain(_ error: UsageError) {
    // What a message quotes may hold anything, the name of a file too.
    write("\(CommandTable.program): \(visibleText(error.message))\n")
    if let hint = error.hint { write("  \(visibleText(hint))\n") }
  }

  /// Ends the program because its output is lost, which must not look like success.
  private func fail(_ failure: Failure) -> Never {
    if descriptor != STDERR_FILENO {
      Console.errors.write("\(CommandTable.program): cannot write the output: \(failure.text)\n")
    }
    exit(ExitStatus.usage.rawValue)
  }

  /// Why not all bytes went through a descriptor.
  struct Failure: Error, Hashable {
    /// The number that the system has for it.
    let code: Int32

    /// The reason, in half a sentence.
    var text: String { String(cString: strerror(code)) }
  }

  /// Reads standard input to its end, or to one byte more than a limit.
  static func readInput(limit: Int) throws(UsageError) -> [UInt8] {
    do throws(Failure) {
      return try read(STDIN_FILENO, limit: limit)
    } catch {
      throw UsageError(message: "cannot read standard input: \(error.text)")
    }
  }

  /// Reads a descriptor to its end, or to one byte more than a limit, which tells that it is over.
  static func read(_ descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
    return bytes
  }
}
