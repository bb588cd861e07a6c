import CarouselConfig
import CarouselFiles
import Glibc
import SourceDiagnostics

/// `new`: a starter config.
enum New {
  static let command = CommandSyntax(
    name: "new", summary: "create a starter config", arguments: "[FILE]",
    argumentCount: 0...1,
    options: [
      OptionSyntax(
        name: "template", value: "NAME", words: ConfigTemplate.allCases.map(\.rawValue),
        summary: "\(WordList.alternatives(ConfigTemplate.allCases.map(\.rawValue))) (default: show)"
      )
    ],
    operand: .nothing,
    notes: [
      "FILE is carousel.yaml by default; - is standard output. An existing file is never replaced."
    ],
    examples: [("carousel-play new my-show.yaml", "create a config that plays, with comments")],
    run: run)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let template = try arguments.choice(
      "template", among: ConfigTemplate.allCases.map { ($0.rawValue, $0) })
    let path = arguments.positional.first ?? "carousel.yaml"
    let text = (template ?? .show).text
    guard path != "-" else {
      Console.output.write(text)
      return .success
    }
    // If the file was created in between, it is kept.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST {
        throw UsageError(
          message: "`\(path)` already exists", hint: "choose another name: no file is replaced")
      }
      throw UsageError(message: "cannot write `\(path)`: \(SystemError.last.text)")
    }
    do throws(SystemError) {
      defer { close(descriptor) }
      try ByteStream.write(Array(text.utf8), to: descriptor)
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemError.last }
    } catch {
      // Half a config is of no use, and would make the next attempt fail.
      unlink(path)
      throw UsageError(message: "cannot write `\(path)`: \(error.text)")
    }
    Console.output.write("wrote \(path); play it: \(CommandTable.program) \(operand(path))\n")
    return .success
  }

  /// A path, quoted so that the shell and the program take it as a path.
  private static func operand(_ path: String) -> String {
    let isSafe = path.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "_-./+,@%:=".utf8.contains(byte)
    }
    // With `./` before it, a name that begins with `-` is not an option.
    let whole = path.hasPrefix("-") ? "./" + path : path
    return isSafe ? whole : Shell.quoted(whole)
  }
}
