import CarouselFiles
import Glibc
import TerminalCells

/// Where a command writes: all bytes to a file descriptor, or the program exits.
struct Console {
  /// Standard output: the result.
  static let output = Console(descriptor: STDOUT_FILENO)
  /// Standard error: what went wrong with the tool itself.
  static let errors = Console(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Writes a string.
  ///
  /// - Returns: False when the reader is gone: time to stop.
  @discardableResult
  func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes bytes, whatever the size of the pipe.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    do throws(SystemError) {
      try ByteStream.write(bytes, to: descriptor)
      return true
    } catch {
      guard error.isBrokenPipe else { fail(error) }
      return false
    }
  }

  /// Reports an error of the command line.
  func complain(_ error: UsageError) {
    // A message may quote anything, including file names with control characters.
    write("\(CommandTable.program): \(visibleText(error.message))\n")
    if let hint = error.hint { write("  \(visibleText(hint))\n") }
  }

  /// Ends the program because its output is lost, which must not look like success.
  private func fail(_ failure: SystemError) -> Never {
    if descriptor != STDERR_FILENO {
      Console.errors.write("\(CommandTable.program): cannot write the output: \(failure.text)\n")
    }
    exit(ExitStatus.usage.rawValue)
  }

  /// Reads standard input to its end, or to one byte more than a limit.
  static func readInput(limit: Int) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      return try ByteStream.read(STDIN_FILENO, limit: limit)
    } catch {
      throw UsageError(message: "cannot read standard input: \(error.text)")
    }
  }
}
