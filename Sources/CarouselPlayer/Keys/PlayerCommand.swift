internal import CarouselDeck

/// What a key asks the player for.
enum PlayerCommand: Hashable, Sendable {
  /// Something that a config can give to any key.
  case intent(KeyIntent)
  /// A digit of the number of a page to go to.
  case digit(Int)
  /// To the page whose number was typed.
  case confirm
  /// Takes back the last digit.
  case erase
  /// Closes what is open.
  case dismiss
}
