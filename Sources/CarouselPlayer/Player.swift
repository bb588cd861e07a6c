public import CarouselDeck
internal import CarouselRender
internal import TerminalCells
public import TerminalIO

/// Plays a show on the terminal.
///
/// One loop: input becomes intents, time passes, the scene is drawn, and what differs is written. It
/// sleeps as long as nothing changes, and while something moves it draws what is to be seen at that
/// instant, however late it is.
public struct Player: Sendable {
  private let show: Show
  private let options: PlayerOptions
  private let environment: [String: String]
  private let capabilities: TerminalCapabilities

  /// The shortest time between two frames.
  private static let framePeriod = Duration.nanoseconds(1_000_000_000 / 60)
  /// How far a colour channel may stay off in a frame that only lasts an instant.
  private static let motionTolerance: UInt8 = 6
  /// A loop that is later than this was not running: the machine slept.
  private static let longestDelay = Duration.seconds(1)

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - show: What is played.
  ///   - options: How it is played.
  ///   - environment: The variables of the process.
  public init(
    show: Show, options: PlayerOptions = PlayerOptions(),
    environment: [String: String] = processEnvironment()
  ) {
    self.show = show
    self.options = options
    self.environment = environment
    capabilities = TerminalCapabilities(environment: environment, colorDepth: options.colorDepth)
  }

  private var reducesMotion: Bool {
    let preference = environment["PREFERS_REDUCED_MOTION"] ?? ""
    return options.reducedMotion || !["", "0"].contains(preference)
  }

  /// Takes the terminal, plays until somebody asks it to end, and gives the terminal back.
  ///
  /// - Throws: `TerminalError`, when standard output is not a terminal or cannot be taken.
  public func run() throws(TerminalError) -> PlayerEnd {
    var session = try TerminalSession(environment: environment)
    let glyphs: GlyphSet = capabilities.isUTF8 ? .unicode : .ascii
    let renderer = Renderer(screen: show.screen, glyphs: glyphs)
    var playback = Playback(
      show, renderer: renderer, size: session.size.cells, reducesMotion: reducesMotion,
      startsPaused: options.startsPaused)
    var encoder = ANSIEncoder(
      colorDepth: capabilities.colorDepth, features: capabilities.features)
    let title = WindowTitle(show.screen.title, glyphs: glyphs)
    session.send(title.enter)
    let end = play(&playback, on: &session, with: &encoder)
    if end != .hangup { flush(title.leave, on: &session) }
    session.close()
    return end
  }

  private func play(
    _ playback: inout Playback, on session: inout TerminalSession, with encoder: inout ANSIEncoder
  ) -> PlayerEnd {
    let clock = ContinuousClock()
    let start = clock.now
    let end = options.duration.map { start + $0 }
    var last = start
    var nextFrame = start
    var isStale = true
    while true {
      let now = clock.now
      if isStale, now >= nextFrame, !session.isSending {
        let tolerance = playback.isMoving ? Self.motionTolerance : 0
        session.send(encoder.encode(playback.frame, tolerance: tolerance))
        nextFrame = now + Self.framePeriod
        isStale = playback.isMoving
      }
      let sleep = timeout(of: playback, isStale: isStale, until: nextFrame - now, session)
      let timeout = [sleep, end.map { max($0 - now, .zero) }].compactMap(\.self).min()
      let events = session.wait(for: timeout)
      let elapsed = clock.now - last
      last = clock.now
      let isLate = timeout.map { elapsed > $0 + Self.longestDelay } ?? false
      let wasMoving = playback.isMoving
      let isDue = playback.timeUntilNextEvent.map { $0 <= elapsed } ?? false
      playback.advance(by: elapsed, isGap: isLate || events.contains(where: \.isResumption))
      isStale = isStale || wasMoving || isDue || !events.isEmpty
      for event in events {
        switch event {
        case .input(let input): playback.take(input, now: last - start)
        case .resized(let size), .resumed(let size):
          playback.size = size
          encoder.invalidate()
          nextFrame = last
        case .hangup: return .hangup
        }
        if playback.wantsToQuit { return .quit }
      }
      if let end, last >= end { return .timeIsUp }
    }
  }

  /// How long to sleep: to the next frame while one is to be drawn, else to the next event.
  ///
  /// While bytes are still on their way, their end is waited for: a frame would only queue up.
  private func timeout(
    of playback: Playback, isStale: Bool, until nextFrame: Duration,
    _ session: borrowing TerminalSession
  ) -> Duration? {
    guard isStale, !session.isSending else { return playback.timeUntilNextEvent }
    return max(nextFrame, .zero)
  }

  /// Writes the last bytes, if the terminal takes them at once.
  private func flush(_ bytes: [UInt8], on session: inout TerminalSession) {
    guard !bytes.isEmpty, !session.isSending else { return }
    session.send(bytes)
    _ = session.wait(for: Self.framePeriod)
  }
}

extension TerminalEvent {
  /// Whether the process was stopped before.
  fileprivate var isResumption: Bool {
    if case .resumed = self { true } else { false }
  }
}
