import Foundation

/// A JSON value, compared with the precision to which the traces are written.
enum JSON: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  subscript(key: String) -> JSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  subscript(index: Int) -> JSON? {
    guard case .array(let array) = self, array.indices.contains(index) else { return nil }
    return array[index]
  }

  var array: [JSON] { if case .array(let array) = self { array } else { [] } }
  var double: Double? { if case .number(let number) = self { number } else { nil } }
  var int: Int? { double.flatMap { Int(exactly: $0) } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// How far a number is from a measured one; none where the trace could not tell.
  static func distance(of number: Double, from measured: Double) -> Double {
    JSON(number).agrees(with: JSON(measured)) ? 0 : number - measured
  }

  /// The largest difference between numbers of two values that agree.
  func worstDifference(from other: JSON) -> Double {
    switch (self, other) {
    case (.number(let one), .number(let two)): abs(one - two)
    case (.array(let one), .array(let two)):
      zip(one, two).reduce(0) { max($0, $1.0.worstDifference(from: $1.1)) }
    case (.object(let one), .object(let two)):
      one.reduce(0) { worst, pair in
        max(worst, two[pair.key].map { pair.value.worstDifference(from: $0) } ?? 0)
      }
    default: 0
    }
  }

  /// Numbers agree to 1e-8 relative, or 1e-9 near zero.
  func agrees(with other: JSON) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let two)): one == two
    case (.number(let one), .number(let two)):
      abs(one - two) <= max(1e-9, 1e-8 * max(abs(one), abs(two)))
    case (.string(let one), .string(let two)): one == two
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.agrees(with: $1) }
    case (.object(let one), .object(let two)):
      one.count == two.count
        && one.allSatisfy { key, value in two[key].map { value.agrees(with: $0) } ?? false }
    default: false
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }

  init(_ value: Int?) { self = value.map { .number(Double($0)) } ?? .null }
  init(_ value: Double) { self = .number(value) }
  init(_ value: String?) { self = value.map(JSON.string) ?? .null }
}

extension JSON: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): "\"\(string)\""
    case .array(let array): "[\(array.map(\.description).joined(separator: ", "))]"
    case .object(let object):
      "{\(object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
    }
  }
}
