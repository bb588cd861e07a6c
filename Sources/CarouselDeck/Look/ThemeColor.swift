/// A colour as written in a config; the renderer maps it to the terminal.
public enum ThemeColor: Hashable, Sendable {
  /// The terminal's own colour.
  case standard
  /// A colour with an opacity, all four 0…255.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// An entry of the terminal's palette.
  case ansi(UInt8)

  /// No colour: what is beneath shows through.
  public static let transparent = ThemeColor.rgba(red: 0, green: 0, blue: 0, alpha: 0)

  /// An opaque colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> ThemeColor {
    .rgba(red: red, green: green, blue: blue, alpha: 255)
  }
}
