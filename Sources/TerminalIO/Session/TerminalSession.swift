internal import CTerminalRestore
internal import Glibc

/// A terminal that the player has for itself, for the lifetime of this value.
///
/// However the process ends, the terminal is put back: when the value is destroyed; on INT, TERM,
/// HUP, QUIT and on crashes by a signal handler that then lets the signal do what it always does,
/// so that the parent sees it; and on KILL by a guard process. Ctrl-C, Ctrl-\ and Ctrl-Z stay
/// signals, so that they work even while the program is busy; a shell sees 130 after Ctrl-C.
///
/// An `EventLoop` reads and writes what goes through it.
package struct TerminalSession: ~Copyable {
  /// Where keys are read; nil where there are none.
  let input: Int32?
  let output: Int32
  /// Becomes readable when a signal came, which `takeSignals()` then acts on.
  let signals: Int32
  private let ownsInput: Bool
  private let environment: [String: String]

  /// Opens the terminal that standard output is.
  ///
  /// Keys come from standard input when it is a terminal, else from the controlling terminal; where
  /// there is none, there are not keys.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process, for a terminal without a size.
  ///   - title: The title of the window while the terminal is taken, empty to leave it as it is.
  ///     What is beyond the first `titleLimit` bytes is left out.
  /// - Precondition: The title contains no control character.
  package init(
    environment: [String: String] = processEnvironment(), title: String = ""
  ) throws(TerminalError) {
    guard isTerminal(STDOUT_FILENO) else { throw .notATerminal }
    if isTerminal(STDIN_FILENO) {
      try self.init(
        input: STDIN_FILENO, output: STDOUT_FILENO, ownsInput: false, environment: environment,
        title: title)
    } else {
      let controlling = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try self.init(
        input: controlling < 0 ? nil : controlling, output: STDOUT_FILENO, ownsInput: true,
        environment: environment, title: title)
    }
  }

  private init(
    input: Int32?, output: Int32, ownsInput: Bool, environment: [String: String], title: String
  ) throws(TerminalError) {
    self.input = input
    self.output = output
    self.ownsInput = ownsInput
    self.environment = environment
    precondition(
      !title.unicodeScalars.contains { $0.properties.generalCategory == .control },
      "a title must not act on the terminal")
    let title = Self.shortened(title)
    let enter = TerminalModes.enter(title: title).map { CChar(bitPattern: $0) }
    let leave = TerminalModes.leave(title: title).map { CChar(bitPattern: $0) }
    signals = terminal_restore_open(
      input ?? output, output, enter, enter.count, leave, leave.count)
    guard signals >= 0 else {
      let error = -signals
      if ownsInput, let input { Glibc.close(input) }
      throw error == EBUSY ? .alreadyOpen : .system(error)
    }
    let error = terminal_restore_enter()
    guard error == 0 else {
      terminal_restore_close()
      if ownsInput, let input { Glibc.close(input) }
      throw .system(error)
    }
  }

  /// The most bytes that the title of a window has.
  package static let titleLimit = 512

  private static func shortened(_ title: String) -> String {
    var room = titleLimit
    return String(
      title.prefix { character in
        room -= character.utf8.count
        return room >= 0
      })
  }

  deinit {
    terminal_restore_close()
    if ownsInput, let input { Glibc.close(input) }
  }

  /// The size of the window, measured now.
  package var size: TerminalSize {
    TerminalSize(descriptor: output, environment: environment)
  }

  /// Acts on the signals that came; of several of one kind only one counts.
  func takeSignals() -> [TerminalEvent] {
    let kinds = readSignals()
    if kinds.contains(TERMINAL_STOP_REQUESTED.rawValue) {
      terminal_restore_stop()
      let events = resume()
      // The notice that the process was continued has been acted upon.
      _ = readSignals()
      return events
    }
    if kinds.contains(TERMINAL_CONTINUED.rawValue) { return resume() }
    return kinds.contains(TERMINAL_RESIZED.rawValue) ? [.resized(size)] : []
  }

  private func readSignals() -> Set<UInt32> {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &buffer, buffer.count)
    return Set(buffer[..<max(count, 0)].map(UInt32.init))
  }

  /// Takes the terminal again, as soon as it is this process's turn.
  private func resume() -> [TerminalEvent] {
    guard terminal_restore_await_foreground() == 1, terminal_restore_enter() == 0 else {
      return [.hangup]
    }
    return [.resumed(size)]
  }
}
