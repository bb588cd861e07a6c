/// A JSON value whose members keep their order.
package enum JSONValue: Hashable, Sendable {
  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case boolean(Bool)
  /// A number as it is written, so that parsing loses nothing.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A whole number.
  package static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  /// A real number in the shortest form that reads as the same; whole ones without a point.
  package static func number(_ value: Double) -> JSONValue {
    if value == value.rounded(), value.magnitude < 1e15 { return .number(String(Int(value))) }
    return .number("\(value)")
  }

  /// The string of an optional value, or null.
  package static func string(orNull text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// An object of those members that have a value.
  package static func object(present members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The members of an object; empty for anything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The value of the first member with this name.
  ///
  /// O(members).
  package subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// An object with the members of both, those of `right` last.
  package static func + (left: JSONValue, right: JSONValue) -> JSONValue {
    .object(left.members + right.members)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  package init(integerLiteral value: Int) { self = .number(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// A Boolean.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object, its members in the order in which they are written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
