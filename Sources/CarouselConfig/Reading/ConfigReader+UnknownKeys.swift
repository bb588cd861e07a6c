internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// Reports a key that is not allowed here, with the message that fits best.
  mutating func reportUnknown(_ entry: YAMLEntries.Entry, in map: Value, _ context: Context) {
    let key = entry.key
    let label = Label(map.file, key.range)
    guard let text = key.text, !key.isMissing, !torn.contains(label), !log.isSettled(label) else {
      return
    }
    var finding = finding(forUnknown: text, entry.value, context)
    if let replacement = finding.replacement {
      if !corrections.claim(replacement.text, in: map, context) {
        finding = finding.alreadySet(replacement.text)
      } else if replacement.safety == .safe {
        corrections.add(label, meaning: replacement.text, value: entry.value)
      }
    }
    report(finding, at: label)
  }

  /// Reports a group that was given the list of another key, and takes it for that key.
  mutating func reportPlural(
    _ plural: String, _ entry: YAMLEntries.Entry, in map: Value, _ context: Context
  ) {
    let label = Label(map.file, entry.key.range)
    guard let text = entry.key.text, !log.isSettled(label) else { return }
    let finding = Finding.listForGroup(text, plural)
    let isFree = corrections.claim(plural, in: map, context)
    if isFree { corrections.add(label, meaning: plural, value: entry.value) }
    report(isFree ? finding : finding.alreadySet(plural), at: label)
  }

  private mutating func finding(
    forUnknown key: String, _ value: YAMLNode, _ context: Context
  ) -> Finding {
    let allowed = context.keyNames
    let noun = layer == .defaults && context == .preset ? "`defaults`" : context.noun
    if let finding = Self.finding(forValue: key, value, context, noun)
      ?? Self.finding(forJoined: key, context, noun)
    {
      return finding
    }
    if let foreign = ForeignKey.named(key, value) {
      return .keyOfOtherKit(foreign, written: key, isAllowed: allowed.contains(foreign.ours))
    }
    let lowered = key.lowercased()
    if allowed.contains(lowered) { return .wrongCase(key, ours: lowered) }
    let snake = Self.snakeCase(key)
    if allowed.contains(snake) { return .keyStyle(key, ours: snake) }
    let places = context.others(with: key)
    if !places.isEmpty {
      let near = Suggestion(for: key, among: allowed).flatMap { near in
        // A group is near to its plural, and takes no list.
        near.distance == 1 && near.name + "s" != key ? near : nil
      }
      let group = allowed.contains("slide") && SlideGroupKeys.table.names.contains(key)
      return .misplacedKey(
        key, in: noun, belongs: places, similar: near, group: group ? "slide" : nil)
    }
    if let suggestion = Suggestion(for: key, among: allowed) {
      return .unknownKey(key, in: noun, suggestion: suggestion)
    }
    if let foreign = ForeignKey.resembling(key) {
      return .keyOfOtherKit(foreign, written: key, isAllowed: allowed.contains(foreign.ours))
    }
    if let elsewhere = Self.elsewhere(snake) {
      return .unknownKey(key, in: noun, help: "did you mean `\(elsewhere)`?")
    }
    return .unknownKey(
      key, in: noun, keys: allowed, listedAt: listed(key, context))
  }

  /// A word that is a value of a key here, with a map of its own: `layout: { wheel: { … } }`.
  private static func finding(
    forValue word: String, _ value: YAMLNode, _ context: Context, _ noun: String
  ) -> Finding? {
    guard value.kind == .mapping, context.isGroup, let group = context.path else { return nil }
    return context.rows.first { $0.form.isChoice(of: word) }.map {
      .unknownKey(word, in: noun, help: "write `\(group): { \($0.name): \(word), … }`")
    }
  }

  /// A key that is written with the one above it: `autoplay.every`.
  private static func finding(
    forJoined key: String, _ context: Context, _ noun: String
  ) -> Finding? {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, context.keyNames.contains(String(parts[0])),
      Context.allCases.contains(where: {
        $0.isGroup && $0.path == String(parts[0]) && $0.keyNames.contains(String(parts[1]))
      })
    else { return nil }
    return .unknownKey(key, in: noun, help: "write `\(parts[0]): { \(parts[1]): … }`")
  }

  /// The key whose message lists the keys of a place; nil when it shall be that of `key`.
  private mutating func listed(_ key: String, _ context: Context) -> String? {
    if let listed = keyLists[context] { return listed }
    keyLists[context] = key
    return nil
  }

  /// A key of another place that resembles `key`, with its place: `transition.easing`.
  private static func elsewhere(_ key: String) -> String? {
    let rows = Context.whole.filter { $0.isGroup && $0.isLayered }.flatMap(\.rows)
    guard let suggestion = Suggestion(for: key, among: rows.map(\.name)) else { return nil }
    return rows.first { $0.name == suggestion.name }?.path
  }

  /// `resume_after` for `resumeAfter`, `resume-after` and `Resume After`.
  private static func snakeCase(_ key: String) -> String {
    var snake = ""
    for character in key {
      if character.isUppercase {
        if let last = snake.last, last != "_" { snake += "_" }
        snake += character.lowercased()
      } else {
        snake.append(character == "-" || character == " " ? "_" : character)
      }
    }
    return snake
  }
}
