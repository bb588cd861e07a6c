internal import CarouselDeck

/// A colour as text, in all forms but the names of a palette.
///
/// The forms are those of CSS Color 4 without commas, and `ansi(n)` for the terminal's own entries.
enum ColorText {
  /// Why a string is not a colour.
  enum ParseError: Error, Hashable {
    /// A `#` with a wrong number of digits; nil when one of them is none.
    case badHex(digits: Int?)
    /// Hexadecimal digits without a `#`.
    case withoutHash
    case unknownName
    /// A part that is too large or too small.
    case range(part: String, allowed: String)
    /// A function that is not written like this.
    case malformed(form: String)
  }

  static func parse(_ text: String) throws(ParseError) -> ThemeColor {
    switch text {
    case "transparent": return .transparent
    case "default": return .standard
    default: break
    }
    if text.utf8.first == UInt8(ascii: "#") { return try hex(text.dropFirst()) }
    if let named = ColorNames.rgb(of: text) { return opaque(named) }
    if let open = text.firstIndex(of: "(") {
      return try ColorFunction(name: text[..<open], rest: text[open...]).color()
    }
    if [3, 4, 6, 8].contains(text.utf8.count) || text.utf8.contains(where: isDigit),
      text.utf8.count >= 3, hexDigits(text[...]) != nil
    {
      throw .withoutHash
    }
    throw .unknownName
  }

  private static func opaque(_ rgb: UInt32) -> ThemeColor {
    .rgb(UInt8(rgb >> 16 & 0xFF), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF))
  }

  private static func hex(_ text: Substring) throws(ParseError) -> ThemeColor {
    guard let digits = hexDigits(text) else { throw .badHex(digits: nil) }
    let parts: [UInt8]
    switch digits.count {
    case 3, 4: parts = digits.map { $0 * 17 }
    case 6, 8:
      parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    default: throw .badHex(digits: digits.count)
    }
    return .rgba(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 255)
  }

  private static func hexDigits(_ text: Substring) -> [UInt8]? {
    var digits: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return digits
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }
}
