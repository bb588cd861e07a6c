/// What a key can make the player do.
public enum KeyIntent: String, Hashable, Sendable, CaseIterable {
  /// One page forward, whatever the direction.
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
  /// Pauses autoplay and autoscroll, or resumes them.
  case playPause = "play_pause"
  /// Moves the focus to another carousel.
  case focus
  /// Blanks the screen until the next key.
  case blank
  /// Shows or hides the keys.
  case help
  /// Reloads the config.
  case reload
  /// Ends the player.
  case quit
  /// Nothing: removes the default binding of a key.
  case none
}
