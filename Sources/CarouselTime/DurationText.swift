/// A duration as text: parts of a number and a unit, in descending order, such as `1m30s` or
/// `1.5s`.
///
/// Spaces, signs and bare numbers are not allowed; the units are `h`, `m`, `s` and `ms`.
public enum DurationText {
  /// The units, from the longest to the shortest, with their lengths in nanoseconds.
  package static let units: [(symbol: String, nanoseconds: Int128)] = [
    ("h", 3_600_000_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000),
  ]

  /// How the units are written, from the longest to the shortest.
  package static var unitSymbols: [String] { units.map(\.symbol) }

  /// Why a string is not a duration.
  public enum ParseError: Error, Hashable, Sendable {
    /// A number without a unit; the argument is the whole string.
    case noUnit
    /// A leading `+` or `-`.
    case sign
    /// A space between number and unit; the argument is the string without spaces, if that is
    /// valid.
    case space(repaired: String?)
    /// Words (`3 seconds`) or ISO 8601 (`PT3S`); the argument is the same in the form of this type,
    /// if known.
    case words(repaired: String?)
    /// An unknown unit.
    case unknownUnit(String)
    /// Units that are not in descending order, or a duplicate unit.
    case order
    /// Anything else.
    case malformed
    /// More than a thousand years.
    case tooLong
  }

  /// The longest duration that can be written: far beyond any use, and far below any overflow.
  package static let limit: Int128 = 1000 * 366 * 24 * 3_600_000_000_000

  /// Parses a string.
  ///
  /// - Throws: The `ParseError` that describes the problem best.
  public static func parse(_ text: String) throws(ParseError) -> Duration {
    if let duration = try parts(of: text) { return duration }
    throw problem(of: text)
  }

  /// The sum of the parts, or nil if the string is not made of parts.
  private static func parts(of text: String) throws(ParseError) -> Duration? {
    // Bytes, not characters: a deck may have a hold for each of a million slides.
    var rest = Substring(text).utf8
    var total: Int128 = 0
    var lastUnit = -1
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let number = rest.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
      let symbol = rest[number.endIndex...].prefix(while: isLetter)
      guard !number.isEmpty, !symbol.isEmpty else { return nil }
      guard let index = units.firstIndex(where: { $0.symbol.utf8.elementsEqual(symbol) })
      else { return nil }
      guard let amount = scaled(number, by: units[index].nanoseconds) else { return nil }
      guard index > lastUnit else { throw .order }
      lastUnit = index
      total += amount
      guard total <= limit else { throw .tooLong }
      rest = rest[symbol.endIndex...]
    }
    return Duration(attoseconds: total * 1_000_000_000)
  }

  /// A decimal number times a unit, exact to the nanosecond and cut off there.
  private static func scaled(_ number: Substring.UTF8View, by nanoseconds: Int128) -> Int128? {
    let whole = number.prefix(while: isDigit)
    guard !whole.isEmpty else { return nil }
    guard whole.count <= 15 else { return limit + 1 }
    var amount = whole.reduce(0 as Int128) { $0 * 10 + value(of: $1) } * nanoseconds
    var rest = number[whole.endIndex...]
    guard rest.popFirst() != nil else { return amount }
    guard !rest.isEmpty, rest.allSatisfy(isDigit) else { return nil }
    var digit = nanoseconds
    for byte in rest {
      digit /= 10
      amount += value(of: byte) * digit
    }
    return amount
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func value(of digit: UInt8) -> Int128 { Int128(digit - UInt8(ascii: "0")) }

  private static func problem(of text: String) -> ParseError {
    if let first = text.first, first == "-" || first == "+" { return .sign }
    let isNumber = text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    if isNumber, !text.isEmpty { return .noUnit }
    if let repaired = spelledOut(text) { return .words(repaired: repaired) }
    if text.contains(where: \.isWhitespace) {
      let joined = text.filter { !$0.isWhitespace }
      return .space(repaired: (try? parts(of: joined)).flatMap { $0 } == nil ? nil : joined)
    }
    if text.first?.uppercased() == "P" { return .words(repaired: nil) }
    if let unit = unknownUnit(in: text) { return .unknownUnit(unit) }
    return .malformed
  }

  /// The first unknown unit of a string that has the form of parts.
  private static func unknownUnit(in text: String) -> String? {
    var rest = Substring(text)
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let symbol = rest.dropFirst(number.count).prefix { $0.isLetter || $0 == "µ" }
      guard !number.isEmpty, !symbol.isEmpty else { return nil }
      if !units.contains(where: { $0.symbol == symbol }) { return String(symbol) }
      rest = rest.dropFirst(number.count + symbol.count)
    }
    return nil
  }

  /// `3 seconds`, `2 min` and `PT1M30S` in the form of this type.
  private static func spelledOut(_ text: String) -> String? {
    let lowered = text.lowercased()
    let candidate: String
    if lowered.hasPrefix("pt") {
      candidate = String(lowered.dropFirst(2))
    } else {
      let words: [(String, String)] = [
        ("milliseconds", "ms"), ("millisecond", "ms"), ("millis", "ms"), ("msec", "ms"),
        ("seconds", "s"), ("second", "s"), ("secs", "s"), ("sec", "s"), ("minutes", "m"),
        ("minute", "m"), ("mins", "m"), ("min", "m"), ("hours", "h"), ("hour", "h"), ("hrs", "h"),
        ("hr", "h"),
      ]
      let number = lowered.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let word = lowered.dropFirst(number.count).drop(while: \.isWhitespace)
      guard let unit = words.first(where: { $0.0 == word })?.1 else { return nil }
      candidate = number + unit
    }
    return (try? parts(of: candidate)).flatMap { $0 } == nil ? nil : candidate
  }

  /// The shortest string that parses as the same duration.
  ///
  /// Zero is `0s`; parts below a nanosecond are cut off.
  public static func text(of duration: Duration) -> String {
    var rest = duration.attoseconds / 1_000_000_000
    guard rest > 0 else { return "0s" }
    var text = ""
    for (symbol, length) in units.dropLast(2) where rest >= length {
      text += "\(rest / length)\(symbol)"
      rest %= length
    }
    guard rest > 0 else { return text }
    let (symbol, length) = rest < 1_000_000_000 && text.isEmpty ? units[3] : units[2]
    var fraction = String(rest % length + length).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return text + "\(rest / length)" + (fraction.isEmpty ? "" : ".\(fraction)") + symbol
  }
}
