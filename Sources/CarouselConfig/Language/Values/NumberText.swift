/// Numbers as configs write them: decimal digits and nothing else.
enum NumberText {
  /// Why a string is not a number.
  enum ParseError: Error, Hashable {
    case leadingZero(meaning: String)
    case sexagesimal
    case tooBig
    /// Anything else; the argument is the number that another language would read.
    case malformed(meaning: String?)
  }

  /// Reads a whole number.
  static func integer(_ text: String) throws(ParseError) -> Int {
    let isNegative = text.hasPrefix("-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    guard isDigits(digits) else { throw fault(of: text) }
    try checkLeadingZero(digits, sign: isNegative ? "-" : "")
    guard let number = Int(text) else { throw .tooBig }
    return number
  }

  /// Reads a decimal number with or without a fraction.
  static func decimal(_ text: String) throws(ParseError) -> Double {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy(isDigits), !parts.isEmpty else { throw fault(of: text) }
    try checkLeadingZero(parts[0], sign: isNegative ? "-" : "")
    guard text.utf8.count <= 40, let number = Double(text) else { throw .tooBig }
    return number
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
  }

  private static func checkLeadingZero(_ digits: Substring, sign: String) throws(ParseError) {
    guard digits.count > 1, digits.first == "0" else { return }
    let rest = digits.drop { $0 == "0" }
    throw .leadingZero(meaning: sign + (rest.isEmpty ? "0" : rest))
  }

  private static func fault(of text: String) -> ParseError {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    if fields.count > 1, fields.allSatisfy(isDigits) { return .sexagesimal }
    return .malformed(meaning: meaning(of: text))
  }

  /// What `1e3`, `0x1F`, `1_000`, `+3` and `3.0` would be elsewhere.
  private static func meaning(of text: String) -> String? {
    let lowered = (withoutSeparator(text) ?? text).lowercased().filter { $0 != "_" }
    let radixes: [(prefix: String, radix: Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    for (prefix, radix) in radixes where lowered.hasPrefix(prefix) {
      return Int(lowered.dropFirst(2), radix: radix).map { "\($0)" }
    }
    guard lowered.utf8.first.map({ $0 < UInt8(ascii: "a") }) == true, let number = Double(lowered),
      number == number.rounded(), abs(number) < 1e15
    else { return nil }
    return "\(Int(number))"
  }
}
