internal import TerminalIO

/// The terminal of a player: the source of its events, the sink of its frames, and its clock.
protocol PlayerTerminal: ~Copyable {
  /// The time since some instant.
  var now: Duration { get }
  /// Whether bytes are on their way.
  var isSending: Bool { get }
  /// Queues bytes that `wait(until:)` writes.
  mutating func send(_ bytes: [UInt8])
  /// Sleeps until something happens, the last byte was written, or the deadline, if there is one.
  mutating func wait(until deadline: Duration?) -> [TerminalEvent]
}

extension EventLoop: PlayerTerminal {}
