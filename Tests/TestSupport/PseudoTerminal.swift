internal import CPseudoTerminal
public import CarouselGrid
internal import Glibc
import TerminalCells

/// A program that runs in a terminal of its own, seen from the terminal's side.
///
/// Whatever a test waits for, it waits for what the screen shows or for the end of the program, and
/// reads all output meanwhile; only an overall limit of time keeps a broken program from hanging it.
public struct PseudoTerminal: ~Copyable {
  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  /// The settings of a terminal that a program must leave as they were.
  public struct Modes: Hashable, Sendable {
    let flags: [UInt32]
    let characters: [UInt8]
  }

  public enum Failure: Error {
    case cannotStart(Int32)
    /// The screen, what is not as it was at the start, and the output so far, when what was waited
    /// for did not come.
    case timedOut(screen: [String], left: [String], output: String)
  }

  public private(set) var screen: VirtualTerminal
  /// Every byte that the program sent.
  public private(set) var output: [UInt8] = []
  public let process: Int32
  /// The settings before the program started.
  public let initialModes: Modes
  /// The most bytes that are read in a second; nil reads all there is, 0 reads nothing.
  public var bytesPerSecond: Int?

  private var master: Int32
  private var terminal: Int32
  private var ending: Ending?

  /// How long anything may take, on a machine that is busy with other things.
  private static let limit = Duration.seconds(20)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: All its variables.
  ///   - size: The size of the terminal.
  ///   - input: A descriptor for its standard input, in place of the terminal.
  public init(
    _ path: String, _ arguments: [String] = [],
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"],
    size: FrameSize = FrameSize(columns: 80, rows: 24), input: Int32? = nil
  ) throws(Failure) {
    var argumentPointers = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    var master: Int32 = -1
    var terminal: Int32 = -1
    var settings = termios()
    process = pseudo_terminal_spawn(
      path, &argumentPointers, &variables, Int32(size.columns), Int32(size.rows), input ?? -1,
      &master, &terminal, &settings)
    for pointer in argumentPointers + variables { free(pointer) }
    self.master = master
    self.terminal = terminal
    screen = VirtualTerminal(size: size)
    initialModes = Self.modes(settings)
    guard process > 0 else { throw .cannotStart(-process) }
  }

  deinit {
    // A program that could not be started has an error in the place of its number.
    if process > 0, ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if master >= 0 { Glibc.close(master) }
    if terminal >= 0 { Glibc.close(terminal) }
  }

  /// The settings now.
  public var modes: Modes { Self.modes(of: terminal) }

  /// The private modes that are still set, and what else is left of a program that ended.
  public var modesLeft: [String] {
    var left = screen.modes.sorted().map { "mode \($0)" }
    if screen.isAlternate { left.append("alternate screen") }
    if !screen.titleStack.isEmpty { left.append("titles \(screen.titleStack)") }
    if screen.title != VirtualTerminal.initialTitle { left.append("title \(screen.title)") }
    if !screen.isCursorVisible { left.append("hidden cursor") }
    if !screen.wrapsAtEdge { left.append("no autowrap") }
    if screen.style != Style() { left.append("style") }
    return left
  }

  /// The settings of the terminal that differ from those at the start.
  private var changedSettings: [String] {
    let (before, now) = (initialModes, modes)
    let names = ["input", "output", "control", "local"]
    let flags = names.indices.filter { before.flags[$0] != now.flags[$0] }.map {
      "\(names[$0]) flags \(before.flags[$0]) are \(now.flags[$0])"
    }
    return before.characters == now.characters ? flags : flags + ["control characters"]
  }

  private static func modes(of terminal: Int32) -> Modes {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return modes(settings)
  }

  private static func modes(_ settings: termios) -> Modes {
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    return Modes(
      flags: flags,
      characters: withUnsafeBytes(of: settings.c_cc) { Array($0) })
  }
}

// MARK: - Doing

extension PseudoTerminal {
  /// Types something.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  public mutating func resize(to size: FrameSize) {
    screen.resize(to: size)
    _ = pseudo_terminal_resize(master, Int32(size.columns), Int32(size.rows))
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Stops the program as a debugger does, unasked, and reads output until it has stopped.
  public mutating func stop() throws(Failure) {
    signal(SIGSTOP)
    try wait { $0.has(WSTOPPED) }
  }

  /// Closes the terminal, as when its window is closed.
  public mutating func hangUp() {
    Glibc.close(master)
    Glibc.close(terminal)
    master = -1
    terminal = -1
  }
}

// MARK: - Waiting

extension PseudoTerminal {
  /// Reads output until the screen is as wanted.
  public mutating func wait(
    until isWanted: (borrowing PseudoTerminal) -> Bool
  ) throws(Failure) {
    let deadline = ContinuousClock.now + Self.limit
    while !isWanted(self) {
      guard ContinuousClock.now < deadline else {
        throw .timedOut(
          screen: screen.frame.plainLines, left: modesLeft + changedSettings,
          output: String(decoding: output, as: UTF8.self))
      }
      readSome()
    }
  }

  /// Reads output until a line of the screen holds a text.
  public mutating func wait(for text: String) throws(Failure) {
    try wait { $0.screen.frame.plainLines.contains { $0.contains(text) } }
  }

  /// Reads output until the program ends, and then what is left of it.
  public mutating func waitForEnd() throws(Failure) -> Ending {
    try wait { $0.has(WEXITED) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let signal = status & 0x7F
    let result = signal == 0 ? Ending.exited(status >> 8 & 0xFF) : .signaled(signal)
    ending = result
    while readSome() {}
    return result
  }

  /// Whether the program has changed in a way that `waitid` waits for, without taking its status.
  private func has(_ change: Int32) -> Bool {
    var info = siginfo_t()
    info.si_signo = 0
    let isKnown = waitid(P_PID, id_t(process), &info, change | WNOHANG | WNOWAIT) == 0
    return !isKnown || info.si_signo != 0
  }

  /// Reads what there is, waiting a moment for it.
  @discardableResult
  private mutating func readSome() -> Bool {
    guard master >= 0, bytesPerSecond != 0 else {
      usleep(1000)
      return false
    }
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 10) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: bytesPerSecond.map { max(1, $0 / 100) } ?? 65536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    screen.feed(buffer[..<count])
    if bytesPerSecond != nil { usleep(10_000) }
    return true
  }
}
