internal import CarouselDeck

/// Keys that share a line of help.
struct KeyGroup: Sendable {
  /// Replaces their labels, if all of them have their default bindings.
  var names: [String]?
  /// What they do together; nil where that follows from what each does.
  var meaning: String?
  var keys: [(name: KeyName, command: PlayerCommand)]

  /// The default bindings, in the order of the help.
  ///
  /// What a group before it does has no second line.
  static let usual = [
    KeyGroup([.left: .left, .right: .right]),
    KeyGroup([.up: .up, .down: .down]),
    KeyGroup([.character("h"): .left, .character("l"): .right]),
    KeyGroup([.character("k"): .up, .character("j"): .down]),
    KeyGroup([.character(" "): .playPause]),
    KeyGroup([.tab: .focus]),
    KeyGroup([.character("b"): .blank, .character("."): .blank]),
    KeyGroup(
      names: ["1…9", "Enter"],
      keys: (0...9).map { (.character(Character(String($0))), .digit($0)) } + [(.enter, .confirm)]),
    KeyGroup([.home: .first, .end: .last], meaning: "first, last"),
    KeyGroup([.pageUp: .previous, .pageDown: .next], meaning: "back, on"),
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
  private init(_ intents: KeyValuePairs<KeyName, KeyIntent>, meaning: String? = nil) {
    self.init(meaning: meaning, keys: intents.map { ($0.key, .intent($0.value)) })
  }
}

extension PlayerCommand {
  /// Its help in one word.
  var brief: String {
    switch self {
    case .intent(let intent): intent.help.brief
    case .digit, .confirm, .erase: "go to"
    case .dismiss: "close"
    }
  }

  /// Its importance where there is no room for all.
  var importance: Int {
    switch self {
    case .intent(let intent): intent.help.importance
    case .digit, .confirm, .erase, .dismiss: 0
    }
  }
}

extension KeyIntent {
  fileprivate var help: (brief: String, importance: Int) {
    switch self {
    case .left, .right, .up, .down: ("move", 2)
    case .next, .previous: ("turn", 0)
    case .first, .last: ("ends", 0)
    case .playPause: ("pause", 3)
    case .focus: ("focus", 0)
    case .blank: ("blank", 0)
    case .help: ("help", 1)
    case .reload: ("reload", 0)
    case .quit: ("quit", 4)
    case .none: ("nothing", 0)
    }
  }
}
