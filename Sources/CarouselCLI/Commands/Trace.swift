import CarouselConfig
import CarouselDeck
import CarouselFiles
import CarouselJSON
import CarouselStage
import CarouselTime
import CarouselTrace
import Glibc
import SourceDiagnostics
import TerminalCells

/// `trace`: the events on a virtual clock, one JSON object per line.
enum Trace {
  static let command = CommandSyntax(
    name: "trace", summary: "print the events, one JSON object per line", arguments: "CONFIG",
    argumentCount: 0...1,
    options: [
      OptionSyntax(name: "for", value: "DURATION", summary: "how long to run (default: 10s)"),
      SharedOption.from(default: "1970-01-01T00:00:00Z"),
      OptionSyntax(
        name: "script", value: "FILE",
        summary: "intents to send, one JSON object per line; - reads standard input"),
      OptionSyntax(
        name: "verify", value: "FILE", summary: "check that a trace is valid"),
      OptionSyntax(name: "scroll", summary: "include the offset, 60 times a second"),
      OptionSyntax(
        name: "explain", value: "TIME",
        summary: "print why the page is shown at this time, instead of a trace"),
      OptionSyntax(
        name: "path", value: "PATH", summary: "the carousel to explain, such as hero/2"),
      SharedOption.root,
    ],
    notes: [
      "Time is virtual, and a trace is also a script: replayed, it gives the same trace. Times are in"
        + " milliseconds, and pages count from 0. Docs/Traces.md lists all intents and events.",
      #"A line of a script: {"t":900,"do":"go","to":4}"#,
    ],
    examples: [
      ("carousel-play trace deck.yaml --for 24h", "trace a day in a moment"),
      ("carousel-play trace deck.yaml --explain 90s", "explain which page is shown after 90 s"),
    ],
    run: run)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    try refuseIdle(arguments)
    if let path = arguments["verify"] { return try verify(path) }
    guard let config = arguments.positional.first else {
      throw UsageError(
        message: "`trace` needs CONFIG, or --verify FILE",
        hint: "\(CommandTable.program) trace --help")
    }
    let explained = try arguments.duration("explain")
    let length = try arguments.duration("for")
    let duration = explained ?? length ?? .seconds(10)
    guard let show = try ConfigReading.show(at: config, arguments) else { return .problems }
    var script = Script(SourceText(name: "", bytes: []), root: show.deck.name)
    if let path = arguments["script"] {
      script = Script(try source(at: path), root: show.deck.name, deck: show.deck)
    }
    guard script.failures.isEmpty else {
      let report = script.failures.joined(separator: "\n") + "\n"
      Console.errors.write(visibleText(report, keepingNewlines: true))
      return .problems
    }
    let wallTime = try arguments.timestamp("from") ?? .zero
    if explained != nil {
      let path = try path(arguments["path"], root: show.deck.name)
      explain(show.deck, at: path, after: duration, script, wallTime: wallTime)
      return .success
    }
    warn(about: script, beyond: duration)
    var run = TraceRun(show.deck, reportsOffsets: arguments.has("scroll"), wallTime: wallTime)
    var buffer: [UInt8] = []
    run.run(script, until: duration) { line in
      line.write(into: &buffer)
      buffer.append(UInt8(ascii: "\n"))
      guard buffer.count > 65_536 else { return true }
      defer { buffer.removeAll(keepingCapacity: true) }
      return Console.output.write(buffer)
    }
    Console.output.write(buffer)
    return .success
  }

  /// Options that rule out others.
  private static let alternatives: [(option: String, idle: [String])] = [
    ("verify", ["for", "from", "script", "scroll", "explain", "path", "root"]),
    ("explain", ["for", "scroll"]),
  ]

  /// Rejects what would be ignored silently.
  private static func refuseIdle(_ arguments: Arguments) throws(UsageError) {
    for (option, idle) in alternatives where arguments.isGiven(option) {
      guard let other = idle.first(where: arguments.isGiven) else { continue }
      throw UsageError(
        message: "`--\(other)` cannot be used with `--\(option)`",
        hint: "\(CommandTable.program) trace --help")
    }
    if arguments.isGiven("verify"), let config = arguments.positional.first {
      throw UsageError(
        message: "`\(config)` cannot be used with `--verify`",
        hint: "a trace is checked without a config; to compare two traces, use diff")
    }
    if arguments.isGiven("path"), !arguments.isGiven("explain") {
      throw UsageError(
        message: "`--path` requires `--explain`",
        hint: "each line of a script can have a `path`")
    }
    if arguments.positional.first == "-", arguments["script"] == "-" {
      throw UsageError(
        message: "standard input cannot be both the config and the script",
        hint: "put one of them into a file")
    }
  }

  /// Explains what a carousel shows after a time.
  private static func explain(
    _ deck: Deck, at path: StagePath, after duration: Duration, _ script: Script,
    wallTime: Duration
  ) {
    var run = TraceRun(deck, explains: true, wallTime: wallTime)
    run.run(script, until: duration) { _ in true }
    guard let explanation = run.explanation(of: path) else { return }
    let text = ExplanationText(explanation, root: deck.name).lines.joined(separator: "\n") + "\n"
    Console.output.write(visibleText(text, keepingNewlines: true))
  }

  /// The carousel that `--path` names; the outermost one without it.
  private static func path(_ text: String?, root: String) throws(UsageError) -> StagePath {
    guard let text else { return [] }
    guard let path = TracePath.parse(text, root: root) else {
      throw UsageError(
        message: "`--path \(text)` is not a path in this config",
        hint: "a path is `\(root)`, then page numbers from 0: `\(root)/2`")
    }
    return path
  }

  private static func verify(_ path: String) throws(UsageError) -> ExitStatus {
    let source = try source(at: path)
    let problems = TraceVerifier(source).problems
    guard !problems.isEmpty else {
      Console.output.write("\(visibleText(source.name)): no problems\n")
      return .success
    }
    let report = problems.joined(separator: "\n") + "\n"
    Console.output.write(visibleText(report, keepingNewlines: true))
    return .problems
  }

  private static func source(at path: String) throws(UsageError) -> SourceText {
    let limit = ConfigLoader.sizeLimit
    if path == "-" {
      return SourceText(name: "stdin", bytes: try Console.readInput(limit: limit))
    }
    switch FileAccess.kind(of: path) {
    case .missing: throw ConfigPath.missing(path)
    case .folder: throw UsageError(message: "`\(path)` is a folder, not a file")
    case .socket, .device, .link:
      throw UsageError(message: "`\(path)` is neither a file nor a pipe")
    case .regular, .pipe: break
    }
    return SourceText(name: path, bytes: try ConfigPath.bytes(of: path, limit: limit))
  }

  /// Warns about intents of a script that are never sent.
  private static func warn(about script: Script, beyond duration: Duration) {
    let late = script.lines.count { $0.time > duration }
    guard late > 0 else { return }
    Console.errors.write(
      "\(CommandTable.program): ignoring \(DiagnosticTally.counted(late, "intent")) after"
        + " \(DurationText.text(of: duration))\n  to send them, use a longer --for\n")
  }
}
