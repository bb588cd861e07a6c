internal import CarouselDeck

/// Keys that share a line of help.
struct KeyGroup: Sendable {
  /// Replaces their labels, if all of them have their default bindings.
  var names: String?
  var asciiNames: String?
  /// What they do together; nil where each does the same.
  var meaning: String?
  var keys: [(name: KeyName, command: PlayerCommand)]

  /// The default bindings, in the order of the help.
  static let usual = [
    KeyGroup([.left: .left, .right: .right, .up: .up, .down: .down], asciiNames: "arrow keys"),
    KeyGroup([
      .character("h"): .left, .character("j"): .down, .character("k"): .up,
      .character("l"): .right,
    ]),
    KeyGroup([.pageUp: .previous, .pageDown: .next], meaning: "previous page, next page"),
    KeyGroup([.home: .first, .end: .last], meaning: "first page, last page"),
    KeyGroup(
      names: "1 2 3 … Enter", asciiNames: "1 2 3 ... Enter",
      keys: (0...9).map { (.character(Character(String($0))), .digit($0)) } + [(.enter, .confirm)]),
    KeyGroup([.character(" "): .playPause]),
    KeyGroup([.tab: .focus]),
    KeyGroup([.character("b"): .blank, .character("."): .blank]),
    KeyGroup([.character("?"): .help]),
    KeyGroup([.character("r"): .reload]),
    KeyGroup([.character("q"): .quit]),
  ]

  /// Obvious keys have no line in the help.
  static let silent: [(name: KeyName, command: PlayerCommand)] = [
    (.escape, .dismiss), (.backspace, .erase),
  ]
}

extension KeyGroup {
  private init(
    _ intents: KeyValuePairs<KeyName, KeyIntent>, asciiNames: String? = nil, meaning: String? = nil
  ) {
    self.init(
      asciiNames: asciiNames, meaning: meaning,
      keys: intents.map { ($0.key, .intent($0.value)) })
  }
}

extension PlayerCommand {
  /// Its help: in some words, in one word, and its importance where there is no
  /// room for all.
  var help: (meaning: String, brief: String, importance: Int) {
    switch self {
    case .intent(let intent): intent.help
    case .digit, .confirm, .erase: ("go to that page", "go to", 0)
    case .dismiss: ("close this help", "close", 0)
    }
  }
}

extension KeyIntent {
  fileprivate var help: (meaning: String, brief: String, importance: Int) {
    switch self {
    case .left, .right, .up, .down: ("move one page", "move", 2)
    case .next: ("next page", "turn", 0)
    case .previous: ("previous page", "turn", 0)
    case .first: ("first page", "ends", 0)
    case .last: ("last page", "ends", 0)
    case .playPause: ("pause or resume", "pause", 3)
    case .focus: ("move the focus to another carousel", "focus", 0)
    case .blank: ("blank the screen", "blank", 0)
    case .help: ("show or hide this help", "help", 1)
    case .reload: ("reload the config", "reload", 0)
    case .quit: ("quit", "quit", 4)
    case .none: ("nothing", "nothing", 0)
    }
  }
}
