import CarouselGrid
import Foundation
import TerminalCells
import TestSupport
import Testing

/// Runs the built `carousel-play`.
enum EndToEnd {
  static let program = BuiltProduct.path(of: "carousel-play")
  static let environment = [
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
  ]

  /// A file with a config, as long as this value lives.
  struct Config: ~Copyable {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).yaml"

    init(_ yaml: String) throws {
      try yaml.write(toFile: path, atomically: false, encoding: .utf8)
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Three pages with colours that tell them apart, and nothing that moves by itself.
  static let threePages = """
    screen: { title: three pages }
    transition: { duration: 50ms, easing: linear }
    slides:
      - { text: alpha, background: "#200000" }
      - { text: beta, background: "#002000" }
      - { text: gamma, background: "#000020" }
    """

  /// The same, with moves so slow that whatever is done happens in one.
  static let slowPages = threePages.replacing("50ms", with: "10s")

  /// Starts a player in a terminal of its own and waits for its first frame.
  static func start(
    _ config: borrowing Config, options: [String] = [],
    environment: [String: String] = environment,
    size: FrameSize = FrameSize(columns: 80, rows: 24)
  ) throws -> PseudoTerminal {
    var terminal = try PseudoTerminal(
      program, [config.path] + options, environment: environment, size: size)
    try terminal.wait { $0.isWhole && $0.screen.frame != Frame(size: size) }
    return terminal
  }

  /// Quits a player, which must leave nothing on its terminal.
  static func quit(
    _ terminal: inout PseudoTerminal, with key: String = "q",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    terminal.type(key)
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0), sourceLocation: sourceLocation)
    expectRestored(terminal, sourceLocation: sourceLocation)
  }

  /// What a run without a terminal wrote, and its status.
  struct Run {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs the program with pipes in place of a terminal, to its end.
  static func run(
    _ arguments: [String], in folder: String? = nil,
    environment: [String: String] = environment, input: String? = nil,
    writingTo target: FileHandle? = nil
  ) throws -> Run {
    let process = Process()
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    let (output, errors, standardInput) = (Pipe(), Pipe(), Pipe())
    if let target { process.standardOutput = target } else { process.standardOutput = output }
    process.standardError = errors
    process.standardInput = standardInput
    try process.run()
    if target != nil { try output.fileHandleForWriting.close() }
    standardInput.fileHandleForWriting.write(Data((input ?? "").utf8))
    try standardInput.fileHandleForWriting.close()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self), status: process.terminationStatus)
  }
}

extension PseudoTerminal {
  /// Whether the last frame has arrived to its end.
  var isWhole: Bool { screen.isAlternate && !screen.modes.contains(2026) }

  /// Whether a line of the screen holds a text.
  func shows(_ text: String) -> Bool {
    screen.frame.plainLines.contains { $0.contains(text) }
  }

  /// Which of some texts each whole frame so far has shown, without repetitions in a row.
  ///
  /// The reader may be late: what it sees at once can be the work of several frames.
  func shown(of texts: [String]) -> [String] {
    var screen = VirtualTerminal(size: screen.frame.size)
    var shown: [String] = []
    let end = Array("\u{1B}[?2026l".utf8)
    // What follows the last end is no whole frame.
    for frame in output.split(separator: end, omittingEmptySubsequences: false).dropLast() {
      screen.feed(frame + end)
      let lines = screen.frame.plainLines
      for text in texts where text != shown.last && lines.contains(where: { $0.contains(text) }) {
        shown.append(text)
      }
    }
    return shown
  }

  /// Reads output until the program is at rest: it has slept for a second, longer than any hold or
  /// move that a test waits to see the end of, and sleeps still.
  mutating func waitForRest() throws {
    var (last, start) = (ProcessRest(of: process), ContinuousClock.now)
    var count = output.count
    try wait { terminal in
      let now = ProcessRest(of: terminal.process)
      if now.isAsleep, now == last, terminal.output.count == count {
        return ContinuousClock.now - start >= .seconds(1)
      }
      (last, start, count) = (now, .now, terminal.output.count)
      return false
    }
  }

  /// Reads output for some time.
  mutating func watch(for duration: Duration) throws {
    let end = ContinuousClock.now + duration
    try wait { _ in ContinuousClock.now >= end }
  }
}

/// Expects that a program has left nothing on its terminal.
func expectRestored(
  _ terminal: borrowing PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (modes, initial, left) = (terminal.modes, terminal.initialModes, terminal.modesLeft)
  let (unknown, scrolled) = (terminal.screen.unknownSequences, terminal.screen.scrolledLines)
  #expect(modes == initial, sourceLocation: sourceLocation)
  #expect(left == [], sourceLocation: sourceLocation)
  #expect(unknown == [], sourceLocation: sourceLocation)
  #expect(scrolled == 0, sourceLocation: sourceLocation)
}
