/// What a key can ask the player for.
public enum KeyIntent: String, Hashable, Sendable, CaseIterable {
  /// One page on, whatever the direction.
  case next
  /// One page back, whatever the direction.
  case previous
  /// One page to the left, wherever that input belongs.
  case left
  /// One page to the right, wherever that input belongs.
  case right
  /// One page up, wherever that input belongs.
  case up
  /// One page down, wherever that input belongs.
  case down
  /// To the first page.
  case first
  /// To the last page.
  case last
  /// Pauses what moves by itself, or resumes it.
  case playPause = "play_pause"
  /// Gives the input to another carousel.
  case focus
  /// Shows or hides the keys.
  case help
  /// Reads the config again.
  case reload
  /// Ends the player.
  case quit
  /// Nothing: removes the usual meaning of a key.
  case none
}
