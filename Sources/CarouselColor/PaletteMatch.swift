/// How well an entry of a palette stands for a colour.
///
/// A hue says more than a shade: a brand's blue stays a blue, and is lighter or darker if it must
/// be. What has little chroma may become grey.
struct PaletteMatch {
  /// The kinds of entries, better ones first.
  enum Rank: Int, Comparable {
    /// The hue is the same to the eye.
    case sameHue
    /// It has the nearest hue of a small palette.
    case nearHue
    case other

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// An entry as it is compared.
  struct Candidate: Sendable {
    let entry: UInt8
    let color: Oklab
    let chroma: Double
    let luminance: Double

    init(entry: Int) {
      self.entry = UInt8(entry)
      let rgb = Palette.colors[entry]
      color = Oklab(rgb)
      chroma = color.chroma
      luminance = rgb.luminance
    }
  }

  /// Below this chroma a colour is pale: it has no hue that has to be kept.
  private static let paleChroma = 0.04
  /// The share of its chroma that a colour keeps.
  private static let keptChroma = 0.5
  /// The cosine of 30°, within which two hues have one name.
  private static let sameHue = 0.866_025_4
  /// The cosine of 41°: of any hue at least one of the six of the sixteen colours is as near; in
  /// the widest gap, between red and yellow, it is 40.3°.
  private static let nearHue = 0.754_709_6

  let color: Oklab
  private let chroma: Double
  let isPale: Bool
  /// What a difference of hue, and one of chroma, weighs against one of lightness, squared.
  private let hueWeight: Double
  private let chromaWeight: Double

  /// - Parameter isSmall: Whether the palette has one or two shades of a hue. These differ
  ///   by their lightness: all have more chroma than nearly any colour.
  init(of rgb: RGB, isSmall: Bool) {
    color = Oklab(rgb)
    chroma = color.chroma
    isPale = chroma < Self.paleChroma
    hueWeight = 1.5 * 1.5
    chromaWeight = isSmall && !isPale ? 0.3 * 0.3 : 1.5 * 1.5
  }

  /// The rank among entries with some contrast: then what is pale becomes a grey of another
  /// lightness, and no colour.
  func rank(of candidate: Candidate) -> Rank {
    if isPale { return candidate.chroma < Self.paleChroma ? .sameHue : .other }
    guard candidate.chroma >= Self.keptChroma * chroma else { return .other }
    let product = color.hueProduct(with: candidate.color)
    let full = chroma * candidate.chroma
    return product >= Self.sameHue * full
      ? .sameHue : product >= Self.nearHue * full ? .nearHue : .other
  }

  /// The squared difference to the eye.
  func distance(to candidate: Candidate) -> Double {
    let lightness = color.lightness - candidate.color.lightness
    let difference = chroma - candidate.chroma
    let hue = 2 * (chroma * candidate.chroma - color.hueProduct(with: candidate.color))
    return lightness * lightness + hueWeight * hue + chromaWeight * difference * difference
  }
}
