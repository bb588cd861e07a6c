internal import CarouselColor
package import CarouselDeck
internal import CarouselRender
package import TerminalIO

/// Plays a show on the terminal.
///
/// Nothing is written and nothing wakes up while nothing changes; during a motion the frame of
/// the current instant is drawn, up to 60 times a second, and only as often as the
/// terminal takes it.
package struct Player: Sendable {
  /// Reloads the config, for a light background or for a dark one.
  package typealias Reload = @Sendable (_ isLight: Bool) -> ReloadResult

  private let show: Show
  private let options: PlayerOptions
  private let environment: [String: String]
  private let time: TimeSource
  private let reload: Reload?

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - show: What is played.
  ///   - options: How it is played.
  ///   - environment: The variables of the process.
  ///   - time: The clocks to play by.
  ///   - reload: Reloads the config, or nil if that is impossible.
  package init(
    show: Show, options: PlayerOptions = PlayerOptions(),
    environment: [String: String] = processEnvironment(), time: TimeSource = .system,
    reload: Reload? = nil
  ) {
    self.show = show
    self.options = options
    self.environment = environment
    self.time = time
    self.reload = reload
  }

  /// Takes the terminal, plays until the end, and restores the terminal.
  ///
  /// - Throws: `TerminalError`, when standard output is not a terminal or cannot be taken.
  package func run() throws(TerminalError) -> PlayerEnd {
    let capabilities = TerminalCapabilities(
      environment: environment, colorDepth: options.colorDepth)
    let glyphs: GlyphSet = capabilities.isUTF8 ? .unicode : .ascii

    // Events in, bytes out.
    let session = try TerminalSession(
      environment: environment, title: glyphs.drawableLine(show.screen.title))
    let size = session.size.cells
    let terminal = EventLoop(session: session, clock: time.now)

    // What is to be seen.
    let renderer = Renderer(
      screen: show.screen, glyphs: glyphs, depth: capabilities.colorDepth)
    let playback = Playback(
      show, renderer: renderer, size: size,
      reducesMotion: options.reducesMotion(in: environment), startsPaused: options.startsPaused,
      canReload: reload != nil, wallTime: time.wallTime())

    // When it is drawn, and how it is sent.
    let pacer = FramePacer(start: terminal.now)
    let encoder = ANSIEncoder(
      colorDepth: capabilities.colorDepth, indices: PaletteIndices(of: show.screen),
      features: capabilities.features)

    var loop = PlayerLoop(
      terminal: terminal, playback: playback, pacer: pacer, encoder: encoder,
      duration: options.duration, reload: reload,
      ground: options.followsGround
        ? GroundQuestion(assuming: capabilities.isLight) : nil,
      wallTime: time.wallTime)
    return loop.run()
  }
}
