internal import SourceDiagnostics
internal import YAMLTree

extension ValueType where Output == Bool {
  /// `true` or `false`; nothing else means either.
  static let boolean = ValueType.scalar(.boolean) { text, value, reader in
    if value.node.style == .plain {
      if text == "true" { return true }
      if text == "false" { return false }
    }
    let meaning: Bool? =
      switch (withoutSeparator(text) ?? text).lowercased() {
      case "true", "yes", "on", "y", "1": true
      case "false", "no", "off", "n", "0": false
      default: nil
      }
    reader.report(.notABoolean(reader.source(of: value), meaning: meaning), at: value.label)
    return nil
  }
}

extension ValueType where Output == String {
  /// Any scalar.
  ///
  /// The line break at the end of a block after `|` or `>` ends its last line and starts no new
  /// one.
  static let text = ValueType.scalar(.text) { text, value, reader in
    guard isEndedByBreak(value.node) else { return text }
    if text.isEmpty { reader.reportEmptyBlock(value) }
    return text.utf8.last == UInt8(ascii: "\n") ? String(text.unicodeScalars.dropLast()) : text
  }

  static func isEndedByBreak(_ node: YAMLNode) -> Bool {
    switch node.style {
    case .literal, .folded: true
    case .plain, .singleQuoted, .doubleQuoted, .block, .flow: false
    }
  }

  /// A name: letters, digits, `-` and `_`.
  static let name = ValueType.scalar(.name) { text, value, reader in
    reader.checkName(text, at: value.label) ? text : nil
  }
}

extension ValueType where Output: Sendable {
  /// One of a few words; `noun` is what each of them is, with its article.
  ///
  /// `others` are values that can be written instead and that another type reads.
  static func choice(
    _ noun: String, _ words: [(name: String, output: Output)], others: [String] = []
  ) -> ValueType {
    let names = words.map(\.name)
    return .scalar(.choice(names)) { text, value, reader in
      if let word = words.first(where: { $0.name == text }) { return word.output }
      guard !reader.log.isSettled(value.label) else { return nil }
      let plain = String(text.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 })
      let near = Suggestion(for: plain, among: names)
      reader.report(
        .notOneOf(
          text, noun: noun, allowed: names + others, suggestion: near,
          elsewhere: near == nil ? KeyRow.entry(withChoice: text) : nil),
        at: value.label)
      return nil
    }
  }
}
