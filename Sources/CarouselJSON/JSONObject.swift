/// A line of a trace: names and values in their order.
package struct JSONObject: Hashable, Sendable {
  /// The members in order.
  package private(set) var members: [JSONValue.Member] = []

  /// Makes an object of members in order; those without a value are left out.
  package init(_ members: KeyValuePairs<String, JSONValue?> = [:]) { append(members) }

  package init(members: [JSONValue.Member]) { self.members = members }

  /// The value of a member.
  package subscript(name: String) -> JSONValue? { node[name] }

  /// Appends members, except those without a value.
  package mutating func append(_ members: KeyValuePairs<String, JSONValue?>) {
    self.members.reserveCapacity(self.members.count + members.count)
    for (name, value) in members { value.map { append(name, $0) } }
  }

  /// Appends a member.
  package mutating func append(_ name: String, _ value: JSONValue) {
    members.append(JSONValue.Member(name: name, value: value))
  }

  /// Reserves capacity for a number of members.
  package mutating func reserve(_ count: Int) { members.reserveCapacity(count) }

  /// This object with the members of another one appended.
  package static func + (left: JSONObject, right: JSONObject) -> JSONObject {
    JSONObject(members: left.members + right.members)
  }

  /// The object on one line.
  package var text: String { node.text }

  /// Appends the object to bytes.
  package func write(into bytes: inout [UInt8]) { node.write(.dense, into: &bytes) }

  private var node: JSONValue { .object(members) }
}
