/// A value in a line of a trace.
///
/// Objects are flat, so there are none inside.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as it was written, so that nothing is lost by reading it.
  case number(String)
  case string(String)
  case array([JSONValue])

  /// The value of a whole number.
  static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  /// A real number in the shortest form that reads as the same; whole ones without a point.
  static func number(_ value: Double) -> JSONValue {
    if value == value.rounded(), value.magnitude < 1e15 { return .number(String(Int(value))) }
    return .number("\(value)")
  }

  /// The text of a value.
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let digits): return digits
    case .string(let string): return JSONValue.quoted(string)
    case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    }
  }

  /// A string in quotes, with everything escaped that JSON, or a terminal, could take amiss.
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.isBidiControl {
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

extension Unicode.Scalar {
  /// Whether the scalar changes the order in which a terminal shows others.
  fileprivate var isBidiControl: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
