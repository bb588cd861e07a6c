public import CarouselColor
internal import Foundation

/// What is left of a colour in an entry of a palette.
public struct ColorKept {
  private let color: RGB
  private let entry: Int

  public init(_ color: RGB, as entry: UInt8) {
    self.color = color
    self.entry = Int(entry)
  }

  /// The angle between the hues of two colours, in degrees.
  private static func angle(_ one: RGB, _ other: RGB) -> Double {
    func hue(_ color: RGB) -> Double {
      let lab = Oklab(color)
      return atan2(lab.blueYellow, lab.greenRed) * 180 / .pi
    }
    let difference = abs(hue(one) - hue(other))
    return min(difference, 360 - difference)
  }

  /// The squared distance in Oklab, with chroma weighted 1.5 times.
  private static func distance(_ one: RGB, _ other: RGB) -> Double {
    let (one, other) = (Oklab(one), Oklab(other))
    let lightness = one.lightness - other.lightness
    let red = 1.5 * (one.greenRed - other.greenRed)
    let yellow = 1.5 * (one.blueYellow - other.blueYellow)
    return lightness * lightness + red * red + yellow * yellow
  }

  /// What is wrong with the entry, or nil.
  ///
  /// A colour with an Oklab chroma of at least 0.04 keeps half of it, and its hue within 30°, or
  /// where no entry has both, within 41°. A paler one goes to the nearest entry.
  public func problem(among entries: Range<Int>) -> String? {
    let found = Palette.colors[entry]
    guard entries.contains(entry) else { return "\(entry) is none of \(entries)" }
    let chroma = Oklab(color).chroma
    guard chroma >= 0.04 else {
      let nearest = entries.map { Self.distance(color, Palette.colors[$0]) }.min() ?? 0
      let isNearest = Self.distance(color, found) <= nearest + 1e-9
      return isNearest ? nil : "\(color) becomes \(found), which is not the nearest"
    }
    func keepsChroma(_ entry: RGB) -> Bool { Oklab(entry).chroma >= chroma / 2 }
    let isPossible = entries.contains {
      keepsChroma(Palette.colors[$0]) && Self.angle(color, Palette.colors[$0]) < 30
    }
    guard keepsChroma(found) else { return "\(color) becomes \(found) and loses its chroma" }
    let angle = Self.angle(color, found)
    return angle <= (isPossible ? 30.001 : 41)
      ? nil : "\(color) becomes \(found), \(angle)° away"
  }
}
