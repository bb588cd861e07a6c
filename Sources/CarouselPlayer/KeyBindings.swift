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
    var keys: [(KeyPress.Key, PlayerCommand)]
  }

  private static let groups = [
    Group(
      names: "← → ↑ ↓", asciiNames: "arrow keys", meaning: "move one page",
      keys: [
        (.left, .step(.horizontal, forward: false)), (.right, .step(.horizontal, forward: true)),
        (.up, .step(.vertical, forward: false)), (.down, .step(.vertical, forward: true)),
      ]),
    Group(
      names: "h j k l", meaning: "the same",
      keys: [
        (.character("h"), .step(.horizontal, forward: false)),
        (.character("l"), .step(.horizontal, forward: true)),
        (.character("k"), .step(.vertical, forward: false)),
        (.character("j"), .step(.vertical, forward: true)),
      ]),
    Group(
      names: "PgUp PgDn", meaning: "previous page, next page",
      keys: [(.pageUp, .turn(forward: false)), (.pageDown, .turn(forward: true))]),
    Group(
      names: "Home End", meaning: "first page, last page",
      keys: [(.home, .jump(toLast: false)), (.end, .jump(toLast: true))]),
    Group(
      names: "1 2 3 … Enter", asciiNames: "1 2 3 ... Enter",
      meaning: "go to the page of that number",
      keys: (0...9).map { (.character(Character(String($0))), .digit($0)) }
        + [(.enter, .confirm), (.backspace, .erase)]),
    Group(
      names: "Space", meaning: "pause, or play on", keys: [(.character(" "), .togglePlay)]),
    Group(
      names: "Tab", meaning: "choose among nested carousels", keys: [(.tab, .cycleFocus)]),
    Group(names: "?", meaning: "show or hide this help", keys: [(.character("?"), .toggleHelp)]),
    Group(names: "q", meaning: "quit", keys: [(.character("q"), .quit)]),
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
      return Overlay.KeyHelp(names, group.meaning)
    }
  }
}
