internal import SourceDiagnostics
internal import YAMLTree

extension Reading {
  /// Reads the entries of a map by a table.
  ///
  /// A key that is not in the table goes to `otherwise`, which says whether it knows it.
  mutating func readMap<Draft>(
    _ value: Value, _ table: KeyTable<Draft>, into draft: inout Draft,
    otherwise: (YAMLEntries.Entry, inout Reading) -> Bool = { _, _ in false }
  ) {
    for entry in value.node.entries {
      guard let row = table.row(of: entry.key) else {
        if !otherwise(entry, &self) { reportUnknown(entry.key, in: value, table.context) }
        continue
      }
      let child = value.child(entry)
      log.path.append(.key(table.names[row]))
      if let deprecation = table.deprecation(of: row) {
        report(.deprecated(table.names[row], deprecation), at: child.keyLabel)
      }
      table.read(row, child, &draft, &self)
      if Draft.isLayered { draft.note(table.ids[row], origin(of: child)) }
      log.path.removeLast()
    }
  }

  /// Reports a key that cannot stand here, in the words that fit the mistake best.
  mutating func reportUnknown(_ key: YAMLNode, in value: Value, _ context: Context) {
    let label = Label(value.file, key.range)
    guard let text = key.text, !key.isMissing, !log.isSettled(label) else { return }
    report(finding(forUnknown: text, context), at: label)
  }

  private mutating func finding(forUnknown key: String, _ context: Context) -> Finding {
    let allowed = context.keyNames
    if let foreign = ForeignKey.named(key) { return .keyOfOtherKit(foreign, written: key) }
    let lowered = key.lowercased()
    if allowed.contains(lowered) { return .wrongCase(key, ours: lowered) }
    let snake = Self.snakeCase(key)
    if allowed.contains(snake) { return .keyStyle(key, ours: snake) }
    let places = context.others(with: key)
    if !places.isEmpty {
      let near = Suggestion(for: key, among: allowed).flatMap { $0.distance == 1 ? $0 : nil }
      return .misplacedKey(key, in: context, belongs: places, similar: near)
    }
    if let suggestion = Suggestion(for: key, among: allowed) {
      return .unknownKey(key, in: context, suggestion: suggestion, elsewhere: nil, listedAt: nil)
    }
    if let foreign = ForeignKey.resembling(key) { return .keyOfOtherKit(foreign, written: key) }
    let elsewhere = Self.elsewhere(snake)
    return .unknownKey(
      key, in: context, suggestion: nil, elsewhere: elsewhere,
      listedAt: elsewhere == nil ? listed(key, context) : nil)
  }

  /// The key whose message lists the keys of a place; nil when it shall be that of `key`.
  private mutating func listed(_ key: String, _ context: Context) -> String? {
    if let listed = keyLists[context] { return listed }
    keyLists[context] = key
    return nil
  }

  /// A key of another place that resembles `key`, with its place: `transition.easing`.
  private static func elsewhere(_ key: String) -> String? {
    let ids =
      AutoplayKeys.table.ids + TransitionKeys.table.ids + IndicatorKeys.table.ids
      + ScrollKeys.table.ids + LayoutKeys.table.ids
    let names = ids.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    guard let suggestion = Suggestion(for: key, among: names) else { return nil }
    return zip(names, ids).first { $0.0 == suggestion.name }?.1
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
