internal import CarouselDeck
internal import CarouselTime

/// The forms of strings as regular expressions, in the part of ECMA 262 that all dialects share.
///
/// They say what the readers of values accept, as far as a regular expression can.
enum SchemaPattern {
  /// Parts of hours, minutes, seconds and milliseconds, each at most once and in this order.
  ///
  /// The sum of the parts is beyond an expression, and with it the range.
  static let duration: String = {
    let number = #"[0-9]{1,15}(?:\.[0-9]+)?"#
    let parts = DurationText.units.map { "(?:\(number)\($0.symbol))?" }
    return "^(?=[0-9])" + parts.joined() + "$"
  }()

  static let name = "^[A-Za-z0-9_][A-Za-z0-9_-]{0,\(NameText.lengthLimit - 1)}$"

  /// A key of a keyboard: a word, or one visible character, which can be made of several code
  /// points.
  static let key =
    "^(?:" + KeyName.words.map(\.word).joined(separator: "|") + #"|\S|[^ -~]\S*)$"#

  /// No absolute path, no home folder, no drive, no address and no `\`.
  static let path = #"^(?![/~])(?![ -~]:)(?![\s\S]*://)[^\\\u0000]+$"#

  static let hexColor = "^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
  static let paletteColor = #"^\$"# + name.dropFirst()

  /// `rgb(…)` and `hsl(…)` with an opacity or without, and `ansi(…)`.
  static let colorFunctions: [String] = {
    let percent = number(upTo: "100", #"[1-9]?[0-9]"#) + "%"
    let byte = "(?:\(number(upTo: "255", "25[0-4]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]"))|\(percent))"
    let hue = number(upTo: "360", "3[0-5][0-9]|[12][0-9]{2}|[1-9]?[0-9]") + "(?:deg)?"
    let alpha = " *(?:/ *(?:\(number(upTo: "1", "0"))|\(percent)) *)?"
    return [
      #"^rgb\( *\#(byte)(?: +\#(byte)){2}\#(alpha)\)$"#,
      #"^hsl\( *\#(hue)(?: +\#(percent)){2}\#(alpha)\)$"#,
      #"^ansi\( *\#(byte) *\)$"#,
    ]
  }()

  /// The timestamps of RFC 3339; how long a month is remains open.
  static let timestamp =
    "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt ]"
    + #"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]+)?"#
    + "(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"

  /// Two different characters; one that is made of several code points makes it longer.
  static let dotShapes = #"^(?![ -~]{3,}$)(?!(\S)\1$)\S{2,}$"#

  static let cubicBezier: String = {
    let part = number(upTo: "1", "0")
    return #"^cubic_bezier\( *\#(part)(?: +\#(part)){3} *\)$"#
  }()

  /// A number from 0 to `limit`, of which `wholes` are all that can have a fraction.
  private static func number(upTo limit: String, _ wholes: String) -> String {
    #"(?:\#(limit)(?:\.0+)?|(?:\#(wholes))(?:\.[0-9]+)?)"#
  }
}
