import SourceDiagnostics

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
    case .string(let string): return JSONNode.quoted(string)
    case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    }
  }
}
