/// What lies around the carousel.
public struct Screen: Hashable, Sendable {
  /// The title of the window, or empty to leave it alone.
  public var title = ""
  /// The colour behind everything.
  public var background: ThemeColor = .standard

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
