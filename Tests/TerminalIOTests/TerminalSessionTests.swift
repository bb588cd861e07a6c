import CarouselGrid
import Glibc
import TerminalCells
import TestSupport
import Testing

/// Runs `terminal-host` in a real pseudo-terminal.
@Suite(.serialized) struct TerminalSessionTests {
  private static let host = BuiltProduct.path(of: "terminal-host")

  private static func start(
    size: FrameSize = FrameSize(columns: 80, rows: 24), input: Int32? = nil
  ) throws -> PseudoTerminal {
    var terminal = try PseudoTerminal(host, size: size, input: input)
    try terminal.wait(for: "ready")
    return terminal
  }

  private func expectRestored(
    _ terminal: borrowing PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (modes, initial) = (terminal.modes, terminal.initialModes)
    let left = terminal.modesLeft
    let unknown = terminal.screen.unknownSequences
    let scrolled = terminal.screen.scrolledLines
    #expect(modes == initial, sourceLocation: sourceLocation)
    #expect(left == [], sourceLocation: sourceLocation)
    #expect(unknown == [], sourceLocation: sourceLocation)
    #expect(scrolled == 0, sourceLocation: sourceLocation)
  }

  @Test("Keys arrive while the terminal is raw, and all is as before when it ends")
  func keys() throws {
    var terminal = try Self.start(size: FrameSize(columns: 300, rows: 24))
    let modes = terminal.screen.modes.subtracting([2026])
    #expect(modes == [1002, 1004, 1006, 2004])
    let isRaw = terminal.modes != terminal.initialModes
    #expect(isRaw)
    terminal.type("\u{1B}[C")
    try terminal.wait(for: "right")
    terminal.type("\u{1B}[<0;250;3M")
    try terminal.wait(for: "column: 249")
    terminal.type("\u{1B}")
    try terminal.wait(for: "escape")
    let frame = terminal.screen.frame
    #expect(frame[299, 23].scalar == "#")
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    expectRestored(terminal)
  }

  @Test("What else is watched is reported, and only until it is not watched any more")
  func watching() throws {
    var terminal = try Self.start(size: FrameSize(columns: 200, rows: 24))
    terminal.type("w")
    try terminal.wait(for: "2 ready(")
    terminal.type("w")
    try terminal.wait(for: "4 ready(")
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    expectRestored(terminal)
  }

