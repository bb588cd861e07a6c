/// What is behind the words of a slide, or of a whole screen.
public enum Background: Hashable, Sendable {
  /// The same colour everywhere.
  case color(ThemeColor)
  /// A colour for each row, from one at the upper edge to another one at the lower edge.
  case gradient(from: ThemeColor, to: ThemeColor)

  /// The terminal's own colour.
  public static let standard = Background.color(.standard)
  /// None: what is beneath shows through.
  public static let transparent = Background.color(.transparent)

  /// An opaque colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Background {
    .color(.rgb(red, green, blue))
  }

  /// An entry of the terminal's palette.
  public static func ansi(_ index: UInt8) -> Background { .color(.ansi(index)) }

  /// The colour that stands for it where there can be only one: of a gradient the one in the
  /// middle, or the upper one where a colour is the terminal's own.
  public var flat: ThemeColor {
    switch self {
    case .color(let color): color
    case .gradient(let from, let to): from.middle(to: to) ?? from
    }
  }

  /// The colours at the upper and at the lower edge.
  public var ends: (top: ThemeColor, bottom: ThemeColor) {
    switch self {
    case .color(let color): (color, color)
    case .gradient(let from, let to): (from, to)
    }
  }
}

extension ThemeColor {
  /// The colour half way to another one, channel by channel; nil where one of them is the
  /// terminal's own.
  fileprivate func middle(to other: ThemeColor) -> ThemeColor? {
    guard case .rgba(let red, let green, let blue, let alpha) = self,
      case .rgba(let otherRed, let otherGreen, let otherBlue, let otherAlpha) = other
    else { return nil }
    func mean(_ one: UInt8, _ two: UInt8) -> UInt8 { UInt8((Int(one) + Int(two) + 1) / 2) }
    return .rgba(
      red: mean(red, otherRed), green: mean(green, otherGreen), blue: mean(blue, otherBlue),
      alpha: mean(alpha, otherAlpha))
  }
}
