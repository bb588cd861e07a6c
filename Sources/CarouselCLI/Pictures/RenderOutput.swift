import CarouselFiles
import Glibc
import TerminalIO

/// Where the result of `render` goes.
enum RenderOutput: Hashable {
  case standardOutput
  case file(String)

  static let syntax = OptionSyntax(
    name: "output", letter: "o", value: "FILE",
    summary: "the file to write, - for standard output (default: -)")

  init(_ arguments: Arguments) {
    self = arguments["output"].flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput
  }

  /// Whether the name of the file says that it is a picture.
  var namesPicture: Bool {
    switch self {
    case .standardOutput: false
    case .file(let path): path.lowercased().hasSuffix(".png")
    }
  }

  /// Refuses to write what is not text to a terminal, which would obey some of its bytes.
  func requireNoTerminal() throws(UsageError) {
    guard self == .standardOutput, isTerminal(STDOUT_FILENO) else { return }
    throw UsageError(
      message: "a picture cannot be written to a terminal", hint: "name a file: -o frame.png")
  }

  /// Writes bytes; an existing file is replaced.
  func write(_ bytes: [UInt8]) throws(UsageError) {
    switch self {
    case .standardOutput: Console.output.write(bytes)
    case .file(let path):
      do throws(SystemError) {
        try FileOutput.write(bytes, to: path)
      } catch {
        throw UsageError(message: "cannot write `\(path)`: \(error.text)")
      }
    }
  }
}
