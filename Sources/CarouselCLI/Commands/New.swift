import CarouselConfig
import CarouselFiles
import Glibc
import SourceDiagnostics

/// `new`: a config to begin with.
enum New {
  static let command = CommandSyntax(
    name: "new", summary: "write a small config to begin with", arguments: "[FILE]",
    argumentCount: 0...1,
    options: [
      OptionSyntax(
        name: "template", value: "NAME", words: ConfigTemplate.allCases.map(\.rawValue),
        summary: "\(WordList.alternatives(ConfigTemplate.allCases.map(\.rawValue))) (show)")
    ],
    operand: .nothing,
    notes: [
      "FILE is carousel.yaml if none is named, and - writes to the output. No file is replaced."
    ],
    examples: [("carousel-play new my-show.yaml", "a config that plays, with comments")],
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
    // Whoever created the file in between keeps it.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST {
        throw UsageError(
          message: "`\(path)` is there already", hint: "name another file; none is replaced")
      }
      throw UsageError(message: "cannot write `\(path)`: \(SystemError.last.text)")
    }
    do throws(SystemError) {
      defer { close(descriptor) }
      try ByteStream.write(Array(text.utf8), to: descriptor)
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemError.last }
    } catch {
      // A part of a config is no beginning, and would be in the way of the next attempt.
      unlink(path)
      throw UsageError(message: "cannot write `\(path)`: \(error.text)")
    }
    Console.output.write("wrote \(path); play it: \(CommandTable.program) \(operand(path))\n")
    return .success
  }

  /// A path as a shell and the program take it for what it is.
  private static func operand(_ path: String) -> String {
    let isSafe = path.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "_-./+,@%:=".utf8.contains(byte)
    }
    // A name that begins with `-` is no option behind `./`.
    let whole = path.hasPrefix("-") ? "./" + path : path
    return isSafe ? whole : Shell.quoted(whole)
  }
}
