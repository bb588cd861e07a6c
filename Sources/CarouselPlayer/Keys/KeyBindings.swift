internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender
internal import TerminalIO

/// Which keys ask for what: the usual ones, and what configs say.
///
/// The help that is shown is the same table.
struct KeyBindings: Hashable, Sendable {
  /// A line of help about keys that belong together.
  private struct Group {
    /// What is written in the place of the names, where all of them ask for what is usual.
    var names: String?
    var asciiNames: String?
    /// What they do together; nil where each does the same.
    var meaning: String?
    var keys: [(key: KeyPress.Key, command: PlayerCommand)]
  }

  private static let groups = [
    Group(
      asciiNames: "arrow keys",
      keys: [
        (.left, .step(.horizontal, forward: false)), (.right, .step(.horizontal, forward: true)),
        (.up, .step(.vertical, forward: false)), (.down, .step(.vertical, forward: true)),
      ]),
    Group(
      keys: [
        (.character("h"), .step(.horizontal, forward: false)),
        (.character("j"), .step(.vertical, forward: true)),
        (.character("k"), .step(.vertical, forward: false)),
        (.character("l"), .step(.horizontal, forward: true)),
      ]),
    Group(
      meaning: "previous page, next page",
      keys: [(.pageUp, .turn(forward: false)), (.pageDown, .turn(forward: true))]),
    Group(
      meaning: "first page, last page",
      keys: [(.home, .jump(toLast: false)), (.end, .jump(toLast: true))]),
    Group(
      names: "1 2 3 … Enter", asciiNames: "1 2 3 ... Enter",
      keys: (0...9).map { (.character(Character(String($0))), .digit($0)) } + [(.enter, .confirm)]),
    Group(keys: [(.character(" "), .togglePlay)]),
    Group(keys: [(.tab, .cycleFocus)]),
    Group(keys: [(.character("?"), .toggleHelp)]),
    Group(keys: [(.character("r"), .reload)]),
    Group(keys: [(.character("q"), .quit)]),
  ]

  private static let usualCommands: [KeyPress.Key: PlayerCommand] = {
    // What goes without saying has no line in the help.
    var result: [KeyPress.Key: PlayerCommand] = [.escape: .dismiss, .backspace: .erase]
    for (key, command) in groups.flatMap(\.keys) { result[key] = command }
    return result
  }()

  private var commands = usualCommands
  /// The keys that a config has given a meaning, by what they ask for.
  private var configured: [KeyIntent: [KeyName]] = [:]

  /// Makes the table that holds where some carousels get the input.
  ///
  /// - Parameter maps: What their configs say, that of the innermost carousel first.
  init(_ maps: [[KeyName: KeyIntent]] = []) {
    var all: [KeyName: KeyIntent] = [:]
    for map in maps { all.merge(map) { inner, _ in inner } }
    for (name, intent) in all {
      commands[KeyPress.Key(name)] = PlayerCommand(intent)
      if intent != .none { configured[intent, default: []].append(name) }
    }
  }

  /// What a key asks for; keys with a modifier ask for nothing.
  func command(for press: KeyPress) -> PlayerCommand? {
    press.modifiers.isEmpty ? commands[press.key] : nil
  }

  /// The lines of help.
  ///
  /// - Parameter canReload: Whether there is a config that can be read again.
  func help(in glyphs: GlyphSet, canReload: Bool) -> [Overlay.KeyHelp] {
    var lines: [Overlay.KeyHelp] = []
    for group in Self.groups {
      let isAboutPlayer = group.keys.allSatisfy { $0.command == .toggleHelp }
      if isAboutPlayer { lines += configuredHelp(in: glyphs, canReload: canReload) }
      guard canReload || group.keys[0].command != .reload else { continue }
      if let line = help(on: group, in: glyphs, sameAsBefore: lines.last?.meaning) {
        lines.append(line)
      }
    }
    if !commands.values.contains(.quit) {
      let help = PlayerCommand.quit.help
      lines.append(Overlay.KeyHelp("Ctrl-C", help.meaning, importance: help.importance))
    }
    return lines
  }

  private func help(
    on group: Group, in glyphs: GlyphSet, sameAsBefore previous: String?
  ) -> Overlay.KeyHelp? {
    let kept = group.keys.filter { commands[$0.key] == $0.command }
    guard let first = kept.first else { return nil }
    // A number that cannot be confirmed leads nowhere.
    if case .digit = group.keys[0].command, kept.last?.command != .confirm { return nil }
    if first.command == .confirm { return nil }
    let isWhole = kept.count == group.keys.count
    let wholeNames = glyphs == .ascii ? group.asciiNames ?? group.names : group.names
    let names = kept.map { $0.key.name(in: glyphs) }.joined(separator: " ")
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

  /// A line for each thing that a config has given keys for.
  private func configuredHelp(in glyphs: GlyphSet, canReload: Bool) -> [Overlay.KeyHelp] {
    var lines: [Overlay.KeyHelp] = []
    for intent in KeyIntent.allCases {
      guard let command = PlayerCommand(intent), let keys = configured[intent],
        canReload || command != .reload
      else { continue }
      let names = keys.map { KeyPress.Key($0).name(in: glyphs) }.sorted().joined(separator: " ")
      let (meaning, brief, importance) = command.help
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
