internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells
internal import TerminalIO

/// The one loop, and the one place with a clock: input becomes intents, time passes, the scene is
/// drawn, and what differs is written.
struct PlayerLoop: ~Copyable {
  private var session: TerminalSession
  private var playback: Playback
  private var encoder: ANSIEncoder
  private let start: ContinuousClock.Instant
  private let end: ContinuousClock.Instant?
  /// Until when time has passed in the playback.
  private var now: ContinuousClock.Instant
  /// When the last frame was drawn.
  private var lastFrame: ContinuousClock.Instant?
  /// The instant of the next frame, if nothing happens before.
  private var nextFrame: ContinuousClock.Instant
  /// Reads the config again.
  private let reload: (@Sendable () -> ReloadResult)?
  /// Whether the screen may differ from what is to be seen.
  private var isStale = true

  /// The shortest time between two frames.
  private static let framePeriod = Duration.nanoseconds(1_000_000_000 / 60)
  /// How far a colour channel may stay off in a frame that only lasts an instant.
  private static let motionTolerance: UInt8 = 6
  /// A loop that is later than this was not running: the machine slept.
  private static let longestDelay = Duration.seconds(1)

  init(
    session: consuming TerminalSession, playback: Playback, encoder: ANSIEncoder,
    duration: Duration?, reload: (@Sendable () -> ReloadResult)?
  ) {
    self.session = session
    self.playback = playback
    self.encoder = encoder
    self.reload = reload
    start = ContinuousClock.now
    end = duration.map { [start] in start + $0 }
    now = start
    nextFrame = start
  }

  /// Plays to the end.
  mutating func run() -> PlayerEnd {
    while true {
      drawIfDue()
      let timeout = timeout
      let events = session.wait(for: timeout)
      letTimePass(asked: timeout, events: events)
      for event in events {
        if let end = take(event) { return end }
      }
      readAgainIfWanted()
      if let end, now >= end { return .timeIsUp }
    }
  }

  private mutating func drawIfDue() {
    // While bytes are still on their way a frame would queue up behind them and come late.
    guard isStale, now >= nextFrame, !session.isSending else { return }
    isStale = playback.isMoving
    let tolerance = isStale ? Self.motionTolerance : 0
    session.send(encoder.encode(playback.frame, tolerance: tolerance))
    lastFrame = now
    nextFrame = now + Self.framePeriod
    if isStale { nextFrame = max(nextFrame, now + playback.timeUntilFrameDiffers) }
  }

  /// How long to sleep: to the next frame if there is one to draw, else until something happens.
  ///
  /// While frames come one after the other, what happens in between waits for the next one.
  private var timeout: Duration? {
    let isWaitingToDraw = isStale && !session.isSending
    var wake = isWaitingToDraw ? nextFrame - now : playback.timeUntilNextEvent
    if isWaitingToDraw, nextFrame - now > Self.framePeriod, let event = playback.timeUntilNextEvent
    {
      wake = wake.map { min($0, event) }
    }
    return [wake, end.map { $0 - now }].compactMap(\.self).min().map { max($0, .zero) }
  }

  private mutating func letTimePass(asked timeout: Duration?, events: [TerminalEvent]) {
    let elapsed = ContinuousClock.now - now
    now += elapsed
    let isLate = timeout.map { elapsed > $0 + Self.longestDelay } ?? false
    let wasStopped = events.contains { event in
      if case .resumed = event { true } else { false }
    }
    let isDue = playback.timeUntilNextEvent.map { $0 <= elapsed } ?? false
    isStale = isStale || isDue || playback.isMoving || !events.isEmpty
    playback.advance(by: elapsed, isGap: isLate || wasStopped, endsWithInput: !events.isEmpty)
    // Something has happened while the next frame was far away.
    if isDue || !events.isEmpty { nextFrame = min(nextFrame, earliestFrame) }
  }

  /// The earliest instant at which a frame may follow the last one.
  private var earliestFrame: ContinuousClock.Instant {
    lastFrame.map { $0 + Self.framePeriod } ?? now
  }

  /// Reads the config again, if the user has asked for it.
  private mutating func readAgainIfWanted() {
    guard playback.wantsToReload, let reload else { return }
    playback.wantsToReload = false
    let result = reload()
    let elapsed = ContinuousClock.now - now
    now += elapsed
    // The old show has gone on meanwhile; a new one begins now.
    if case .failed = result { playback.advance(by: elapsed) }
    playback.take(result, wallTime: Player.wallTime)
    isStale = true
  }

  private mutating func take(_ event: TerminalEvent) -> PlayerEnd? {
    switch event {
    case .input(let input): playback.take(input, now: now - start)
    case .resized(let size): show(size)
    case .resumed(let size):
      // Whoever lets a program go on types in its window.
      playback.take(.focus(true), now: now - start)
      show(size)
    case .hangup: return .hangup
    }
    return playback.wantsToQuit ? .quit : nil
  }

  /// Draws everything anew at a size, at once.
  private mutating func show(_ size: FrameSize) {
    playback.size = size
    encoder.invalidate()
    nextFrame = now
  }
}
