internal import SourceDiagnostics
internal import YAMLTree

extension EffectiveConfig {
  /// A key with its default.
  mutating func addStandard(_ name: String, _ standard: String, _ form: ValueForm) {
    let node = ParsedExample(standard).node
    add(name, Value(node: node, file: .first, key: nil), form, builtIn, isStandard: true)
  }

  /// A key with a value as it was written, in a form that does not depend on how.
  mutating func add(
    _ name: String, _ value: Value, _ form: ValueForm, _ comment: String?, isStandard: Bool = false
  ) {
    let node = value.node
    switch node.kind {
    case .unresolved: return
    case .scalar:
      if form.allows(.text), let block = YAMLScalar.block(text(of: node)) {
        lines.add("\(name): |", comment, isStandard: isStandard)
        lines.addVerbatim(block)
      } else {
        lines.add("\(name): \(scalar(node, form))", comment, isStandard: isStandard)
      }
    case .sequence where node.count == 0: lines.add("\(name): []", comment, isStandard: isStandard)
    case .mapping where node.count == 0: lines.add("\(name): {}", comment, isStandard: isStandard)
    case .sequence:
      if node.elements.allSatisfy({ $0.kind == .scalar }) {
        let elements = node.elements.map { scalar($0, form.element ?? form) }
        lines.add("\(name): [\(elements.joined(separator: ", "))]", comment, isStandard: isStandard)
      } else {
        lines.add("\(name):", comment, isStandard: isStandard)
        lines.indent()
        for element in node.elements {
          lines.element()
          addElement(value.element(element), form.element ?? form)
          lines.endElement()
        }
        lines.outdent()
      }
    case .mapping:
      lines.add("\(name):", comment, isStandard: isStandard)
      lines.indent()
      addEntries(value, form)
      lines.outdent()
    }
  }

  private mutating func addElement(_ value: Value, _ form: ValueForm) {
    switch value.node.kind {
    case .mapping where value.node.count > 0: addEntries(value, form)
    case .mapping: lines.add("{}", nil)
    case .scalar: lines.add(scalar(value.node, form), nil)
    case .sequence:
      let elements = value.node.elements.map { scalar($0, form.element ?? form) }
      lines.add("[\(elements.joined(separator: ", "))]", nil)
    case .unresolved: return
    }
  }

  mutating func addEntries(_ value: Value, _ form: ValueForm) {
    for entry in value.node.entries {
      let name = entry.key.text ?? ""
      add(YAMLScalar.line(name), value.child(entry), form.value(of: name) ?? form, nil)
    }
  }

  /// A scalar on one line; a name of the palette is replaced by its colour.
  private func scalar(_ node: YAMLNode, _ form: ValueForm) -> String {
    var text = text(of: node)
    if node.style == .plain, form.hasTypedScalars,
      text == "true" || text == "false" || (try? NumberText.decimal(text)) != nil
    {
      return text
    }
    if form.allows(.color) {
      while text.hasPrefix("$"), let entry = reader.palette.entries[String(text.dropFirst())] {
        text = entry.color.text ?? ""
      }
    }
    return YAMLScalar.line(text)
  }

  /// The text of a scalar as a string value, without the line break that ends a block.
  private func text(of node: YAMLNode) -> String {
    let text = node.text ?? ""
    guard ValueType.isEndedByBreak(node), text.utf8.last == UInt8(ascii: "\n") else { return text }
    return String(text.unicodeScalars.dropLast())
  }
}
