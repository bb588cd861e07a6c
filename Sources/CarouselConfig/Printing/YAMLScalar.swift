internal import CarouselTime

/// Texts as YAML: what is written is read back as exactly the same text.
enum YAMLScalar {
  /// A string on one line, unquoted where no reader could take it for anything else.
  static func line(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// The lines after `|`; nil for a string that would not be read back unchanged.
  ///
  /// The reader leaves out the line break that ends the last of them.
  static func block(_ text: String) -> [String]? {
    let scalars = text.unicodeScalars
    guard scalars.contains("\n"), let first = scalars.first, let last = scalars.last,
      // The first line sets the indentation; blank ones at the end would go.
      !isBlank(first), !isBlank(last), scalars.allSatisfy({ $0 == "\n" || isPrintable($0) })
    else { return nil }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Words that some reader does not take for a string.
  private static let taken: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null",
  ]

  private static func isPlain(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, last != " ",
      first.properties.isAlphabetic || first == "$", !taken.contains(text.lowercased())
    else { return startsPlainly(text) }
    return scalars.allSatisfy(isHarmless)
  }

  /// Whether it is a number with a unit, which every reader takes for a string.
  private static func startsPlainly(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop { isDigit($0) || $0 == "." }
    guard let first = text.unicodeScalars.first, isDigit(first),
      rest.count < text.unicodeScalars.count
    else { return false }
    // `1e3` and `0x1F` are numbers elsewhere.
    let units = Set(DurationText.units.map(\.symbol).joined().unicodeScalars)
    return !rest.isEmpty && rest.allSatisfy { isDigit($0) || $0 == "." || units.contains($0) }
  }

  /// Whether a scalar has no meaning in YAML, wherever in a string it is.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "_", "-", ".", "/", "(", ")", "$", "%", "!", "?", "'": true
    default: isDigit(scalar) || scalar.properties.isAlphabetic
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0" <= scalar && scalar <= "9" }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t"
  }

  /// Whether a scalar can be written as it is, and is not a line break in any version of YAML.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202F...0x2065, 0x206A...0xD7FF, 0xE000...0xFEFE,
      0xFF00...0xFFFD, 0x10000...0x10FFFF:
      true
    default: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{1B}": quoted += "\\e"
      default:
        if isPrintable(scalar) {
          quoted.unicodeScalars.append(scalar)
        } else {
          quoted += escaped(scalar.value)
        }
      }
    }
    return quoted + "\""
  }

  private static func escaped(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let (letter, width) = value <= 0xFF ? ("x", 2) : ("u", 4)
    return "\\\(letter)" + String(repeating: "0", count: width - digits.count) + digits
  }
}
