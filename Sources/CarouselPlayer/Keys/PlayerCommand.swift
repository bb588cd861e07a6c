internal import CarouselDeck

/// What a key makes the player do.
enum PlayerCommand: Hashable, Sendable {
  /// An action that a config can bind to any key.
  case intent(KeyIntent)
  /// A digit of the number of a page to go to.
  case digit(Int)
  /// To the page whose number was typed.
  case confirm
  /// Deletes the last digit.
  case erase
  /// Closes what is open.
  case dismiss
}
