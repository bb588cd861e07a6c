internal import Glibc

/// The descriptors that one loop waits for.
///
/// Any part of a program can join with a descriptor of its own and finds it by its token.
package struct PollSet: Sendable {
  /// A place in a set, from `add` to `remove`; no token is given twice.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// What a descriptor is ready for.
  package struct Readiness: OptionSet, Hashable, Sendable {
    package let rawValue: Int16

    package init(rawValue: Int16) {
      self.rawValue = rawValue
    }

    package static let readable = Readiness(rawValue: Int16(POLLIN))
    package static let writable = Readiness(rawValue: Int16(POLLOUT))
    /// The other end is gone, or the descriptor is closed; reported unasked.
    package static let broken = Readiness(rawValue: Int16(POLLHUP | POLLERR | POLLNVAL))
  }

  private var entries: [pollfd] = []
  /// The token of each entry.
  private var tokens: [Token] = []
  private var addedCount = 0

  package init() {}

  /// Adds a descriptor, which stays its owner's: the set never closes it.
  ///
  /// - Parameter interest: What to wait for. It is level-triggered: while a descriptor is ready,
  ///   every wait returns at once.
  package mutating func add(_ descriptor: Int32, for interest: Readiness) -> Token {
    let token = Token(number: addedCount)
    addedCount += 1
    entries.append(pollfd(fd: descriptor, events: interest.rawValue, revents: 0))
    tokens.append(token)
    return token
  }

  /// Takes a descriptor out; nothing happens when it is out already.
  package mutating func remove(_ token: Token) {
    guard let index = tokens.firstIndex(of: token) else { return }
    entries.remove(at: index)
    tokens.remove(at: index)
  }

  /// Changes what is waited for at a descriptor.
  package mutating func set(_ interest: Readiness, of token: Token) {
    guard let index = tokens.firstIndex(of: token) else { return }
    entries[index].events = interest.rawValue
  }

  /// What a descriptor was ready for when the last wait ended; nothing for one that is not in the
  /// set.
  package func readiness(of token: Token) -> Readiness {
    tokens.firstIndex(of: token).map { Readiness(rawValue: entries[$0].revents) } ?? []
  }

  /// The descriptors that were ready for something when the last wait ended, oldest first.
  package var ready: [Token] {
    zip(entries, tokens).compactMap { entry, token in entry.revents == 0 ? nil : token }
  }

  /// Waits until a descriptor is ready, a signal arrives or the time is over; then nothing is
  /// ready.
  ///
  /// - Parameter timeout: How long to wait, rounded up to milliseconds; nil waits for ever.
  package mutating func wait(for timeout: Duration?) {
    guard poll(&entries, nfds_t(entries.count), Self.milliseconds(timeout)) <= 0 else { return }
    for index in entries.indices { entries[index].revents = 0 }
  }

  /// Rounded up: waking early would mean to wake twice.
  private static func milliseconds(_ timeout: Duration?) -> Int32 {
    guard let timeout else { return -1 }
    let (seconds, attoseconds) = max(timeout, .zero).components
    let perMillisecond: Int64 = 1_000_000_000_000_000
    let fraction = (attoseconds + perMillisecond - 1) / perMillisecond
    return Int32(clamping: min(seconds, Int64(Int32.max / 1000)) * 1000 + fraction)
  }
}
