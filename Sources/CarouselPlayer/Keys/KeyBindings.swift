internal import CarouselDeck
internal import TerminalIO

/// The key bindings: the defaults, and those of configs.
///
/// The help is generated from the same table.
struct KeyBindings: Hashable, Sendable {
  private static let usualCommands = Dictionary(
    (KeyGroup.usual.flatMap(\.keys) + KeyGroup.silent).map { ($0.name.facts.key, $0.command) },
    uniquingKeysWith: { first, _ in first })

  private var commands = usualCommands
  /// The keys that a config binds, by their action.
  private(set) var configured: [KeyIntent: [KeyName]] = [:]

  /// Makes the table for the carousels that get the input.
  ///
  /// - Parameter maps: The bindings of their configs, the innermost carousel first.
  /// - Complexity: O(keys in the maps): make it once for a focus.
  init(_ maps: [[KeyName: KeyIntent]] = []) {
    var all: [KeyName: KeyIntent] = [:]
    for map in maps { all.merge(map) { inner, _ in inner } }
    for (name, intent) in all {
      commands[name.facts.key] = intent == .none ? nil : .intent(intent)
      if intent != .none { configured[intent, default: []].append(name) }
    }
  }

  /// The command of a key; nil for keys with a modifier.
  func command(for press: KeyPress) -> PlayerCommand? {
    press.modifiers.isEmpty ? commands[press.key] : nil
  }

  /// Whether a key still does what it does by default.
  func isKept(_ key: (name: KeyName, command: PlayerCommand)) -> Bool {
    commands[key.name.facts.key] == key.command
  }

  /// Whether any key ends the player.
  var quits: Bool { commands.values.contains(.intent(.quit)) }
}
