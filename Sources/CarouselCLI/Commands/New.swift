import CarouselConfig
import Glibc

/// `new`: a config to begin with.
enum New {
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
      throw UsageError(message: "cannot write `\(path)`: \(String(cString: strerror(errno)))")
    }
    Console(descriptor: descriptor).write(text)
    guard close(descriptor) == 0 else {
      throw UsageError(message: "cannot write `\(path)`: \(String(cString: strerror(errno)))")
    }
    Console.output.write("wrote \(path); play it: \(CommandTable.program) \(path)\n")
    return .success
  }
}
