import CarouselEngine

/// The record of one carousel: the latest of each kind.
struct CarouselHistory: Hashable, Sendable {
  /// Something with its time.
  struct Dated<Value: Hashable & Sendable>: Hashable, Sendable {
    var value: Value
    var time: Duration
  }

  /// When the carousel was started.
  var started: Duration
  /// The latest change and its cause.
  var change: Dated<Changed>?
  /// What began the latest motion.
  var motion: Cause?
  /// When the latest motion began.
  var motionBegan = Duration.zero
  /// The start of the running hold.
  var holdBegan = Duration.zero
  /// The pause reasons, and since when.
  var waits: [PauseReason: Duration] = [:]
  var pressed: Duration?
  var stopped: Dated<StopReason>?
  var missed: Dated<Int>?
  var reachedEnd: Dated<Edge>?
  var reloaded: Dated<Intent>?
  var refused: Dated<Refusal>?

  /// A change and its cause.
  struct Changed: Hashable, Sendable {
    var change: ChangeRecord
    var cause: Cause?
  }

  /// An intent that could not be carried out.
  struct Refusal: Hashable, Sendable {
    var intent: Intent
    var error: IntentError
  }
}
