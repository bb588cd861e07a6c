internal import CarouselColor
internal import CarouselDeck
internal import CarouselRender
internal import TerminalIO

/// The one loop: input becomes intents, time passes, the scene is drawn, and what differs is
/// written.
struct PlayerLoop<Terminal: PlayerTerminal & ~Copyable>: ~Copyable {
  private var terminal: Terminal
  private(set) var playback: Playback
  private var pacer: FramePacer
  private var encoder: ANSIEncoder
  private let start: Duration
  private let end: Duration?
  /// Until when time has passed in the playback.
  private var now: Duration
  private let reload: Player.Reload?
  private var ground: GroundQuestion?
  private let wallTime: @Sendable () -> Duration

  /// - Parameters:
  ///   - duration: How long to play; nil plays until a user ends it.
  ///   - reload: Reloads the config.
  ///   - ground: Asks for the background of the terminal; nil where it does not matter.
  ///   - wallTime: The time since the beginning of 1970 in UTC.
  init(
    terminal: consuming Terminal, playback: Playback, pacer: FramePacer, encoder: ANSIEncoder,
    duration: Duration?, reload: Player.Reload?, ground: GroundQuestion? = nil,
    wallTime: @escaping @Sendable () -> Duration
  ) {
    start = terminal.now
    now = start
    end = duration.map { [start] in start + $0 }
    self.terminal = terminal
    self.playback = playback
    self.pacer = pacer
    self.encoder = encoder
    self.reload = reload
    self.ground = ground
    self.wallTime = wallTime
  }

  /// Plays to the end.
  mutating func run() -> PlayerEnd {
    while true {
      drawIfDue()
      let deadline = deadline
      let events = terminal.wait(until: deadline)
      if !terminal.isSending { pacer.noteDrained() }
      letTimePass(deadline: deadline, events: events)
      var wantsReload = false
      for event in events {
        guard event != .hangup else { return .hangup }
        switch take(event) {
        case .quit: return .quit
        case .reload: wantsReload = true
        case nil: break
        }
      }
      if wantsReload { readAgain() }
      if let end, now >= end { return .timeIsUp }
    }
  }

  private mutating func drawIfDue() {
    guard let frame = pacer.nextFrame, now >= frame else { return }
    let isMoving = playback.isMoving
    let tolerance = isMoving ? FramePacer.motionTolerance : 0
    let bytes = encoder.encode(playback.frame, tolerance: tolerance)
    terminal.send(bytes)
    if let question = ground?.next() { terminal.send(question) }
    pacer.noteSent(bytes: bytes.count, at: now, validity: playback.frameValidity)
  }

  private var deadline: Duration? {
    let wake = pacer.wakeUp(at: now, nextEvent: playback.timeUntilNextEvent.map { now + $0 })
    guard let wake, let end else { return wake ?? end }
    return min(wake, end)
  }

  private mutating func letTimePass(deadline: Duration?, events: [TerminalEvent]) {
    let elapsed = terminal.now - now
    now += elapsed
    let isDue = playback.timeUntilNextEvent.map { $0 <= elapsed } ?? false
    if isDue || !events.isEmpty {
      pacer.noteChange(at: now)
    } else if playback.isMoving {
      pacer.noteMotion()
    }
    let isGap =
      FramePacer.isGap(from: deadline, to: now) || events.contains(where: \.isResumption)
    playback.advance(by: elapsed, isGap: isGap, endsWithInput: !events.isEmpty)
  }

  private mutating func readAgain() {
    guard let reload else { return }
    let result = reload(ground?.isLight ?? false)
    let elapsed = terminal.now - now
    now += elapsed
    // The old show continued in the meantime; a new one begins now.
    if case .failed = result { playback.advance(by: elapsed) }
    playback.take(result, wallTime: wallTime())
    if case .show(let show) = result { encoder.use(PaletteIndices(of: show.screen)) }
    pacer.noteChange(at: now)
  }

  /// Plays the show in the colours for the background that the terminal has.
  private mutating func suitGround() {
    guard let reload, let isLight = ground?.isLight, case .show(let show) = reload(isLight) else {
      return
    }
    now = terminal.now
    playback.replace(by: show, wallTime: wallTime())
    encoder.use(PaletteIndices(of: show.screen))
    pacer.noteChange(at: now)
  }

  private mutating func take(_ event: TerminalEvent) -> PlayerRequest? {
    switch event {
    case .input(.reply(let reply)): if ground?.take(reply) == true { suitGround() }
    case .input(let input): return playback.take(input, now: now - start)
    case .resized(let size): show(size)
    case .resumed(let size):
      // The `fg` that continued it was typed in its window.
      _ = playback.take(.focus(true), now: now - start)
      show(size)
    case .ready, .hangup: break
    }
    return nil
  }

  /// Redraws everything at a size, immediately.
  private mutating func show(_ size: TerminalSize) {
    playback.size = size.cells
    encoder.invalidate()
    pacer.noteLoss(at: now)
  }
}
