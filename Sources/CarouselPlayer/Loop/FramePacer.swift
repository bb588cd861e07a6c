/// Decides when the next frame may be drawn.
///
/// A value without a clock. All instants count from the same one, whichever that is.
struct FramePacer: Hashable, Sendable {
  /// The shortest time between two frames: 60 a second.
  static let framePeriod = Duration.nanoseconds(1_000_000_000 / 60)
  /// The time to the next try when a move has begun and no cell differs yet, so that the first
  /// change after a key is seen most of a period earlier.
  static let earlyPeriod = Duration.milliseconds(4)
  /// The most such tries, a period in all; a move that starts more slowly has no use for them.
  static let earlyTryLimit = 4
  /// How far a colour channel, of 255, may stay off in a frame that only lasts an instant.
  static let motionTolerance: UInt8 = 6
  /// If a loop is later than this, the machine slept in between.
  static let maximumDelay = Duration.seconds(1)

  private var lastFrame: Duration?
  /// Before this instant no frame is drawn.
  private var earliest: Duration
  /// Whether the screen may be out of date.
  private var isStale = true
  private var isSending = false
  private var earlyTries = 0

  init(start: Duration) {
    earliest = start
  }

  /// When the next frame is to be drawn; nil if the screen is up to date, and while bytes are on
  /// their way: a frame would queue up after them and be late.
  var nextFrame: Duration? { isStale && !isSending ? earliest : nil }

  /// When to look again, if nothing happens before; nil for never.
  ///
  /// - Parameter nextEvent: When something changes by itself. While frames come one after the
  ///   other, it is seen in the next one and needs no wake-up.
  func wakeUp(at now: Duration, nextEvent: Duration?) -> Duration? {
    guard let nextFrame else { return nextEvent }
    guard let nextEvent, nextFrame - now > Self.framePeriod else { return nextFrame }
    return min(nextFrame, nextEvent)
  }

  /// Whether so much more time has passed than a sleeper asked for that nothing was running.
  static func isGap(from deadline: Duration?, to now: Duration) -> Bool {
    deadline.map { now > $0 + maximumDelay } ?? false
  }

  /// Notes that a frame was drawn.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that are to be sent for it; none where no cell differs.
  ///   - validity: How long it is right while something moves or fills; nil while nothing does.
  mutating func noteSent(bytes: Int, at now: Duration, validity: Duration?) {
    isSending = bytes > 0
    isStale = validity != nil
    lastFrame = now
    earlyTries = bytes == 0 && validity == .zero ? max(earlyTries - 1, 0) : 0
    let period = earlyTries > 0 ? Self.earlyPeriod : Self.framePeriod
    earliest = now + max(period, validity ?? .zero)
  }

  /// Notes that the last byte was handed over.
  mutating func noteDrained() {
    isSending = false
  }

  /// Notes that time has passed while something moved.
  mutating func noteMotion() {
    isStale = true
  }

  /// Notes that something has happened: it is not to wait for a frame that is far away.
  mutating func noteChange(at now: Duration) {
    isStale = true
    earlyTries = Self.earlyTryLimit
    earliest = min(earliest, lastFrame.map { $0 + Self.framePeriod } ?? now)
  }

  /// Notes that the screen content is lost: the next frame must not wait.
  mutating func noteLoss(at now: Duration) {
    isStale = true
    earliest = now
  }
}
