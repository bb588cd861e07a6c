internal import CarouselColor
internal import CarouselDeck
internal import TerminalCells

/// The colours of what the player shows above the slides.
struct OverlayColors: Hashable, Sendable {
  /// Letters on a chip; on any slide, a picture too.
  let chip: Style
  /// What is wrong, on a chip.
  let chipBad: Color
  /// Letters on the band of an error.
  let band: Style
  /// Letters on the band that are read second.
  let bandMuted: Style
  /// The mark of the band.
  let bandBad: Color
  /// Letters on a panel; nil where there are no colours that it could have.
  let panel: Style?
  private let theme: ThemeRoles?

  /// A ground that white letters stand out from, and that itself stands out from most pictures.
  private static let dark = RGB(0x14, 0x18, 0x1D)
  private static let error = RGB(0x4A, 0x15, 0x15)
  /// A red that can be read on dark grounds, where no theme has one.
  private static let red = RGB(0xFF, 0x8A, 0x7A)
  /// How far a panel is from its surface, on the way to the colour of text.
  private static let raised = 0.08
  /// The same for a key on it.
  private static let key = 0.14

  /// - Parameter ground: The background in the middle of the screen.
  init(_ options: PaintOptions, ground: Color) {
    theme = options.theme
    guard options.isColored else {
      chip = Style(attributes: .reverse)
      band = Style(attributes: .reverse)
      (bandMuted, panel) = (band, nil)
      (chipBad, bandBad) = (.default, .default)
      return
    }
    let own = options.theme?.surface.background(over: .default)
    let surface = own ?? .rgb(Self.dark)
    chip = Style(foreground: options.roles(on: surface).text, background: surface)
    chipBad = Self.bad(options, on: surface)
    let error = Color.rgb(Self.error)
    let roles = RoleColors(nil, on: error)
    band = Style(foreground: roles.text, background: error)
    bandMuted = Style(foreground: roles.muted, background: error)
    bandBad = Self.bad(options, on: error)
    let known = own ?? (ground.rgb == nil ? surface : options.roles(on: ground).surface)
    let text = options.roles(on: known).text
    let panelGround = text.rgb.map { known.blended(with: $0, amount: Self.raised) } ?? known
    panel = Style(foreground: options.roles(on: panelGround).text, background: panelGround)
  }

  private static func bad(_ options: PaintOptions, on ground: Color) -> Color {
    options.theme.map { _ in options.roles(on: ground).bad } ?? .rgb(red)
  }

  /// The style of a key on the panel.
  var key: Style {
    guard let panel, let text = panel.foreground.rgb else { return Style(attributes: .bold) }
    let ground = panel.background.blended(with: text, amount: Self.key)
    let roles = RoleColors(theme, on: ground)
    return Style(foreground: roles.text, background: ground, attributes: .bold)
  }

  /// The style of letters on the panel that are read second.
  var panelMuted: Style {
    guard let panel else { return Style(attributes: .dim) }
    return Style(
      foreground: RoleColors(theme, on: panel.background).muted, background: panel.background)
  }

  /// The style of lines on the panel.
  var panelEdge: Style {
    guard let panel else { return Style(attributes: .dim) }
    return Style(
      foreground: RoleColors(theme, on: panel.background).edge, background: panel.background)
  }
}
