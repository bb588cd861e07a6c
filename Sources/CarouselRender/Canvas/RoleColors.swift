internal import CarouselColor
internal import CarouselDeck
internal import TerminalCells

/// The colours of a theme as they can be read on one background.
///
/// Text has a contrast of 7 as far as black or white have it, other letters one of at least 4.5 and
/// lines one of at least 3, as WCAG 2 asks for: a colour of the theme that has less there moves
/// towards black or white. On a background that is not known everything but the theme's own colours
/// is the terminal's own.
struct RoleColors: Hashable, Sendable {
  /// The contrast of letters with their background.
  static let letterContrast = Ink.letters.minimumContrast
  /// The contrast of lines and marks with their background.
  static let markContrast = Ink.marks.minimumContrast

  /// The background that the others are for.
  let background: Color
  /// The ground of a panel.
  let surface: Color
  let text: Color
  let muted: Color
  let edge: Color
  /// The accent for letters; where it has too little contrast for them it is the colour of text, and
  /// bold tells them apart.
  let accent: Color
  /// The accent for marks, which need less contrast.
  let accentMark: Color
  let good: Color
  let warning: Color
  let bad: Color

  init(_ theme: ThemeRoles?, on background: Color) {
    self.background = background
    let text = (theme?.text.foreground(on: background) ?? background.contrasting)
      .readable(on: background, contrast: Ink.enhancedContrast)
    /// A colour of the theme, or else the text's with a share of the background mixed in.
    func role(_ color: ThemeColor?, mixed share: Double, _ contrast: Double) -> Color {
      let own = color.flatMap { $0 == .standard ? nil : $0.foreground(on: background) }
      let mixed = background.rgb.map { text.blended(with: $0, amount: share) } ?? text
      return (own ?? mixed).readable(on: background, contrast: contrast)
    }
    self.text = text
    muted = role(theme?.muted, mixed: RGB.mutedShare, Self.letterContrast)
    edge = role(theme?.edge, mixed: 0.6, Self.markContrast)
    accentMark = role(theme?.accent, mixed: 0, Self.markContrast)
    accent =
      accentMark.contrast(with: background, isAtLeast: Self.letterContrast) ? accentMark : text
    good = role(theme?.good, mixed: 0, Self.letterContrast)
    warning = role(theme?.warning, mixed: 0, Self.letterContrast)
    bad = role(theme?.bad, mixed: 0, Self.letterContrast)
    let tinted = background.rgb.map { text.blended(with: $0, amount: 0.9) } ?? .default
    let own = theme.flatMap { $0.surface == .standard ? nil : $0.surface }
    surface = own?.background(over: background) ?? tinted
  }
}

extension ThemeRoles? {
  /// The colour of text before it is known whether it can be read.
  func text(on background: Color) -> Color {
    (self?.text ?? .standard).foreground(on: background)
  }
}

extension Color {
  /// Whether it has a contrast with a background, where both are known.
  fileprivate func contrast(with background: Color, isAtLeast wanted: Double) -> Bool {
    guard let rgb, let surface = background.rgb else { return true }
    return rgb.contrast(with: surface) >= wanted
  }

  /// This colour, or one on its way to black or white that has a contrast with a background.
  ///
  /// A colour that is not known stays as it is.
  func readable(on background: Color, contrast: Double) -> Color {
    guard let rgb, let surface = background.rgb else { return self }
    return .rgb(rgb.readable(on: surface, contrast: contrast))
  }
}
