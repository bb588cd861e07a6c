internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

extension ValueType where Output == Background {
  /// A colour, or a gradient from one colour to another one.
  static let background = ValueType(.either([.color, .map(.gradient)])) { value, reader in
    reader.background(value)
  }
}

extension ConfigReader {
  /// Reads a background; nil when there is none, which has been reported.
  fileprivate mutating func background(_ value: Value) -> Background? {
    switch value.node.kind {
    case .unresolved: return nil
    case .mapping: return gradient(value)
    case .scalar:
      // A search for a string takes longer than all else that is done for a colour.
      if let text = value.node.text, text.utf8.contains(UInt8(ascii: "(")),
        text.lowercased().contains("gradient(")
      {
        report(.gradientFunction(text), at: value.label)
        return nil
      }
      return color(value).map { .color($0) }
    case .sequence:
      let parts = value.node.elements.map { source(of: value.element($0)) }
      if parts.count == 2, value.node.elements.allSatisfy({ $0.kind == .scalar }) {
        report(.gradientAsList(what(value), parts[0], parts[1]), at: value.label)
      } else {
        reportShape(value, ValueType<Background>.background.form)
      }
      return nil
    }
  }

  private mutating func gradient(_ value: Value) -> Background? {
    var draft = GradientDraft()
    readMap(value, GradientKeys.table, into: &draft)
    for name in GradientKeys.table.names where value.child(named: name) == nil {
      reportMissingKey(
        .missingKey(name, of: "a gradient", help: "write `{ from: navy, to: teal }`"), in: value,
        at: firstLine(of: value))
    }
    guard let from = draft.from, let to = draft.to else { return nil }
    let isFromKnown = checkKnown(from, "from", in: value)
    let isToKnown = checkKnown(to, "to", in: value)
    return isFromKnown && isToKnown ? .gradient(from: from, to: to) : nil
  }

  /// Whether it is known how a colour at an edge looks; if not, that has been reported.
  private mutating func checkKnown(_ color: ThemeColor, _ name: String, in value: Value) -> Bool {
    if case .rgba = color { return true }
    guard let end = value.child(named: name) else { return false }
    inside(.key(name)) { reader in
      reader.report(.unknownEnd(reader.source(of: end)), at: end.label)
    }
    return false
  }
}
