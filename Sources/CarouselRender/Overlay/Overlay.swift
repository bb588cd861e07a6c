/// What the player itself shows above the slides.
public struct Overlay: Hashable, Sendable {
  /// A key, or several, and what they do.
  public struct KeyHelp: Hashable, Sendable {
    /// The names of the keys.
    public var keys: String
    /// What they do.
    public var meaning: String
    /// The same in one word, for small terminals.
    public var brief: String
    /// The priority where room is limited: the higher, the later it is left out.
    public var importance: Int

    /// Makes a line of help; without a brief meaning it has the same in all sizes.
    public init(_ keys: String, _ meaning: String, brief: String? = nil, importance: Int = 0) {
      self.keys = keys
      self.meaning = meaning
      self.brief = brief ?? meaning
      self.importance = importance
    }
  }

  /// Whether to show that everything is paused.
  public var isPaused = false
  /// A short status message, or empty.
  public var status = ""
  /// The lines of a panel of help in the middle, or none for no panel.
  public var help: [KeyHelp] = []
  /// A message along the upper edge, or empty.
  public var banner = ""

  /// Makes an overlay that shows nothing.
  public init() {}
}
