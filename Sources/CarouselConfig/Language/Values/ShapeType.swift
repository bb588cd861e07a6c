/// The characters of an indicator's dots.
struct DotShapes: Hashable, Sendable {
  let current: Character
  let others: Character
}

extension ValueType where Output == DotShapes {
  /// Two characters, that of the current page first.
  static let shapes = ValueType.scalar(.pattern(.dotShapes)) { text, value, reader in
    let characters = Array(text)
    guard characters.count == 2, characters[0] != characters[1],
      !characters.contains(where: { $0.isWhitespace || $0.isNewline })
    else {
      reader.report(.badShape(text), at: value.label)
      return nil
    }
    return DotShapes(current: characters[0], others: characters[1])
  }
}
