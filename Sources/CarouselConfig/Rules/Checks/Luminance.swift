internal import CarouselColor
internal import CarouselDeck

extension RGB {
  /// Whether the change from one colour to the other counts as half a flash, as WCAG 2.2 defines
  /// it.
  ///
  /// That is a tenth of the whole range where the darker one is below 0.8, or more than 20 steps of
  /// red to or from a saturated one.
  func flashes(against other: RGB) -> Bool {
    let darker = min(luminance, other.luminance)
    if darker < 0.8 && max(luminance, other.luminance) - darker >= 0.1 { return true }
    return (isSaturatedRed || other.isSaturatedRed) && abs(redness - other.redness) > 20
  }

  /// How red it is, up to 320.
  private var redness: Double { max(0, (linear.red - linear.green - linear.blue) * 320) }

  /// Whether it is one of those reds that are dangerous in a flash.
  private var isSaturatedRed: Bool {
    let (red, green, blue) = linear
    return red > 0 && red / (red + green + blue) >= 0.8
  }
}

extension Background {
  /// The colour in the middle, composited over a backdrop; nil where that is not known.
  func seen(on backdrop: RGB?) -> RGB? { flat.seen(on: backdrop) }
}

extension ThemeColor {
  /// This colour composited over a backdrop; nil where that is not known.
  func seen(on backdrop: RGB?) -> RGB? {
    guard case .rgba(let red, let green, let blue, let alpha) = self else { return nil }
    let own = RGB(red, green, blue)
    return alpha == 255 ? own : backdrop.map { own.over($0, alpha: alpha) }
  }
}
