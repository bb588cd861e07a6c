/// Waits for whatever happens at a terminal or at other descriptors, and writes meanwhile.
///
/// Only `wait(until:)` blocks, and only until its deadline.
package struct EventLoop: ~Copyable {
  private let session: TerminalSession
  private let clock: @Sendable () -> Duration
  private var input: TerminalInput?
  private var output = OutputQueue()
  private var polls: PollSet
  private let signals: PollSet.Token
  private let writing: PollSet.Token
  private let reading: PollSet.Token?

  /// - Parameters:
  ///   - session: The terminal; it is given back when the loop goes out of use.
  ///   - clock: The time since some instant.
  package init(
    session: consuming TerminalSession, clock: @escaping @Sendable () -> Duration
  ) {
    var polls = PollSet()
    signals = polls.add(session.signals, for: .readable)
    writing = polls.add(session.output, for: [])
    reading = session.input.map { polls.add($0, for: .readable) }
    input = session.input.map(TerminalInput.init)
    self.polls = polls
    self.session = session
    self.clock = clock
  }

  /// The time by the clock of the loop.
  package var now: Duration { clock() }

  /// Whether bytes wait to be written; until then, a new frame would only be late.
  package var isSending: Bool { !output.isEmpty }

  /// Queues bytes that `wait(until:)` writes.
  package mutating func send(_ bytes: [UInt8]) {
    if !bytes.isEmpty { output.append(bytes) }
  }

  /// Waits for another descriptor as well, which is reported as `TerminalEvent.ready`.
  package mutating func watch(
    _ descriptor: Int32, for interest: PollSet.Readiness
  ) -> PollSet.Token {
    polls.add(descriptor, for: interest)
  }

  /// Removes a descriptor; call this before closing it.
  package mutating func unwatch(_ token: PollSet.Token) {
    polls.remove(token)
  }

  /// Writes what is to be sent and waits for something to happen.
  ///
  /// - Parameter deadline: When to return at the latest; nil waits for an event, however long it
  ///   takes.
  /// - Returns: What happened, in order. Nothing at the deadline, or when the last byte was handed
  ///   to the terminal: then `isSending` turned false.
  package mutating func wait(until deadline: Duration?) -> [TerminalEvent] {
    while true {
      polls.set(isSending ? .writable : [], of: writing)
      var wake = deadline
      if let escape = input?.escapeDeadline { wake = min(wake ?? escape, escape) }
      polls.wait(for: wake.map { $0 - now })
      let events = takeEvents()
      guard events.isEmpty else { return events }
      if isSending, polls.readiness(of: writing).contains(.writable) {
        guard output.writeChunk(to: session.output) else { return [.hangup] }
        if !isSending { return [] }
      }
      if let deadline, now >= deadline { return [] }
    }
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    let now = now
    var isGone = !polls.readiness(of: writing).isDisjoint(with: .broken)
    for token in polls.ready where token != writing {
      if token == signals {
        events += session.takeSignals()
        // What was queued before a stop is for a screen that is gone, and what could be read then
        // the shell may have read.
        if events.contains(where: \.isResumption) {
          output.removeAll()
          return events
        }
      } else if token != reading {
        events.append(.ready(token))
      } else if polls.readiness(of: token).contains(.readable), let read = input?.read(at: now) {
        events += read.map(TerminalEvent.input)
      } else {
        isGone = true
      }
    }
    if isGone { events.append(.hangup) }
    if let late = input?.passTime(to: now) { events += late.map(TerminalEvent.input) }
    return events
  }
}
