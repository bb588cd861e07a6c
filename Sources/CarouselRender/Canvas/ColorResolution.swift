internal import CarouselColor
internal import CarouselDeck
internal import TerminalCells

extension ThemeColor {
  /// The colour of a surface that lies on a colour.
  ///
  /// What the terminal's own colours look like is not known: on them a colour that is more than half
  /// opaque is taken for opaque, any other for invisible.
  func background(over beneath: Color) -> Color {
    switch self {
    case .standard: return .default
    case .ansi(let index): return .indexed(index)
    case .rgba(let red, let green, let blue, let alpha):
      if case .rgb(let below) = beneath {
        return .rgb(below.blended(with: RGB(red, green, blue), amount: Double(alpha) / 255))
      }
      return alpha > 127 ? .rgb(red, green, blue) : beneath
    }
  }

  /// The colour of text on a background; the standard colour is one that can be read there.
  func foreground(on background: Color) -> Color {
    switch self {
    case .standard: return background.contrasting
    case .ansi(let index): return .indexed(index)
    case .rgba(let red, let green, let blue, let alpha):
      if case .rgb(let below) = background {
        return .rgb(below.blended(with: RGB(red, green, blue), amount: Double(alpha) / 255))
      }
      return .rgb(red, green, blue)
    }
  }
}

extension Color {
  /// Black or white, whichever stands out more from this background; on the terminal's own colours
  /// its own text colour.
  var contrasting: Color {
    guard case .rgb(let rgb) = self else { return .default }
    return rgb.isLight ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
  }

  /// Whether something of this colour cannot be told from a background.
  ///
  /// WCAG 2 asks for a contrast of 3 for signs; less than 1.25 is as good as nothing.
  func isLost(on background: Color) -> Bool {
    guard case .rgb(let sign) = self, case .rgb(let surface) = background else { return false }
    let (one, other) = (sign.luminance + 0.05, surface.luminance + 0.05)
    return max(one, other) / min(one, other) < 1.25
  }
}

extension RGB {
  /// The relative luminance of WCAG 2, 0…1.
  ///
  /// A gamma of 2 is close enough to sRGB's curve and needs no power function.
  var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share * share
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether black text has more contrast on this colour than white text.
  ///
  /// Both contrasts are the same at a luminance of √(1.05 × 0.05) − 0.05.
  var isLight: Bool { luminance > 0.179 }
}

extension Style {
  /// The same style for something of less importance.
  var muted: Style { receding(by: 0.4) }

  /// The same style, nearer to the background: by a share of the way, or dim where colours are not
  /// known.
  func receding(by share: Double) -> Style {
    var result = self
    if case .rgb(let text) = foreground, case .rgb(let surface) = background {
      result.foreground = .rgb(text.blended(with: surface, amount: share))
    } else {
      result.attributes.insert(.dim)
    }
    return result
  }

  /// The same style with some attributes added.
  func adding(_ attributes: Attributes) -> Style {
    var result = self
    result.attributes.formUnion(attributes)
    return result
  }
}
