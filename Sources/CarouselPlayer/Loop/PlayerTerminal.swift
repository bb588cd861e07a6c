internal import TerminalIO

/// What a player plays on: where its events come from, its frames go to, and its time is kept.
protocol PlayerTerminal: ~Copyable {
  /// The time since some instant.
  var now: Duration { get }
  /// Whether bytes are on their way.
  var isSending: Bool { get }
  /// Adds bytes to those that `wait(until:)` writes.
  mutating func send(_ bytes: [UInt8])
  /// Sleeps until something happens, the last byte was written, or the deadline, if there is one.
  mutating func wait(until deadline: Duration?) -> [TerminalEvent]
}

extension EventLoop: PlayerTerminal {}
