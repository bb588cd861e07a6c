internal import YAMLTree

extension ValueType
where Output: CaseIterable & RawRepresentable & Sendable, Output.RawValue == String {
  /// One of the words that are the raw values of an enumeration; `noun` is what each of them is.
  static func word(_ noun: String) -> ValueType {
    choice(noun, Output.allCases.map { ($0.rawValue, $0) })
  }
}

/// The words of an enumeration with what each of them does: `` `fade` blends …, `push` … ``.
func listed<Word: RawRepresentable>(_ words: [Word], _ summary: (Word) -> String) -> String
where Word.RawValue == String {
  words.map { "`\($0.rawValue)` \(summary($0))" }.joined(separator: ", ")
}

extension ValueType {
  /// A list of some of the words of an enumeration, or `none`.
  static func words<Word>(_ noun: String) -> ValueType
  where
    Output == Set<Word>, Word: CaseIterable & RawRepresentable & Sendable,
    Word.RawValue == String
  {
    let element = ValueType<Word>.word(noun)
    let form = ValueForm.either([.choice(["none"]), .list(element.form)])
    return ValueType(form) { value, reader in
      switch value.node.kind {
      case .unresolved: return nil
      case .mapping:
        reader.reportShape(value, form)
        return nil
      case .scalar:
        guard let text = reader.present(value, form) else { return nil }
        if text == "none" { return [] }
        let isElement = element.read(value, &reader) != nil
        reader.report(
          .scalarForList(
            reader.what(value), value: reader.source(of: value), isElement: isElement),
          at: value.label)
        return nil
      case .sequence:
        var words: Set<Word> = []
        for (index, node) in value.node.elements.enumerated() {
          let word = reader.inside(.element(index)) { element.read(value.element(node), &$0) }
          if let word { words.insert(word) }
        }
        return words
      }
    }
  }
}
