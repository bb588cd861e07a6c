internal import CarouselDeck
internal import CarouselEngine

/// What a key asks the player for.
enum PlayerCommand: Hashable, Sendable {
  /// One page along an axis, wherever that input belongs.
  case step(Axis, forward: Bool)
  /// One page of the focused carousel, whatever its axis.
  case turn(forward: Bool)
  /// The first or the last page of the focused carousel.
  case jump(toLast: Bool)
  /// A digit of the number of a page to go to.
  case digit(Int)
  /// To the page whose number was typed.
  case confirm
  /// Takes back the last digit.
  case erase
  /// Closes what is open.
  case dismiss
  /// Pauses what moves by itself, or lets it go on.
  case togglePlay
  /// Gives the input to another carousel.
  case cycleFocus
  /// Shows or hides the keys.
  case toggleHelp
  /// Reads the config again.
  case reload
  /// Ends the player.
  case quit

  /// What a config asks for; nil for nothing at all.
  init?(_ intent: KeyIntent) {
    switch intent {
    case .next: self = .turn(forward: true)
    case .previous: self = .turn(forward: false)
    case .left: self = .step(.horizontal, forward: false)
    case .right: self = .step(.horizontal, forward: true)
    case .up: self = .step(.vertical, forward: false)
    case .down: self = .step(.vertical, forward: true)
    case .first: self = .jump(toLast: false)
    case .last: self = .jump(toLast: true)
    case .playPause: self = .togglePlay
    case .focus: self = .cycleFocus
    case .help: self = .toggleHelp
    case .reload: self = .reload
    case .quit: self = .quit
    case .none: return nil
    }
  }

  /// What help says of it: in some words, in one word, and how much it matters where there is no
  /// room for all.
  var help: (meaning: String, brief: String, importance: Int) {
    switch self {
    case .step: ("move one page", "move", 2)
    case .turn(let forward): (forward ? "next page" : "previous page", "turn", 0)
    case .jump(let toLast): (toLast ? "last page" : "first page", "ends", 0)
    case .digit, .confirm, .erase: ("go to the page of that number", "go to", 0)
    case .dismiss: ("close this help", "close", 0)
    case .togglePlay: ("pause, or play on", "pause", 3)
    case .cycleFocus: ("choose among nested carousels", "focus", 0)
    case .toggleHelp: ("show or hide this help", "help", 1)
    case .reload: ("read the config again", "reload", 0)
    case .quit: ("quit", "quit", 4)
    }
  }
}
