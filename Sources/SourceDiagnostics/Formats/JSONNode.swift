/// A JSON document whose members keep their order, and how it is written.
package indirect enum JSONNode: Hashable, Sendable {
  /// A name and its value.
  package struct Member: Hashable, Sendable {
    let name: String
    let value: JSONNode
  }

  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONNode])
  case object([Member])

  /// The text of a value that may not be there.
  package static func string(orNull text: String?) -> JSONNode {
    text.map(JSONNode.string) ?? .null
  }

  /// An object of those members that have a value.
  package static func object(present members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The document as text.
  ///
  /// Lists and objects in the outer `levels` are laid out with one element on each line; what is
  /// deeper inside stands on one line.
  package func text(expanding levels: Int) -> String {
    var text = ""
    write(to: &text, levels: levels, indent: "\n")
    return text
  }

  private func write(to text: inout String, levels: Int, indent: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): Self.quote(value, into: &text)
    case .array(let elements):
      Self.write(elements, in: ("[", "]"), to: &text, levels, indent) { element, text, indent in
        element.write(to: &text, levels: levels - 1, indent: indent)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, levels, indent) { member, text, indent in
        Self.quote(member.name, into: &text)
        text += ": "
        member.value.write(to: &text, levels: levels - 1, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (open: String, close: String), to text: inout String,
    _ levels: Int, _ indent: String, body: (Element, inout String, String) -> Void
  ) {
    let isExpanded = levels > 0 && !elements.isEmpty
    let inner = indent + "  "
    text += brackets.open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isExpanded ? "," : ", " }
      if isExpanded { text += inner }
      body(element, &text, inner)
    }
    if isExpanded { text += indent }
    text += brackets.close
  }

  /// Writes a text in quotes behind another one, with everything escaped that JSON, a terminal or
  /// JavaScript could take amiss.
  package static func quote(_ text: String, into output: inout String) {
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

extension JSONNode: ExpressibleByStringLiteral {
  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONNode: ExpressibleByIntegerLiteral {
  /// A whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONNode: ExpressibleByBooleanLiteral {
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONNode: ExpressibleByArrayLiteral {
  /// A list.
  package init(arrayLiteral elements: JSONNode...) { self = .array(elements) }
}

extension JSONNode: ExpressibleByDictionaryLiteral {
  /// An object, its members in the order in which they are written.
  package init(dictionaryLiteral elements: (String, JSONNode)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
