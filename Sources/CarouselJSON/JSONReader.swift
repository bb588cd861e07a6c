/// Parses the JSON object of a script line (RFC 8259, without nested objects).
package struct JSONReader {
  /// A syntax error in a line.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// The column, counted in code points from 1.
    package let column: Int
    /// What was expected there.
    package let message: String
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// Reads a line.
  package static func object(in line: some StringProtocol) throws(SyntaxError) -> JSONObject {
    var reader = JSONReader(scalars: Array(line.unicodeScalars))
    let object = try reader.object()
    reader.skipSpace()
    guard reader.position == reader.scalars.count else {
      throw reader.failure("unexpected text after the object")
    }
    return object
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func object() throws(SyntaxError) -> JSONObject {
    try expect("{", "expected an object: {…}")
    var members: [JSONValue.Member] = []
    if take("}") { return JSONObject(members: members) }
    repeat {
      skipSpace()
      let start = position
      let name = try string()
      guard !members.contains(where: { $0.name == name }) else {
        throw SyntaxError(column: start + 1, message: "duplicate `\(name)`")
      }
      try expect(":", "expected `:` after the name")
      members.append(JSONValue.Member(name: name, value: try value(depth: 0)))
    } while take(",")
    try expect("}", "expected `,` or `}`")
    return JSONObject(members: members)
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> JSONValue {
    skipSpace()
    switch peek {
    case "\"": return .string(try string())
    case "[": return try array(depth: depth)
    case "{": throw failure("objects cannot be nested")
    case let scalar? where scalar == "-" || ("0"..."9").contains(Character(scalar)):
      return try number()
    default:
      for (word, value) in [
        ("null", JSONValue.null), ("true", .boolean(true)), ("false", .boolean(false)),
      ]
      where scalars[position...].starts(with: word.unicodeScalars) {
        position += word.unicodeScalars.count
        return value
      }
      throw failure("expected a value")
    }
  }

  private mutating func array(depth: Int) throws(SyntaxError) -> JSONValue {
    guard depth < 8 else { throw failure("nested too deep") }
    try expect("[", "a list")
    var values: [JSONValue] = []
    if take("]") { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    try expect("]", "expected `,` or `]`")
    return .array(values)
  }

  private mutating func number() throws(SyntaxError) -> JSONValue {
    let start = position
    while let scalar = peek, "+-.eE0123456789".unicodeScalars.contains(scalar) { position += 1 }
    let text = String(String.UnicodeScalarView(scalars[start..<position]))
    let digits = text.drop { $0 == "-" }
    let hasLeadingZero =
      digits.count > 1 && digits.first == "0" && digits.dropFirst().first != "."
      && digits.dropFirst().first?.lowercased() != "e"
    let value = Double(text)
    if value?.isInfinite == true {
      throw SyntaxError(column: start + 1, message: "`\(text)` is too large")
    }
    guard value?.isFinite == true, !hasLeadingZero, text.last != "." else {
      throw SyntaxError(column: start + 1, message: "`\(text)` is not a number")
    }
    return .number(text)
  }

  private mutating func string() throws(SyntaxError) -> String {
    guard take("\"", skippingSpace: false) else { throw failure("expected a string in \"quotes\"") }
    var result = String.UnicodeScalarView()
    while let scalar = next() {
      switch scalar {
      case "\"": return String(result)
      case "\\": result.append(try escape())
      default:
        guard scalar.value >= 0x20 else { throw failure("a control character must be escaped") }
        result.append(scalar)
      }
    }
    throw failure("the closing quote is missing")
  }

  private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
    switch next() {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape()
    default: throw failure("unknown escape")
    }
  }

  /// A scalar after `\u`; beyond the basic plane it is a pair of surrogates.
  private mutating func unicodeEscape() throws(SyntaxError) -> Unicode.Scalar {
    let high = try fourDigits()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard (0xD800..<0xDC00).contains(high), next() == "\\", next() == "u" else {
      throw failure("unpaired surrogate")
    }
    let low = try fourDigits()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw failure("unpaired surrogate") }
    return scalar
  }

  private mutating func fourDigits() throws(SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next().flatMap({ Character($0).hexDigitValue }) else {
        throw failure("expected four hexadecimal digits after \\u")
      }
      value = value << 4 + UInt32(digit)
    }
    return value
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func next() -> Unicode.Scalar? {
    defer { position += 1 }
    return peek
  }

  private mutating func skipSpace() {
    while peek == " " || peek == "\t" || peek == "\r" { position += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar, skippingSpace: Bool = true) -> Bool {
    if skippingSpace { skipSpace() }
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar, _ message: String) throws(SyntaxError) {
    guard take(scalar) else { throw failure(message) }
  }

  private func failure(_ message: String) -> SyntaxError {
    SyntaxError(column: min(position, scalars.count) + 1, message: message)
  }
}
