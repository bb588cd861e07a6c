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
    var text = ""
    write(into: &text)
    return text
  }

  /// Writes a value behind a text.
  func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): JSONNode.quote(string, into: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(into: &text)
      }
      text += "]"
    }
  }
}
