internal import CarouselDeck

/// How bright a colour is, as WCAG 2.2 defines "relative luminance", and what follows from it.
struct Luminance: Hashable {
  /// From 0 for black to 1 for white.
  let value: Double
  /// How red it is, up to 320, and whether it is one of those reds that are dangerous in a flash.
  private let redness: Double
  private let isSaturatedRed: Bool

  /// Measures a colour; nil for one that is the terminal's own or that lets another show through.
  init?(_ color: ThemeColor) {
    guard case .rgba(let redByte, let greenByte, let blueByte, 255) = color else { return nil }
    let red = Self.table[Int(redByte)]
    let green = Self.table[Int(greenByte)]
    let blue = Self.table[Int(blueByte)]
    value = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    redness = max(0, (red - green - blue) * 320)
    isSaturatedRed = red > 0 && red / (red + green + blue) >= 0.8
  }

  /// The contrast ratio of two colours, in 1…21.
  func contrast(to other: Luminance) -> Double {
    (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
  }

  /// Whether the change from one colour to the other counts as half a flash.
  ///
  /// That is a tenth of the whole range where the darker one is below 0.8, or more than 20 steps of
  /// red to or from a saturated one.
  func flashes(against other: Luminance) -> Bool {
    let (darker, brighter) = (min(value, other.value), max(value, other.value))
    if darker < 0.8 && brighter - darker >= 0.1 { return true }
    return (isSaturatedRed || other.isSaturatedRed) && abs(redness - other.redness) > 20
  }

  /// The parts of colours on a linear scale, by the bytes of sRGB.
  private static let table: [Double] = (0...255).map { byte in
    let part = Double(byte) / 255
    return part <= 0.04045 ? part / 12.92 : power12over5((part + 0.055) / 1.055)
  }

  /// `x` to the power of 2.4, for `x` in 0…1, by Newton's method for the fifth root.
  private static func power12over5(_ x: Double) -> Double {
    let square = x * x
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (root * fourth - square) / (5 * fourth)
    }
    return square * root
  }
}

extension ThemeColor {
  /// The colour that is seen where this one lies on `backdrop`.
  func over(_ backdrop: ThemeColor) -> ThemeColor {
    guard case .rgba(let red, let green, let blue, let alpha) = self, alpha < 255 else {
      return self
    }
    if alpha == 0 { return backdrop }
    guard case .rgba(let red2, let green2, let blue2, 255) = backdrop else { return self }
    let share = Int(alpha)
    func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
      let sum = Int(one) * share + Int(other) * (255 - share)
      return UInt8((sum + 127) / 255)
    }
    return .rgb(mixed(red, red2), mixed(green, green2), mixed(blue, blue2))
  }
}
