/// Names that authors give: to carousels, presets, colours and slides.
enum NameText {
  /// Longer names fit no message and no path.
  static let lengthLimit = 64

  /// Whether `text` is a name: ASCII letters, digits, `-` and `_`, the first no `-`.
  static func isName(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, first != UInt8(ascii: "-"), bytes.count <= lengthLimit else {
      return false
    }
    return bytes.allSatisfy(isPart)
  }

  /// A name that resembles `text`: `my-show` for `My Show`.
  static func suggestion(for text: String) -> String? {
    var name = ""
    for scalar in text.lowercased().unicodeScalars.prefix(lengthLimit) {
      if scalar.isASCII, isPart(UInt8(scalar.value)) {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, !name.hasSuffix("-") {
        name += "-"
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return isName(name) ? name : nil
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
