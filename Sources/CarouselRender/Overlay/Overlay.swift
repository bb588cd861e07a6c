/// What the player itself shows above the slides.
public struct Overlay: Hashable, Sendable {
  /// A key, or several, and what they do.
  public struct KeyHelp: Hashable, Sendable {
    /// The names of the keys.
    public var keys: [String]
    /// What they do.
    public var meaning: String
    /// The same in one word, for small terminals.
    public var brief: String
    /// The priority where room is limited: the higher, the later it is left out.
    public var importance: Int

    /// Makes a line of help; without a brief meaning it has the same in all sizes.
    public init(_ keys: [String], _ meaning: String, brief: String? = nil, importance: Int = 0) {
      self.keys = keys
      self.meaning = meaning
      self.brief = brief ?? meaning
      self.importance = importance
    }
  }

  /// A panel of help.
  public struct Help: Hashable, Sendable {
    /// What each key does.
    public var keys: [KeyHelp]
    /// Where one is, or empty.
    public var place = ""
    /// What comes next, or empty.
    public var next = ""

    /// A panel of keys.
    public init(_ keys: [KeyHelp]) { self.keys = keys }
  }

  /// Why a config could not be reloaded.
  public struct Failure: Hashable, Sendable {
    /// The file, the line and the column, or as much of it as is known.
    public var place: String
    /// What is wrong.
    public var message: String
    /// What to do about it, or empty.
    public var advice: String
    /// Whether it was shown long enough, so that a sign of it is enough.
    public var isBrief = false

    /// A failure.
    public init(place: String, message: String, advice: String = "") {
      self.place = place
      self.message = message
      self.advice = advice
    }
  }

  /// Whether to show that everything is paused.
  public var isPaused = false
  /// A short status message, or empty.
  public var status = ""
  /// A panel of help in the middle.
  public var help: Help?
  /// An error in the config, along the lower edge.
  public var failure: Failure?

  /// Makes an overlay that shows nothing.
  public init() {}
}