  @Test(
    "However it ends, the terminal is as before and the parent sees why",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL, SIGSEGV, SIGABRT, SIGBUS], [false, true])
  func endings(signal: Int32, isMoving: Bool) throws {
    var terminal = try Self.start()
    if isMoving {
      terminal.type("m")
      try terminal.wait { $0.screen.frame[40, 12].scalar == "▀" }
    }
    terminal.signal(signal)
    let ending = try terminal.waitForEnd()
    #expect(ending == .signaled(signal))
    // The guard works after the end of the program.
    let initial = terminal.initialModes
    try terminal.wait { $0.modesLeft.isEmpty && $0.modes == initial }
    expectRestored(terminal)
  }

  @Test(
    "The keys for signals end it, and crashes of its own leave the terminal as before",
    arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT), ("a", SIGABRT), ("s", SIGSEGV)])
  func keysThatEnd(key: String, signal: Int32) throws {
    var terminal = try Self.start()
    terminal.type(key)
    let ending = try terminal.waitForEnd()
    #expect(ending == .signaled(signal))
    expectRestored(terminal)
  }

  @Test(
    "A trap of Swift and an exit in the middle leave the terminal as before", arguments: ["t", "x"])
  func trapAndExit(key: String) throws {
    var terminal = try Self.start()
    terminal.type(key)
    let ending = try terminal.waitForEnd()
    let expected: [PseudoTerminal.Ending] =
      key == "x" ? [.exited(4)] : [.signaled(SIGILL), .signaled(SIGTRAP)]
    #expect(expected.contains(ending))
    let initial = terminal.initialModes
    try terminal.wait { $0.modesLeft.isEmpty && $0.modes == initial }
    let left = terminal.modesLeft
    #expect(left == [])
  }

  @Test("A slow link does not delay the end", arguments: [SIGINT, SIGTERM, SIGKILL])
  func slowLink(signal: Int32) throws {
    var terminal = try Self.start(size: FrameSize(columns: 120, rows: 40))
    terminal.bytesPerSecond = 50_000
    terminal.type("m")
    try terminal.wait { $0.output.count > 30_000 }
    // Even a link that takes nothing any more does not.
    terminal.bytesPerSecond = 0
    terminal.signal(signal)
    let before = terminal.output.count
    let ending = try terminal.waitForEnd()
    #expect(ending == .signaled(signal))
    let initial = terminal.initialModes
    try terminal.wait { $0.modes == initial }
    terminal.bytesPerSecond = 50_000
    try terminal.wait { $0.modesLeft.isEmpty }
    // What takes 200 ms on this link.
    let after = terminal.output.count
    #expect(after - before < 10_000)
  }

  @Test("A new size is reported, however small", arguments: [(60, 20), (1, 1), (2, 1), (200, 60)])
  func resizing(columns: Int, rows: Int) throws {
    var terminal = try Self.start()
    terminal.resize(to: FrameSize(columns: columns, rows: rows))
    try terminal.wait { $0.screen.frame[columns - 1, rows - 1].scalar == "#" }
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    expectRestored(terminal)
  }

  @Test("A closed window ends it")
  func hangup() throws {
    var terminal = try Self.start()
    terminal.hangUp()
    let ending = try terminal.waitForEnd()
    #expect(ending == .signaled(SIGHUP) || ending == .exited(3))
  }

  @Test("With another standard input the keys come from the controlling terminal")
  func inputFromPipe() throws {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { ends.forEach { close($0) } }
    var terminal = try Self.start(input: ends[0])
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    expectRestored(terminal)
  }

  @Test(
    "Ctrl-Z gives the terminal back, and the shell's fg takes it again", arguments: [false, true])
  func stopping(isMoving: Bool) throws {
    let script = """
      set -m
      '\(Self.host)'
      echo stopped $?; stty -a | grep -o ' icanon'
      read answer
      fg >/dev/null
      echo ended $?
      """
    var terminal = try PseudoTerminal("/bin/bash", ["-c", script])
    try terminal.wait(for: "ready")
    if isMoving {
      terminal.type("m")
      try terminal.wait { $0.screen.frame[40, 12].scalar == "▀" }
    }
    terminal.type("\u{1A}")
    try terminal.wait(for: "icanon")
    let left = terminal.modesLeft
    #expect(left == [])
    terminal.type("\n")
    try terminal.wait(for: "resumed")
    let modes = terminal.screen.modes.subtracting([2026])
    #expect(modes == [1002, 1004, 1006, 2004])
    terminal.type("q")
    try terminal.wait(for: "ended 0")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    expectRestored(terminal)
  }

  @Test("In the background it stops again instead of touching the terminal")
  func background() throws {
    let script = """
      set -m
      '\(Self.host)'
      bg >/dev/null 2>&1
      until jobs | grep -q Stopped; do :; done
      stty -a | grep -o ' icanon'
      read answer
      fg >/dev/null
      echo ended $?
      """
    var terminal = try PseudoTerminal("/bin/bash", ["-c", script])
    try terminal.wait(for: "ready")
    terminal.type("\u{1A}")
    try terminal.wait(for: "icanon")
    let left = terminal.modesLeft
    #expect(left == [])
    terminal.type("\n")
    try terminal.wait(for: "resumed")
    terminal.type("q")
    try terminal.wait(for: "ended 0")
    _ = try terminal.waitForEnd()
    expectRestored(terminal)
  }

  @Test("Nothing of the program is left once it ended, the guard neither")
  func noGuardLeft() throws {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    // The program holds the writing end as its input, so it is closed here.
    var terminal = try Self.start(input: ends[1])
    close(ends[1])
    terminal.type("q")
    _ = try terminal.waitForEnd()
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 0)
    close(ends[0])
  }

  @Test(
    "The guard has a name of its own and passes on what asks for an end",
    arguments: [SIGHUP, SIGINT, SIGTERM])
  func guardProcess(signal: Int32) throws {
    var terminal = try Self.start()
    let process = terminal.process
    let children = contents(of: "/proc/\(process)/task/\(process)/children")
    let child = try #require(Int32(children.prefix { $0 != " " }))
    // It may not have run yet.
    try terminal.wait { _ in
      contents(of: "/proc/\(child)/comm") == "carousel-guard\n"
        && contents(of: "/proc/\(child)/cmdline").prefix { $0 != "\0" } == "carousel-guard"
    }
    #expect(contents(of: "/proc/\(process)/cmdline").hasPrefix(Self.host))
    kill(child, signal)
    let ending = try terminal.waitForEnd()
    #expect(ending == .signaled(signal))
    expectRestored(terminal)
  }

  private func contents(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test("After a stop that it was not told of it takes the terminal again")
  func stoppedForReal() throws {
    var terminal = try Self.start()
    try terminal.stop()
    terminal.signal(SIGCONT)
    try terminal.wait(for: "resumed")
    terminal.type("q")
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(0))
    expectRestored(terminal)
  }
}
