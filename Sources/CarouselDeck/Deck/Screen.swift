/// What lies around the carousel.
public struct Screen: Hashable, Sendable {
  /// The title of the window, or empty to leave it alone.
  public var title = ""
  /// The colour behind everything.
  public var background: ThemeColor = .standard
  /// How many columns the carousel gets, in the middle of the terminal; nil is all of them.
  ///
  /// Where there are fewer it gets those.
  public var width: Int?
  /// How many rows the carousel gets, in the middle of the terminal; nil is all of them.
  public var height: Int?
  /// With fewer columns than these the carousel is not drawn but a word about it; at least 1.
  public var minWidth = 1
  /// With fewer rows than these the carousel is not drawn but a word about it; at least 1.
  public var minHeight = 1

  /// Makes an unobtrusive screen.
  public init() {}
}

/// Everything in one config: the deck that plays, and what lies around it.
public struct Show: Hashable, Sendable {
  /// The carousel that plays.
  public var deck: Deck
  /// What lies around it.
  public var screen: Screen

  /// Makes a show.
  public init(deck: Deck, screen: Screen = Screen()) {
    self.deck = deck
    self.screen = screen
  }
}
