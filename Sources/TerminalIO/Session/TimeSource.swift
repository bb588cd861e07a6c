internal import Glibc

/// The clocks that a program runs by, as functions, so that a test can bring its own.
package struct TimeSource: Sendable {
  /// The time since some instant, which also passes while the machine sleeps.
  package var now: @Sendable () -> Duration
  /// The time since the beginning of 1970 in UTC, which decks on a shared clock start from.
  package var wallTime: @Sendable () -> Duration

  package init(
    now: @escaping @Sendable () -> Duration, wallTime: @escaping @Sendable () -> Duration
  ) {
    self.now = now
    self.wallTime = wallTime
  }

  /// The clocks of the machine, which nothing else reads.
  package static let system: TimeSource = {
    let start = ContinuousClock.now
    return TimeSource(
      now: { ContinuousClock.now - start },
      wallTime: {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
      })
  }()
}
