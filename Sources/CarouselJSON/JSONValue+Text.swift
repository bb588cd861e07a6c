extension JSONValue {
  /// Where lines are broken.
  package enum Layout: Hashable, Sendable {
    /// Nowhere, and without spaces.
    case dense
    /// Between the elements of the given number of outer levels.
    case levels(Int)
    /// Between the elements of values that are longer, after their indentation, than a number of
    /// bytes.
    case width(Int)
  }

  /// The value on one line, without any space.
  package var text: String { text(.dense) }

  /// The value as JSON (RFC 8259).
  ///
  /// O(length), by width times the depth.
  package func text(_ layout: Layout) -> String {
    var bytes: [UInt8] = []
    write(layout, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value to bytes: appending to a `String` would validate each small piece.
  package func write(_ layout: Layout, into bytes: inout [UInt8]) {
    write(layout, indent: "\n", into: &bytes)
  }

  private func write(_ layout: Layout, indent: String, into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): Self.quote(text, into: &bytes)
    case .array(let elements):
      write(elements, in: ("[", "]"), layout, indent, into: &bytes) {
        element, layout, indent, bytes in
        element.write(layout, indent: indent, into: &bytes)
      }
    case .object(let members):
      write(members, in: ("{", "}"), layout, indent, into: &bytes) {
        member, layout, indent, bytes in
        Self.quote(member.name, into: &bytes)
        bytes += (layout == .dense ? ":" : ": ").utf8
        member.value.write(layout, indent: indent, into: &bytes)
      }
    }
  }

  private func write<Element>(
    _ elements: [Element], in brackets: (open: String, close: String), _ layout: Layout,
    _ indent: String, into bytes: inout [UInt8],
    body: (Element, Layout, String, inout [UInt8]) -> Void
  ) {
    let isExpanded = !elements.isEmpty && expands(layout, indent)
    let inner: Layout = if case .levels(let levels) = layout { .levels(levels - 1) } else { layout }
    let separator = isExpanded || layout == .dense ? "," : ", "
    let deeper = isExpanded ? indent + "  " : indent
    bytes += brackets.open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += separator.utf8 }
      if isExpanded { bytes += deeper.utf8 }
      body(element, inner, deeper, &bytes)
    }
    if isExpanded { bytes += indent.utf8 }
    bytes += brackets.close.utf8
  }

  private func expands(_ layout: Layout, _ indent: String) -> Bool {
    switch layout {
    case .dense: false
    case .levels(let levels): levels > 0
    // The line break before the indentation does not count.
    case .width(let width): indent.utf8.count - 1 + text(.levels(0)).utf8.count > width
    }
  }

  /// Writes a string in quotes; what JSON, a terminal or JavaScript could misinterpret is
  /// escaped.
  private static func quote(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    // Most strings are names without escapes.
    if text.utf8.allSatisfy(isPlain) {
      bytes += text.utf8
    } else {
      escape(text, into: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(_ text: String, into bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      default:
        if scalar.value <= 0xFFFF, HiddenScalar.contains(scalar) {
          bytes += "\\u".utf8
          bytes += HiddenScalar.hexadecimal(scalar).lowercased().utf8
        } else {
          bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
      }
    }
  }
}
