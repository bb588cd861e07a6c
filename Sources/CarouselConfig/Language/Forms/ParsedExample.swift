internal import CarouselJSON
internal import SourceDiagnostics
internal import YAMLTree

/// A value as the table writes it, read as YAML.
struct ParsedExample {
  let node: YAMLNode

  /// Reads a default or an example, which is one value on one line.
  init(_ yaml: String) {
    let parsed = YAMLDocument.parse(SourceText(name: "", text: "_: \(yaml)"), file: .first)
    guard let node = parsed.document?.root["_"] else {
      preconditionFailure("the schema holds no value: \(yaml)")
    }
    self.node = node
  }

  /// The value as JSON, scalars by the type of the key.
  func schema(_ form: ValueForm) -> JSONValue { Self.schema(node, form) }

  private static func schema(_ node: YAMLNode, _ form: ValueForm) -> JSONValue {
    switch node.kind {
    case .unresolved: return .object([])
    case .sequence:
      return .array(node.elements.map { schema($0, form.element ?? .text) })
    case .mapping:
      return .object(
        node.entries.map { entry in
          let key = entry.key.text ?? ""
          return .init(name: key, value: schema(entry.value, form.value(of: key) ?? .text))
        })
    case .scalar:
      let text = node.text ?? ""
      guard node.style == .plain, form.hasTypedScalars else { return .string(text) }
      if text == "true" || text == "false" { return .boolean(text == "true") }
      return (try? NumberText.decimal(text)) == nil ? .string(text) : .number(text)
    }
  }
}

extension ValueForm {
  /// The form of the elements of a list.
  var element: ValueForm? {
    switch self {
    case .list(let element): element
    case .numbers(_, let range): .number(range)
    case .either(let forms): forms.lazy.compactMap(\.element).first
    case .boolean, .integer, .number, .duration, .choice, .color, .text, .name, .path,
      .pattern, .named, .keyboard, .map:
      nil
    }
  }

  /// The form of the value of a key in a map.
  func value(of key: String) -> ValueForm? {
    switch self {
    case .named(let value, _), .keyboard(let value): value
    case .map(let context): context.rows.first { $0.name == key }?.form
    case .either(let forms): forms.lazy.compactMap { $0.value(of: key) }.first
    case .boolean, .integer, .number, .numbers, .duration, .choice, .color, .text, .name, .path,
      .pattern, .list:
      nil
    }
  }

  /// Whether a scalar can be a boolean or a number, and not a string that looks like one.
  var hasTypedScalars: Bool {
    switch self {
    case .boolean, .integer, .number: true
    case .either(let forms): forms.contains(where: \.hasTypedScalars)
    case .numbers, .duration, .choice, .color, .text, .name, .path, .pattern, .list, .named,
      .keyboard, .map:
      false
    }
  }
}
