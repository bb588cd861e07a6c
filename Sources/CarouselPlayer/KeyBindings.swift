internal import CarouselEngine
internal import CarouselRender
internal import TerminalIO

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
  /// Ends the player.
  case quit
}

/// Which keys ask for what; the help that is shown is the same table.
enum KeyBindings {
  private struct Group {
    var names: String
    var asciiNames: String?
    var meaning: String
    /// The meaning in a word.
    var brief: String
    /// How much it matters where there is no room for all.
    var importance = 0
    var keys: [(KeyPress.Key, PlayerCommand)]
  }

  private static let groups = [
    Group(
      names: "← → ↑ ↓", asciiNames: "arrow keys", meaning: "move one page",
      brief: "move", importance: 2,
      keys: [
        (.left, .step(.horizontal, forward: false)), (.right, .step(.horizontal, forward: true)),
        (.up, .step(.vertical, forward: false)), (.down, .step(.vertical, forward: true)),
      ]),
    Group(
      names: "h j k l", meaning: "the same", brief: "move",
      keys: [
        (.character("h"), .step(.horizontal, forward: false)),
        (.character("l"), .step(.horizontal, forward: true)),
        (.character("k"), .step(.vertical, forward: false)),
        (.character("j"), .step(.vertical, forward: true)),
      ]),
    Group(
      names: "PgUp PgDn", meaning: "previous page, next page", brief: "turn",
      keys: [(.pageUp, .turn(forward: false)), (.pageDown, .turn(forward: true))]),
    Group(
      names: "Home End", meaning: "first page, last page", brief: "ends",
      keys: [(.home, .jump(toLast: false)), (.end, .jump(toLast: true))]),
    Group(
      names: "1 2 3 … Enter", asciiNames: "1 2 3 ... Enter",
      meaning: "go to the page of that number", brief: "go to",
      keys: (0...9).map { (.character(Character(String($0))), .digit($0)) }
        + [(.enter, .confirm), (.backspace, .erase)]),
    Group(
      names: "Space", meaning: "pause, or play on", brief: "pause", importance: 3,
      keys: [(.character(" "), .togglePlay)]),
    Group(
      names: "Tab", meaning: "choose among nested carousels", brief: "focus",
      keys: [(.tab, .cycleFocus)]),
    Group(
      names: "?", meaning: "show or hide this help", brief: "help", importance: 1,
      keys: [(.character("?"), .toggleHelp)]),
    Group(
      names: "q", meaning: "quit", brief: "quit", importance: 4,
      keys: [(.character("q"), .quit)]),
  ]

  private static let commands: [KeyPress.Key: PlayerCommand] = {
    var result: [KeyPress.Key: PlayerCommand] = [.escape: .dismiss]
    for (key, command) in groups.flatMap(\.keys) { result[key] = command }
    return result
  }()

  /// What a key asks for; keys with a modifier ask for nothing.
  static func command(for press: KeyPress) -> PlayerCommand? {
    press.modifiers.isEmpty ? commands[press.key] : nil
  }

  /// The lines of help.
  static func help(in glyphs: GlyphSet) -> [Overlay.KeyHelp] {
    groups.map { group in
      let names = glyphs == .ascii ? group.asciiNames ?? group.names : group.names
      return Overlay.KeyHelp(
        names, group.meaning, brief: group.brief, importance: group.importance)
    }
  }
}
