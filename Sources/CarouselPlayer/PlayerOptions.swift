public import TerminalIO

/// How a show is played, as far as its config does not say it.
public struct PlayerOptions: Hashable, Sendable {
  /// How many colours are sent; nil finds out what the terminal has.
  public var colorDepth: ColorDepth?
  /// Whether moves are cuts and nothing moves by itself until somebody asks for it.
  ///
  /// A variable `PREFERS_REDUCED_MOTION` that is neither empty nor `0` asks for the same.
  public var reducedMotion = false
  /// Whether autoplay waits at the start.
  public var startsPaused = false
  /// How long to play; nil plays until somebody ends it.
  public var duration: Duration?

  /// Makes the usual options.
  public init() {}
}

/// Why a player has come back.
public enum PlayerEnd: Hashable, Sendable, CaseIterable {
  /// Somebody asked it to.
  case quit
  /// The time to play is over.
  case timeIsUp
  /// The terminal is gone.
  case hangup
}
