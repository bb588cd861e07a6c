/// What a playback asks of the player, because it cannot do it itself.
enum PlayerRequest: Hashable, Sendable {
  /// To end.
  case quit
  /// To reload the config.
  case reload
}
