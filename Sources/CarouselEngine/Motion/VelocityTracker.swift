/// The speed of a finger, from where it has been in the last tenth of a second.
///
/// A value of constant size in effect: samples that are too old are forgotten with the next one.
///
///     var tracker = VelocityTracker()
///     tracker.add(0.0, at: .zero)
///     tracker.add(0.3, at: .milliseconds(50))
///     tracker.velocity(at: .milliseconds(50))  // 6 pages a second
public struct VelocityTracker: Hashable, Sendable {
  /// Samples older than this do not count: a finger that stops and then lifts does not flick.
  public static let window = Duration.milliseconds(100)

  private struct Sample: Hashable {
    let position: Double
    let time: Duration
  }

  private var samples: [Sample] = []

  /// Makes a tracker that has seen nothing.
  public init() {}

  /// Notes where the finger is.
  ///
  /// - Parameters:
  ///   - position: In pages, or in whatever unit the velocity is wanted.
  ///   - time: On any clock; a sample older than the last one restarts the tracker.
  public mutating func add(_ position: Double, at time: Duration) {
    if let last = samples.last, time < last.time { samples = [] }
    samples.removeAll { time - $0.time > VelocityTracker.window }
    samples.append(Sample(position: position, time: time))
  }

  /// The mean speed over the samples of the last tenth of a second before `time`, per second.
  ///
  /// Zero with fewer than two samples, or when no time is between them.
  public func velocity(at time: Duration) -> Double {
    let recent = samples.filter { time - $0.time <= VelocityTracker.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.position - first.position) / ((last.time - first.time) / .seconds(1))
  }

  /// Forgets everything, for the next finger.
  public mutating func reset() { samples = [] }
}
