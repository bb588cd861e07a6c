import SourceDiagnostics

/// A line of a trace: names and values in their order.
struct JSONObject: Hashable, Sendable {
  /// The members in order.
  let members: [JSONNode.Member]

  /// Makes an object of members in order; those without a value are left out.
  init(_ members: KeyValuePairs<String, JSONNode?>) {
    self.members = JSONNode.object(present: members).members
  }

  init(members: [JSONNode.Member]) { self.members = members }

  /// The value of a member.
  subscript(name: String) -> JSONNode? { node[name] }

  /// The members of another object behind these.
  static func + (left: JSONObject, right: JSONObject) -> JSONObject {
    JSONObject(members: left.members + right.members)
  }

  /// The object on one line.
  var text: String { node.text }

  /// Writes the object behind other bytes.
  func write(into bytes: inout [UInt8]) { node.write(.dense, into: &bytes) }

  private var node: JSONNode { .object(members) }
}
