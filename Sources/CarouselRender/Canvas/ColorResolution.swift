package import CarouselColor
package import CarouselDeck
internal import TerminalCells

extension ThemeColor {
  /// The colour of a surface composited over a colour.
  ///
  /// What the terminal's own colours look like is not known: on them a colour that is more than
  /// half opaque is taken for opaque, any other for invisible.
  func background(over beneath: Color) -> Color {
    switch self {
    case .standard: .default
    case .ansi(let index): .indexed(index)
    case .rgba(_, _, _, let alpha) where beneath.rgb == nil && alpha <= 127: beneath
    case .rgba: foreground(on: beneath)
    }
  }

  /// The colour of text on a background; the standard colour is one that can be read there.
  func foreground(on background: Color) -> Color {
    switch self {
    case .standard: return background.contrasting
    case .ansi(let index): return .indexed(index)
    case .rgba(let red, let green, let blue, let alpha):
      let own = RGB(red, green, blue)
      return .rgb(background.rgb.map { own.over($0, alpha: alpha) } ?? own)
    }
  }
}

extension PaletteIndices {
  /// What the author of a screen has chosen.
  package init(of screen: Screen) {
    self.init(
      screen.paletteIndices.compactMap { index in
        guard case .rgba(let red, let green, let blue, 255) = index.color else { return nil }
        return (
          RGB(red, green, blue),
          Entry(of256: index.ansi256, of16: index.ansi16.flatMap { $0 < 16 ? $0 : nil })
        )
      })
  }
}

extension Color {
  /// How the colour looks, where that is known.
  var rgb: RGB? {
    if case .rgb(let rgb) = self { rgb } else { nil }
  }

  /// Black or white, whichever has more contrast with this background; on the terminal's own
  /// colours its own text colour.
  var contrasting: Color { rgb.map { .rgb($0.contrasting) } ?? .default }

  /// Whether something of this colour is indistinguishable from a background, as far as both are
  /// known.
  func isIndistinguishable(from background: Color) -> Bool {
    guard let rgb, let surface = background.rgb else { return false }
    return rgb.isIndistinguishable(from: surface)
  }

  /// A mixture with another colour, where this one is known.
  func blended(with other: RGB, amount: Double) -> Color {
    rgb.map { .rgb($0.blended(with: other, amount: amount)) } ?? self
  }
}

extension Style {
  /// The same style for text of less importance, which can still be read.
  var muted: Style { muted(as: .letters) }

  /// The same style for something of less importance.
  func muted(as ink: Ink) -> Style { receding(by: RGB.mutedShare, as: ink) }

  /// The same style, blended into the background by a fraction, or by less: what has the contrast
  /// that it needs keeps it, and what has less by itself stays as it is.
  ///
  /// The terminal's own text colour becomes dim. How dim that is nobody knows, so a known colour on
  /// an unknown background stays as it is.
  func receding(by share: Double, as ink: Ink) -> Style {
    guard let own = foreground.rgb else { return adding(.dim) }
    guard let surface = background.rgb else { return self }
    var result = self
    result.foreground = .rgb(
      own.receding(into: surface, by: share, keeping: ink.minimumContrast))
    return result
  }

  /// This style with as much contrast as another one has, up to what letters need.
  func keepingContrast(of other: Style) -> Style {
    guard let text = other.foreground.rgb, let surface = other.background.rgb else { return self }
    let wanted = min(text.contrast(with: surface), Ink.letters.minimumContrast)
    var result = self
    result.foreground = foreground.readable(on: background, contrast: wanted)
    return result
  }

  /// The same style with some attributes added.
  func adding(_ attributes: Attributes) -> Style {
    var result = self
    result.attributes.formUnion(attributes)
    return result
  }
}
