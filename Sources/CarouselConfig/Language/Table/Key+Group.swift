internal import CarouselTime
internal import YAMLTree

/// How a group of keys can be written other than as a map.
struct ShortForm<Draft>: Sendable {
  /// The key that a single value is short for.
  var key: String?
  /// What `none` means as a value of that key; nil when it means something else.
  var noneText: String?
  /// What `none` does; nil when there is no `none`.
  var none: (@Sendable (inout Draft) -> Void)?
  /// Whether the single value is any text, so that no word of it means a key.
  var isText = false
}

/// The keys under a key.
struct KeyGroup<Draft: OriginKeeping>: Sendable {
  let name: String
  let table: KeyTable<Draft>
  let short: ShortForm<Draft>
  let form: ValueForm
  /// The row of the key that a single value is short for.
  private let row: Int?
  private let open: @Sendable (inout Draft) -> Void

  fileprivate init(
    _ name: String, _ table: KeyTable<Draft>, _ short: ShortForm<Draft>,
    open: @escaping @Sendable (inout Draft) -> Void
  ) {
    row = short.key.flatMap(table.row(named:))
    var forms: [ValueForm] = short.none == nil ? [] : [.choice(["none"])]
    if let row { forms.append(table.forms[row]) }
    forms.append(.map(table.context))
    form = forms.count == 1 ? forms[0] : .either(forms)
    (self.name, self.table, self.short, self.open) = (name, table, short, open)
  }
}

extension Key {
  /// A key whose value is a map of other keys.
  ///
  /// Maps are merged: keys that are not written keep their values. `open` is called before a map is
  /// read.
  static func group(
    _ name: String, _ table: KeyTable<Draft>, short: ShortForm<Draft> = ShortForm(),
    standard: String?, _ summary: String, open: @escaping @Sendable (inout Draft) -> Void = { _ in }
  ) -> Key {
    let group = KeyGroup(name, table, short, open: open)
    var key = Key(name, form: group.form, standard: standard, summary) { value, draft, reader in
      group.read(value, &draft, &reader)
    }
    key.group = group
    return key
  }
}

extension KeyGroup {
  fileprivate func read(_ value: Value, _ draft: inout Draft, _ reader: inout ConfigReader) {
    switch value.node.kind {
    case .unresolved: return
    case .sequence: reader.reportShape(value, form)
    case .mapping:
      open(&draft)
      reader.readMap(value, table, into: &draft)
    case .scalar:
      if let text = reader.present(value, form) { read(short: text, value, &draft, &reader) }
    }
  }

  private func read(
    short text: String, _ value: Value, _ draft: inout Draft, _ reader: inout ConfigReader
  ) {
    if text == "none", let none = short.none {
      none(&draft)
      if let row, short.noneText != nil { draft.note(table.ids[row], reader.origin(of: value)) }
    } else if !short.isText, let finding = finding(about: text) {
      reader.report(finding, at: value.label)
    } else if !short.isText, let key = table.firstKey(in: text) {
      reader.report(
        .missingColon(key, rest: text.dropFirst(key.count)), at: reader.firstLine(of: value))
    } else if let row {
      open(&draft)
      table.read(row, value, &draft, &reader)
      draft.note(table.ids[row], reader.origin(of: value))
    } else {
      reader.reportShape(value, form)
    }
  }

  /// What is wrong with a word that means something, but not as a value of this group; else nil.
  private func finding(about text: String) -> Finding? {
    if short.none != nil {
      if text == "0", short.noneText == nil { return .zeroForGroup(name, isTime: short.key != nil) }
      if ["false", "no", "off", "null", "~"].contains(text) { return .falseForGroup(text, name) }
      if ["true", "yes", "on"].contains(text) {
        return .trueForGroup(text, name, expected: form.text)
      }
    }
    // A word that the short form allows itself is meant by it.
    let isOwn = row.map { table.forms[$0].lists(text) } ?? false
    if !isOwn, let key = table.key(withChoice: text), key != short.key {
      return .wordOfKey(text, key, of: name)
    }
    return map(of: text).map { .wordsOfKeys(text, $0, of: name) }
  }

  /// `{ duration: 300ms, easing: ease }` for `300ms ease`; nil when a word is not a value of a key.
  private func map(of text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: " ")) else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, words.count <= table.keys.count else { return nil }
    var keys: [String] = []
    for word in words {
      let isTime = (try? DurationText.parse(word)) != nil
      guard let key = isTime ? short.key : table.key(withChoice: word), !keys.contains(key) else {
        return nil
      }
      keys.append(key)
    }
    let entries = zip(keys, words).map { "\($0): \($1)" }
    return "{ \(entries.joined(separator: ", ")) }"
  }
}
