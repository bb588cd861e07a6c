internal import CTerminalRestore
internal import Glibc
internal import TerminalCells

/// A terminal that the player has to itself, from opening to the end of this value.
///
/// However the process ends, the terminal is put back: when the value is destroyed; on INT, TERM,
/// HUP, QUIT and on crashes by a signal handler that then lets the signal do what it always does,
/// so that the parent sees it; and on KILL by a guard process. Ctrl-C, Ctrl-\ and Ctrl-Z stay
/// signals, so that they work even while the program is busy; a shell sees 130 after Ctrl-C.
///
/// Nothing here blocks but `wait(for:)`, and that only as long as it is told to.
package struct TerminalSession: ~Copyable {
  private let input: Int32?
  private let output: Int32
  private let ownsInput: Bool
  private let notices: Int32
  private let environment: [String: String]
  private var parser = KeyParser()
  private var escapeDeadline: ContinuousClock.Instant?
  private var outgoing: [UInt8] = []
  private var sentCount = 0

  /// How long an escape byte may be the start of something longer.
  private static let escapeDelay = Duration.milliseconds(25)
  /// The bytes written at once; on a link of 50 kB a second, 40 ms in which no key is read.
  private static let chunkSize = 2048

  /// Opens the terminal that standard output is.
  ///
  /// Keys come from standard input when it is a terminal, else from the controlling terminal; where
  /// there is none, there are no keys.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process, for a terminal without a size.
  ///   - title: The title of the window while the terminal is taken, empty to leave it as it is. What
  ///     is beyond the first `titleLimit` bytes is left out.
  /// - Precondition: The title holds no control.
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

  /// The most bytes that the title of a window has.
  package static let titleLimit = 512

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
    notices = terminal_restore_open(
      input ?? output, output, enter, enter.count, leave, leave.count)
    guard notices >= 0 else {
      let error = -notices
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

  /// Puts the terminal back, now rather than when the value goes out of use.
  package consuming func close() {}

  /// The size of the window, measured now.
  package var size: TerminalSize {
    TerminalSize(descriptor: output, environment: environment)
  }

  /// Whether bytes wait to be written; as long as they do, a new frame would only come late.
  package var isSending: Bool { sentCount < outgoing.count }

  /// Adds bytes to those that `wait(for:)` writes.
  package mutating func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    if isSending {
      outgoing += bytes
    } else {
      outgoing = bytes
      sentCount = 0
    }
  }

  /// Puts the terminal back and stops the whole job, as Ctrl-Z does.
  ///
  /// - Returns: What to do next, once the shell lets the process go on.
  package mutating func suspend() -> [TerminalEvent] {
    stop(wholeGroup: true)
  }
}

// MARK: - Waiting

extension TerminalSession {
  /// Writes what is to be sent and waits for something to happen.
  ///
  /// - Parameter timeout: How long to wait at most; nil waits for an event, however long it takes.
  /// - Returns: What happened, in order. Nothing when the time is over, or when the last byte was
  ///   handed to the terminal: then `isSending` turned false.
  package mutating func wait(for timeout: Duration?) -> [TerminalEvent] {
    let clock = ContinuousClock()
    let deadline = timeout.map { clock.now + $0 }
    var events: [TerminalEvent] = []
    while true {
      let nearest = [deadline, escapeDeadline].compactMap(\.self).min()
      let remaining = nearest.map { max($0 - clock.now, .zero) }
      let ready = poll(for: remaining)
      if ready.hasNotices { events += takeNotices() }
      if ready.hasInput { events += read() }
      if ready.isGone { events.append(.hangup) }
      if let escape = escapeDeadline, clock.now >= escape {
        escapeDeadline = nil
        events += parser.flushEscape().map(TerminalEvent.input)
      }
      guard events.isEmpty else { return events }
      if ready.isWritable {
        events += writeChunk()
        guard events.isEmpty, isSending else { return events }
      }
      if let deadline, clock.now >= deadline { return [] }
    }
  }

