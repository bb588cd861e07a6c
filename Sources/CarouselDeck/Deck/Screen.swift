/// The screen around the carousel.
public struct Screen: Hashable, Sendable {
  /// The window title, or empty to leave it unchanged.
  public var title = ""
  /// The background of the screen.
  public var background: Background = .standard
  /// The line above every slide; nil for none.
  public var header: ScreenLine?
  /// The line below every slide; nil for none.
  public var footer: ScreenLine?
  /// The colours of its theme; nil derives them from the background.
  public var roles: ThemeRoles?
  /// From how far away it is read; nil decides by its rows.
  public var viewing: Viewing?
  /// The palette entries of colours where there are fewer of them; of two for one colour the later
  /// one counts.
  public var paletteIndices: [PaletteIndex] = []
  /// The maximum width of the carousel, in the middle of the terminal; nil is the full width.
  ///
  /// On a smaller terminal it gets the whole width.
  public var width: Int?
  /// The maximum height of the carousel, in the middle of the terminal; nil is the full height.
  public var height: Int?
  /// The minimum number of columns, at least 1; with fewer, a message replaces the carousel.
  public var minWidth = 1
  /// The minimum number of rows, at least 1; with fewer, a message replaces the carousel.
  public var minHeight = 1

  /// Makes an unobtrusive screen.
  public init() {}
}

/// The content of a config: the deck that plays, and the screen around it.
public struct Show: Hashable, Sendable {
  /// The carousel that plays.
  public var deck: Deck
  /// The screen around it.
  public var screen: Screen

  /// Makes a show.
  public init(deck: Deck, screen: Screen = Screen()) {
    self.deck = deck
    self.screen = screen
  }
}
