package import CarouselColor

/// How a show is played, apart from its config.
package struct PlayerOptions: Hashable, Sendable {
  /// How many colours are sent; nil finds out what the terminal has.
  package var colorDepth: ColorDepth?
  /// Whether moves are cuts and nothing moves by itself until a user resumes it.
  ///
  /// A variable `PREFERS_REDUCED_MOTION` that is neither empty nor `0` asks for the same.
  package var reducedMotion = false
  /// Whether autoplay waits at the start.
  package var startsPaused = false
  /// Whether the colours of the show depend on how bright the background of the terminal is.
  package var followsGround = false
  /// How long to play; nil plays until a user ends it.
  package var duration: Duration?

  /// Makes the usual options.
  package init() {}

  func reducesMotion(in environment: [String: String]) -> Bool {
    reducedMotion || !["", "0"].contains(environment["PREFERS_REDUCED_MOTION"] ?? "")
  }
}

/// Why a player has ended.
package enum PlayerEnd: Hashable, Sendable, CaseIterable {
  /// A user quit.
  case quit
  /// The time to play is over.
  case timeIsUp
  /// The terminal is gone.
  case hangup
}
