internal import CarouselDeck
internal import CarouselRender

extension KeyBindings {
  /// The lines of help: the keys that do something now, each command once.
  ///
  /// - Complexity: O(keys).
  func help(in glyphs: GlyphSet, _ scope: KeyScope) -> [Overlay.KeyHelp] {
    var lines: [Overlay.KeyHelp] = []
    var told: Set<PlayerCommand> = []
    for group in KeyGroup.usual {
      let isAboutPlayer = group.keys[0].command == .intent(.help)
      if isAboutPlayer { lines += configuredHelp(in: glyphs, scope, &told) }
      if let line = help(on: group, in: glyphs, scope, &told) { lines.append(line) }
    }
    if !quits { lines.append(line(["Ctrl-C"], "quit", .intent(.quit))) }
    return lines
  }

  private func help(
    on group: KeyGroup, in glyphs: GlyphSet, _ scope: KeyScope, _ told: inout Set<PlayerCommand>
  ) -> Overlay.KeyHelp? {
    let kept = group.keys.filter { key in
      isKept(key) && scope.meaning(of: key.command) != nil && !isTold(key.command, told)
    }
    guard let first = kept.first else { return nil }
    // Digits are useless without a key that confirms them.
    if case .digit = group.keys[0].command, kept.last?.command != .confirm { return nil }
    if first.command == .confirm { return nil }
    told.formUnion(kept.map(\.command))
    let isWhole = kept.count == group.keys.count
    var meanings: [String] = []
    for meaning in kept.compactMap({ scope.meaning(of: $0.command) })
    where !meanings.contains(meaning) {
      meanings.append(meaning)
    }
    return line(
      isWhole ? group.names ?? names(of: kept, glyphs) : names(of: kept, glyphs),
      isWhole
        ? group.meaning ?? meanings.joined(separator: ", ") : meanings.joined(separator: ", "),
      first.command)
  }

  /// Whether a line has said how to do that: an arrow on the axis of the focused carousel does what
  /// the keys for the previous and the next page do.
  private func isTold(_ command: PlayerCommand, _ told: Set<PlayerCommand>) -> Bool {
    switch command {
    case .intent(.previous): told.contains(.intent(.left)) || told.contains(.intent(.up))
    case .intent(.next): told.contains(.intent(.right)) || told.contains(.intent(.down))
    case .intent, .digit, .confirm, .erase, .dismiss: told.contains(command)
    }
  }

  private func names(
    of keys: [(name: KeyName, command: PlayerCommand)], _ glyphs: GlyphSet
  ) -> [String] {
    keys.map { $0.name.label(in: glyphs) }
  }

  /// A line for each action that a config binds keys to.
  private func configuredHelp(
    in glyphs: GlyphSet, _ scope: KeyScope, _ told: inout Set<PlayerCommand>
  ) -> [Overlay.KeyHelp] {
    var lines: [Overlay.KeyHelp] = []
    for intent in KeyIntent.allCases {
      let command = PlayerCommand.intent(intent)
      guard let keys = configured[intent], let meaning = scope.meaning(of: command) else {
        continue
      }
      told.insert(command)
      let names = keys.map { $0.label(in: glyphs) }.sorted()
      if let last = lines.indices.last, lines[last].meaning == meaning {
        lines[last].keys += names
      } else {
        lines.append(line(names, meaning, command))
      }
    }
    return lines
  }

  private func line(
    _ keys: [String], _ meaning: String, _ command: PlayerCommand
  ) -> Overlay.KeyHelp {
    Overlay.KeyHelp(keys, meaning, brief: command.brief, importance: command.importance)
  }
}
