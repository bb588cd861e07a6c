import SourceDiagnostics

/// A line of a trace: names and values in their order.
struct JSONObject: Hashable, Sendable {
  /// The members in order.
  private(set) var members: [(name: String, value: JSONValue)] = []

  /// Makes an object of members in order; those without a value are left out.
  init(_ members: KeyValuePairs<String, JSONValue?>) {
    for (name, value) in members { value.map { self.members.append((name, $0)) } }
  }

  init(members: [(name: String, value: JSONValue)]) { self.members = members }

  /// The value of a member.
  subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// The members of another object behind these.
  static func + (left: JSONObject, right: JSONObject) -> JSONObject {
    JSONObject(members: left.members + right.members)
  }

  /// The object on one line.
  var text: String {
    var text = "{"
    for (name, value) in members {
      if text.utf8.count > 1 { text += "," }
      JSONNode.quote(name, into: &text)
      text += ":"
      value.write(into: &text)
    }
    text += "}"
    return text
  }

  static func == (left: JSONObject, right: JSONObject) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
