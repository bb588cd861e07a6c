/// How a cell is drawn: two colours and some attributes.
///
/// Packed in one word, because frames are compared cell by cell many times a second.
public struct Style: Hashable, Sendable {
  /// Attributes of the text, each independent of the others.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each attribute.
    public let rawValue: UInt8

    /// The attributes of some bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier letters.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Less light.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted letters.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Both colours in each other's place.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// A line through the middle of the letters.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  /// Foreground in the low bits, then the background, the attributes and the link.
  private var bits: UInt64

  /// A style; without colours it has those of the terminal.
  public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = []
  ) {
    bits =
      foreground.packed | background.packed << Self.backgroundShift
      | UInt64(attributes.rawValue) << Self.attributesShift
  }

  /// The colour of the character.
  public var foreground: Color {
    get { Color(packed: bits & Self.colorMask) }
    set { bits = bits & ~Self.colorMask | newValue.packed }
  }

  /// The colour behind it.
  public var background: Color {
    get { Color(packed: bits >> Self.backgroundShift & Self.colorMask) }
    set {
      bits =
        bits & ~(Self.colorMask << Self.backgroundShift) | newValue.packed << Self.backgroundShift
    }
  }

  /// How the character is drawn.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Self.attributesShift)) }
    set {
      bits =
        bits & ~(UInt64(UInt8.max) << Self.attributesShift)
        | UInt64(newValue.rawValue) << Self.attributesShift
    }
  }

  /// Both colours in one word.
  var colors: UInt64 { bits & (1 << Self.attributesShift - 1) }

  /// The number of a link in the table of the frame, or 0 for none.
  package var link: UInt8 {
    get { UInt8(truncatingIfNeeded: bits >> Self.linkShift) }
    set { bits = bits & (1 << Self.linkShift - 1) | UInt64(newValue) << Self.linkShift }
  }

  /// The same style in the terminal's own colours.
  var withoutColors: Style {
    var result = self
    (result.foreground, result.background) = (.default, .default)
    return result
  }

  /// The same style without a link.
  package var withoutLink: Style {
    var result = self
    result.link = 0
    return result
  }

  /// Whether a blank of this style shows nothing but its background.
  package var paintsBlanksPlainly: Bool {
    attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }

  private static let colorMask: UInt64 = 1 << Color.packedWidth - 1
  private static let backgroundShift = Color.packedWidth
  private static let attributesShift = Color.packedWidth * 2
  /// The four bits that are left.
  private static let linkShift = attributesShift + 8
}
