internal import CarouselColor
package import CarouselDeck
internal import CarouselRender
internal import Glibc
package import TerminalIO

/// Plays a show on the terminal.
///
/// Nothing is written and nothing wakes up while nothing changes; while something moves, what is to
/// be seen at that very instant is drawn, up to 60 times a second, and only as often as the
/// terminal takes it.
package struct Player: Sendable {
  private let show: Show
  private let options: PlayerOptions
  private let environment: [String: String]
  private let capabilities: TerminalCapabilities
  private let reload: (@Sendable () -> ReloadResult)?

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - show: What is played.
  ///   - options: How it is played.
  ///   - environment: The variables of the process.
  ///   - reload: Reads the config again, or nil where it cannot be read twice.
  package init(
    show: Show, options: PlayerOptions = PlayerOptions(),
    environment: [String: String] = processEnvironment(),
    reload: (@Sendable () -> ReloadResult)? = nil
  ) {
    self.show = show
    self.options = options
    self.environment = environment
    self.reload = reload
    capabilities = TerminalCapabilities(environment: environment, colorDepth: options.colorDepth)
  }

  private var reducesMotion: Bool {
    let preference = environment["PREFERS_REDUCED_MOTION"] ?? ""
    return options.reducedMotion || !["", "0"].contains(preference)
  }

  /// The time since the beginning of 1970 in UTC, which decks on a shared clock start from.
  static var wallTime: Duration {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  /// Takes the terminal, plays until somebody asks it to end, and gives the terminal back.
  ///
  /// - Throws: `TerminalError`, when standard output is not a terminal or cannot be taken.
  package func run() throws(TerminalError) -> PlayerEnd {
    let glyphs: GlyphSet = capabilities.isUTF8 ? .unicode : .ascii
    let session = try TerminalSession(
      environment: environment, title: glyphs.drawableLine(show.screen.title))
    let renderer = Renderer(
      screen: show.screen, glyphs: glyphs, isColored: capabilities.colorDepth != .none)
    let playback = Playback(
      show, renderer: renderer, size: session.size.cells, reducesMotion: reducesMotion,
      startsPaused: options.startsPaused, canReload: reload != nil, wallTime: Self.wallTime)
    let encoder = ANSIEncoder(
      colorDepth: capabilities.colorDepth, features: capabilities.features)
    var loop = PlayerLoop(
      session: session, playback: playback, encoder: encoder, duration: options.duration,
      reload: reload)
    return loop.run()
  }
}
