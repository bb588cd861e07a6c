/// What lies above the slides: what the player has to say itself.
public struct Overlay: Hashable, Sendable {
  /// A key, or several, and what they do.
  public struct KeyHelp: Hashable, Sendable {
    /// The names of the keys.
    public var keys: String
    /// What they do.
    public var meaning: String

    /// Makes a line of help.
    public init(_ keys: String, _ meaning: String) {
      self.keys = keys
      self.meaning = meaning
    }
  }

  /// Whether to say that what would move by itself waits.
  public var isPaused = false
  /// A few words about something that is going on, or empty.
  public var status = ""
  /// The lines of a panel of help in the middle, or none for no panel.
  public var help: [KeyHelp] = []
  /// A message along the upper edge, or empty.
  public var banner = ""

  /// Makes an overlay that shows nothing.
  public init() {}
}
