/// A piece of a JSON Schema, or any other JSON value, whose members keep their order.
indirect enum SchemaNode: Hashable, Sendable {
  /// A member of an object.
  struct Member: Hashable, Sendable {
    let name: String
    let value: SchemaNode
  }

  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case list([SchemaNode])
  case object([Member])

  /// An object with the members of both, those of `right` behind.
  static func + (left: SchemaNode, right: SchemaNode) -> SchemaNode {
    .object(left.members + right.members)
  }

  /// The members of an object; empty for anything else.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The value of the first member with this name.
  subscript(name: String) -> SchemaNode? { members.first { $0.name == name }?.value }

  /// The JSON text on several lines, which begin with `indent` but for the first.
  func text(indent: String = "") -> String {
    let line = compact
    if indent.utf8.count + line.utf8.count <= 80 { return line }
    let inner = indent + "  "
    switch self {
    case .bool, .number, .string: return line
    case .list(let elements):
      return Self.block("[", elements.map { $0.text(indent: inner) }, "]", indent)
    case .object(let members):
      let rows = members.map { "\(Self.quoted($0.name)): \($0.value.text(indent: inner))" }
      return Self.block("{", rows, "}", indent)
    }
  }

  /// The JSON text on one line.
  private var compact: String {
    switch self {
    case .bool(let value): return "\(value)"
    case .number(let digits): return digits
    case .string(let text): return Self.quoted(text)
    case .list(let elements):
      return "[" + elements.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let rows = members.map { "\(Self.quoted($0.name)): \($0.value.compact)" }
      return "{ " + rows.joined(separator: ", ") + " }"
    }
  }

  private static func block(
    _ open: String, _ rows: [String], _ close: String, _ indent: String
  ) -> String {
    let lines = rows.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(lines)\n\(indent)\(close)"
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        text += "\\"
        text.unicodeScalars.append(scalar)
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .string(value) }
}

extension SchemaNode: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension SchemaNode: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number("\(value)") }
}

extension SchemaNode: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: SchemaNode...) { self = .list(elements) }
}

extension SchemaNode: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, SchemaNode)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
