internal import Glibc

/// What comes from a terminal: its bytes become events, and an escape that stays alone a key.
package struct TerminalInput: Hashable, Sendable {
  private let descriptor: Int32
  private var parser = KeyParser()
  /// When the escape that came last is a key, unless something follows it before.
  package private(set) var escapeDeadline: Duration?

  /// How long an escape byte may be the start of something longer.
  package static let escapeDelay = Duration.milliseconds(25)

  /// - Parameter descriptor: Where bytes are read; it stays its owner's.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads what there is, without waiting if the descriptor is readable.
  ///
  /// - Parameter now: The time since the instant that all times here count from.
  /// - Returns: The events; nil when the other end is gone.
  package mutating func read(at now: Duration) -> [InputEvent]? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil }
    let events = parser.parse(buffer[..<count])
    escapeDeadline = parser.pendingEscape ? now + Self.escapeDelay : nil
    return events
  }

  /// Lets time pass; an escape whose deadline is reached becomes a key.
  package mutating func passTime(to now: Duration) -> [InputEvent] {
    guard let deadline = escapeDeadline, now >= deadline else { return [] }
    escapeDeadline = nil
    return parser.flushEscape()
  }
}
