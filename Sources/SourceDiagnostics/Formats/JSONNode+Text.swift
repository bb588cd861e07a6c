extension JSONNode {
  /// Where a text breaks its lines.
  package enum Layout: Hashable, Sendable {
    /// Nowhere, and without any space.
    case dense
    /// Between the elements of lists and objects of so many outer levels.
    case levels(Int)
    /// Between the elements of what is longer, behind its indentation, than so many bytes.
    case width(Int)
  }

  /// The value on one line, without any space.
  package var text: String { text(.dense) }

  /// The value as JSON (RFC 8259).
  ///
  /// O(length), by width times the depth.
  package func text(_ layout: Layout) -> String {
    var text = ""
    write(to: &text, layout, indent: "\n")
    return text
  }

  private func write(to text: inout String, _ layout: Layout, indent: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let value): Self.quote(value, into: &text)
    case .array(let elements):
      write(elements, in: ("[", "]"), to: &text, layout, indent) { element, text, layout, indent in
        element.write(to: &text, layout, indent: indent)
      }
    case .object(let members):
      write(members, in: ("{", "}"), to: &text, layout, indent) { member, text, layout, indent in
        Self.quote(member.name, into: &text)
        text += layout == .dense ? ":" : ": "
        member.value.write(to: &text, layout, indent: indent)
      }
    }
  }

  private func write<Element>(
    _ elements: [Element], in brackets: (open: String, close: String), to text: inout String,
    _ layout: Layout, _ indent: String, body: (Element, inout String, Layout, String) -> Void
  ) {
    let isExpanded = !elements.isEmpty && expands(layout, indent)
    let inner: Layout = if case .levels(let levels) = layout { .levels(levels - 1) } else { layout }
    let separator = isExpanded || layout == .dense ? "," : ", "
    let deeper = isExpanded ? indent + "  " : indent
    text += brackets.open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += separator }
      if isExpanded { text += deeper }
      body(element, &text, inner, deeper)
    }
    if isExpanded { text += indent }
    text += brackets.close
  }

  private func expands(_ layout: Layout, _ indent: String) -> Bool {
    switch layout {
    case .dense: false
    case .levels(let levels): levels > 0
    // The line break before the indentation counts for nothing.
    case .width(let width): indent.utf8.count - 1 + text(.levels(0)).utf8.count > width
    }
  }

  /// Writes a text in quotes behind another one, with everything escaped that JSON, a terminal or
  /// JavaScript could take amiss.
  private static func quote(_ text: String, into output: inout String) {
    output += "\""
    // Most texts are names, which need no second look.
    if text.utf8.allSatisfy(isPlain) { output += text } else { escape(text, into: &output) }
    output += "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(_ text: String, into output: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      default:
        if scalar.value <= 0xFFFF, VisibleText.mark(for: scalar) != nil {
          output += "\\u" + VisibleText.hexadecimal(scalar.value).lowercased()
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
