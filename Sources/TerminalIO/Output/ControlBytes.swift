/// The few shapes of control sequence that are sent, appended without a string in between.
extension [UInt8] {
  mutating func appendText(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends `CSI number final`, without the number where it is 1, which all of ours default to.
  mutating func appendControl(_ number: Int, _ final: Unicode.Scalar) {
    appendText("\u{1B}[")
    if number != 1 { appendDecimal(number) }
    append(UInt8(ascii: final))
  }

  /// Appends `CSI first ; second final`.
  mutating func appendControl(_ first: Int, _ second: Int, _ final: Unicode.Scalar) {
    appendText("\u{1B}[")
    appendDecimal(first)
    append(UInt8(ascii: ";"))
    appendDecimal(second)
    append(UInt8(ascii: final))
  }
}
