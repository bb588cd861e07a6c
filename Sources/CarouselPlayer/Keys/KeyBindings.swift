internal import CarouselDeck
internal import CarouselRender
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
  private var configured: [KeyIntent: [KeyName]] = [:]

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

  /// The lines of help.
  ///
  /// - Parameter canReload: Whether the config can be reloaded.
  func help(in glyphs: GlyphSet, canReload: Bool) -> [Overlay.KeyHelp] {
    var lines: [Overlay.KeyHelp] = []
    for group in KeyGroup.usual {
      let isAboutPlayer = group.keys[0].command == .intent(.help)
      if isAboutPlayer { lines += configuredHelp(in: glyphs, canReload: canReload) }
      guard canReload || group.keys[0].command != .intent(.reload) else { continue }
      if let line = help(on: group, in: glyphs, sameAsBefore: lines.last?.meaning) {
        lines.append(line)
      }
    }
    if !commands.values.contains(.intent(.quit)) {
      let help = PlayerCommand.intent(.quit).help
      lines.append(Overlay.KeyHelp("Ctrl-C", help.meaning, importance: help.importance))
    }
    return lines
  }

  private func help(
    on group: KeyGroup, in glyphs: GlyphSet, sameAsBefore previous: String?
  ) -> Overlay.KeyHelp? {
    let kept = group.keys.filter { commands[$0.name.facts.key] == $0.command }
    guard let first = kept.first else { return nil }
    // Digits are useless without a key that confirms them.
    if case .digit = group.keys[0].command, kept.last?.command != .confirm { return nil }
    if first.command == .confirm { return nil }
    let isWhole = kept.count == group.keys.count
    let wholeNames = glyphs == .ascii ? group.asciiNames ?? group.names : group.names
    let names = kept.map { $0.name.label(in: glyphs) }.joined(separator: " ")
    var meanings: [String] = []
    for meaning in kept.map(\.command.help.meaning) where !meanings.contains(meaning) {
      meanings.append(meaning)
    }
    var meaning = isWhole ? group.meaning ?? meanings[0] : meanings.joined(separator: ", ")
    var importance = first.command.help.importance
    if meaning == previous { (meaning, importance) = ("the same", 0) }
    return Overlay.KeyHelp(
      isWhole ? wholeNames ?? names : names, meaning, brief: first.command.help.brief,
      importance: importance)
  }

  /// A line for each action that a config binds keys to.
  private func configuredHelp(in glyphs: GlyphSet, canReload: Bool) -> [Overlay.KeyHelp] {
    var lines: [Overlay.KeyHelp] = []
    for intent in KeyIntent.allCases {
      guard let keys = configured[intent], canReload || intent != .reload else { continue }
      let names = keys.map { $0.label(in: glyphs) }.sorted().joined(separator: " ")
      let (meaning, brief, importance) = PlayerCommand.intent(intent).help
      if let last = lines.indices.last, lines[last].meaning == meaning {
        lines[last].keys += " " + names
      } else {
        lines.append(
          Overlay.KeyHelp(names, meaning, brief: brief, importance: importance))
      }
    }
    return lines
  }
}
