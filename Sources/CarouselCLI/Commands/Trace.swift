import CarouselDeck
import CarouselEngine
import Glibc
import SourceDiagnostics

/// `trace`: what happens, one JSON object a line, by a virtual clock.
enum Trace {
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let duration = try arguments.duration("for") ?? .seconds(10)
    let show: Show
    switch try ConfigReading.show(at: arguments.positional[0]) {
    case .success(let loaded): show = loaded
    case .failure(let status): return status
    }
    var script = Script(SourceText(name: "", bytes: []), root: show.deck.name)
    if let path = arguments["script"] {
      script = Script(try source(at: path), root: show.deck.name)
    }
    guard script.failures.isEmpty else {
      Console.errors.write(script.failures.joined(separator: "\n") + "\n")
      return .mistakes
    }
    var run = TraceRun(show.deck, tellsOffsets: arguments.has("scroll"))
    var buffer = ""
    run.run(script, until: duration) { line in
      buffer += line.text + "\n"
      guard buffer.utf8.count > 65_536 else { return true }
      defer { buffer = "" }
      return Console.output.write(buffer)
    }
    Console.output.write(buffer)
    return .success
  }

  private static func source(at path: String) throws(UsageError) -> SourceText {
    guard ConfigPath.kind(of: path) == .file else { throw ConfigPath.missing(path) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw UsageError(message: "cannot read `\(path)`") }
    defer { close(descriptor) }
    return SourceText(name: path, bytes: Console.read(descriptor, limit: 64 << 20))
  }
}
