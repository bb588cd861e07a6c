internal import CarouselDeck
internal import YAMLTree

extension ValueType where Output == KeyIntent {
  /// What a key asks for.
  static let keyIntent = ValueType.word("a key action")
}

extension ConfigReader {
  /// Reads what keys ask for; keys that are not written keep their meaning.
  mutating func readKeys(_ value: Value, into draft: inout CarouselDraft) {
    let form = ValueForm.keyboard(ValueType<KeyIntent>.keyIntent.form)
    guard isPresent(value, form, as: .mapping) else { return }
    for entry in value.node.entries {
      guard let name = entry.key.text else { continue }
      let child = value.child(entry)
      guard let key = KeyName(name) else {
        if !entry.key.isMissing, !log.isSettled(child.keyLabel) {
          report(.unknownKeyName(name), at: child.keyLabel)
        }
        continue
      }
      let intent = inside(.key(name)) { ValueType<KeyIntent>.keyIntent.read(child, &$0) }
      if let intent { draft.deck.keys[key] = intent }
      draft.note("keys.\(name)", origin(of: child))
    }
  }
}