  private struct Readiness {
    var hasInput = false
    var hasNotices = false
    var isWritable = false
    var isGone = false
  }

  /// Polls once; what a signal interrupts is not ready.
  private func poll(for timeout: Duration?) -> Readiness {
    let readable = Int16(POLLIN)
    var entries = [
      pollfd(fd: notices, events: readable, revents: 0),
      pollfd(fd: output, events: isSending ? Int16(POLLOUT) : 0, revents: 0),
      // A negative descriptor is left out.
      pollfd(fd: input ?? -1, events: readable, revents: 0),
    ]
    let count = Glibc.poll(&entries, nfds_t(entries.count), milliseconds(timeout))
    var ready = Readiness()
    guard count > 0 else { return ready }
    let broken = Int16(POLLHUP | POLLERR | POLLNVAL)
    ready.hasNotices = entries[0].revents & readable != 0
    ready.isWritable = entries[1].revents & Int16(POLLOUT) != 0
    ready.hasInput = entries[2].revents & readable != 0
    ready.isGone =
      entries[1].revents & broken != 0 || !ready.hasInput && entries[2].revents & broken != 0
    return ready
  }

  /// A timeout for `poll`, rounded up: waking early would mean to wake twice.
  private func milliseconds(_ timeout: Duration?) -> Int32 {
    guard let timeout else { return -1 }
    let (seconds, attoseconds) = timeout.components
    let perMillisecond: Int64 = 1_000_000_000_000_000
    let fraction = (attoseconds + perMillisecond - 1) / perMillisecond
    return Int32(clamping: min(seconds, Int64(Int32.max / 1000)) * 1000 + fraction)
  }

  private mutating func read() -> [TerminalEvent] {
    guard let input else { return [] }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = Glibc.read(input, &buffer, buffer.count)
    guard count > 0 else {
      return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : [.hangup]
    }
    let events = parser.parse(buffer[..<count])
    escapeDeadline = parser.pendingEscape ? ContinuousClock.now + Self.escapeDelay : nil
    return events.map(TerminalEvent.input)
  }

  private mutating func writeChunk() -> [TerminalEvent] {
    let end = min(sentCount + Self.chunkSize, outgoing.count)
    let written = outgoing[sentCount..<end].withUnsafeBytes {
      Glibc.write(output, $0.baseAddress, $0.count)
    }
    guard written >= 0 else {
      return errno == EINTR || errno == EAGAIN ? [] : [.hangup]
    }
    sentCount += written
    if !isSending { dropOutgoing() }
    return []
  }

  private mutating func dropOutgoing() {
    outgoing.removeAll(keepingCapacity: true)
    sentCount = 0
  }
}

// MARK: - Signals

extension TerminalSession {
  /// Acts on the signals that came; of several of one kind only one counts.
  private mutating func takeNotices() -> [TerminalEvent] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(notices, &buffer, buffer.count)
    let kinds = Set(buffer[..<max(count, 0)].map(UInt32.init))
    if kinds.contains(TERMINAL_STOP_REQUESTED.rawValue) { return stop(wholeGroup: false) }
    if kinds.contains(TERMINAL_CONTINUED.rawValue) { return resume() }
    return kinds.contains(TERMINAL_RESIZED.rawValue) ? [.resized(size.cells)] : []
  }

  private mutating func stop(wholeGroup: Bool) -> [TerminalEvent] {
    terminal_restore_stop(wholeGroup ? 1 : 0)
    let events = resume()
    // The notice that the process was continued has been acted upon.
    var buffer = [UInt8](repeating: 0, count: 64)
    _ = Glibc.read(notices, &buffer, buffer.count)
    return events
  }

  /// Takes the terminal again, as soon as it is this process's turn.
  private mutating func resume() -> [TerminalEvent] {
    dropOutgoing()
    guard terminal_restore_await_foreground() == 1, terminal_restore_enter() == 0 else {
      return [.hangup]
    }
    return [.resumed(size.cells)]
  }
}
