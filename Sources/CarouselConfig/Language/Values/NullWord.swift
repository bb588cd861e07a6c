internal import YAMLTree

extension YAMLNode {
  /// The word, if it means null in YAML (1.2, 10.3.2); else nil.
  ///
  /// Where a string is expected, another parser would read it as no value.
  var null: String? {
    guard style == .plain, let first = withText(\.first) ?? nil,
      [UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "~")].contains(first)
    else { return nil }
    return isText("null") || isText("~") || isText("Null") || isText("NULL") ? text : nil
  }
}

extension ValueForm {
  /// Whether its values are strings that may be nearly any word.
  var isOfTexts: Bool {
    switch self {
    case .text, .name, .path: true
    case .boolean, .integer, .number, .numbers, .duration, .choice, .color, .pattern, .list, .named,
      .keyboard, .map, .either:
      false
    }
  }
}
