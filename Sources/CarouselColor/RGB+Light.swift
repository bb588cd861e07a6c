internal import Glibc

extension RGB {
  /// The channels as light, 0…1: by the transfer curve of sRGB (IEC 61966-2-1).
  package var linear: (red: Double, green: Double, blue: Double) {
    (Self.light[Int(red)], Self.light[Int(green)], Self.light[Int(blue)])
  }

  private static let light: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The relative luminance of WCAG 2.2, from 0 for black to 1 for white.
  public var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The contrast ratio of WCAG 2.2, 1…21; the same in both directions.
  public func contrast(with other: RGB) -> Double {
    Self.contrast(luminance, other.luminance)
  }

  /// The contrast ratio of two luminances.
  static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Whether something of this colour cannot be told from a background.
  ///
  /// WCAG 2 requires a contrast of 3 for graphics; less than 1.25 is practically invisible.
  package func isIndistinguishable(from background: RGB) -> Bool {
    contrast(with: background) < 1.25
  }

  /// Black or white, whichever has more contrast with this colour.
  public var contrasting: RGB {
    let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
    return contrast(with: black) > contrast(with: white) ? black : white
  }

  /// The colour that is seen where this one, with an opacity of 0…255, is composited over another
  /// one.
  public func over(_ backdrop: RGB, alpha: UInt8) -> RGB {
    backdrop.blended(with: self, amount: Double(alpha) / 255)
  }
}

extension RGB {
  /// This colour, or the nearest one on the straight way to black or white, whichever has more
  /// contrast, that has a contrast with a background; black or white where even that has less.
  ///
  /// - Complexity: O(1); the way is halved nine times.
  public func readable(on background: RGB, contrast wanted: Double) -> RGB {
    guard contrast(with: background) < wanted else { return self }
    let end = background.contrasting
    var (low, high) = (0.0, 1.0)
    for _ in 0..<9 {
      let middle = (low + high) / 2
      let isEnough = blended(with: end, amount: middle).contrast(with: background) >= wanted
      if isEnough { high = middle } else { low = middle }
    }
    return blended(with: end, amount: high)
  }

  /// How much of the background is in the colour of text of less importance: captions, notes.
  package static let mutedShare = 0.4

  /// This colour blended into a background by a share, or by less, so that it keeps a contrast with
  /// it; one that has less by itself stays as it is.
  ///
  /// - Complexity: O(1); the way is halved nine times.
  public func receding(into background: RGB, by share: Double, keeping wanted: Double) -> RGB {
    let receded = blended(with: background, amount: share)
    guard receded.contrast(with: background) < wanted else { return receded }
    var (low, high) = (0.0, share)
    for _ in 0..<9 {
      let middle = (low + high) / 2
      let isEnough =
        blended(with: background, amount: middle).contrast(with: background) >= wanted
      if isEnough { low = middle } else { high = middle }
    }
    return blended(with: background, amount: low)
  }
}
