public import CarouselEngine

/// A stage that runs on a virtual clock: the one way to run a deck without a screen.
///
/// Traces, schedules, rendered frames and explanations step through it, so that they cannot differ
/// in what happens when.
public struct Timeline: Hashable, Sendable {
  /// The stage at the present time.
  public private(set) var stage: Stage
  /// The present time, from the start.
  public internal(set) var now: Duration

  /// Makes the timeline of a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - now: The present time.
  public init(_ stage: Stage, now: Duration = .zero) {
    self.stage = stage
    self.now = now
  }

  /// When something happens next by itself, or nil for never.
  public var nextEvent: Duration? { stage.timeUntilNextEvent.map { now + $0 } }

  /// Whether everything that happens by itself until a time has happened.
  public func isComplete(until end: Duration) -> Bool {
    now >= end && stage.timeUntilNextEvent != .zero
  }

  /// Lets time pass to the next event, or to `end` if that comes first, and returns what happened.
  ///
  /// Everything returned happened at the new present time. Several steps can take no time, while
  /// things happen at one instant. Cost: that of the events.
  public mutating func step(to end: Duration) -> [StageEvent] {
    let time = timeOfStep(to: end)
    now += time
    return stage.advance(by: time)
  }

  /// As `step(to:)`, but timers that are due at `end` are left for after the input that arrives
  /// then.
  public mutating func step(toInputAt end: Duration) -> [StageEvent] {
    let time = timeOfStep(to: end)
    guard now + time >= end else { return step(to: end) }
    now += time
    return stage.advance(toInputAfter: time)
  }

  /// Sends an intent; a `suspend` lets its time pass.
  ///
  /// - Throws: `StageError`, with the stage unchanged.
  public mutating func send(
    _ intent: Intent, to path: StagePath = [], by agent: Agent? = nil
  ) throws(StageError) -> [StageEvent] {
    if case .suspend(let gap) = intent { now += gap }
    return try stage.send(intent, to: path, by: agent)
  }

  private func timeOfStep(to end: Duration) -> Duration {
    let time = max(.zero, end - now)
    return stage.timeUntilNextEvent.map { min($0, time) } ?? time
  }
}
