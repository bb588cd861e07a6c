internal import CarouselDeck
internal import CarouselRender

/// What the keys would do now, in the words of the help.
struct KeyScope: Hashable, Sendable {
  /// What the left and right keys turn, or nil where they do nothing.
  var horizontal: String? = "page"
  /// What the upper and lower keys turn.
  var vertical: String? = "page"
  /// What all other keys turn.
  var numbered: String? = "page"
  /// Whether the pause key would hold everything or let it go on; nil where nothing moves by itself.
  var pause: String? = "pause"
  /// What the focus key chooses between, or nil for a single carousel.
  var focus: String? = "in or out"
  /// Whether the config can be reloaded.
  var canReload = true

  /// What a command does, or nil for nothing.
  func meaning(of command: PlayerCommand) -> String? {
    switch command {
    case .intent(let intent): meaning(of: intent)
    case .digit, .confirm, .erase: numbered.map { "go to \($0)" }
    case .dismiss: "close this help"
    }
  }

  private func meaning(of intent: KeyIntent) -> String? {
    switch intent {
    case .left, .right: horizontal
    case .up, .down: vertical
    case .next: numbered.map { "next \($0)" }
    case .previous: numbered.map { "previous \($0)" }
    case .first: numbered.map { "first \($0)" }
    case .last: numbered.map { "last \($0)" }
    case .playPause: pause
    case .focus: focus
    case .blank: "blank"
    case .help: "this help"
    case .reload: canReload ? "reload" : nil
    case .quit: "quit"
    case .none: nil
    }
  }
}
