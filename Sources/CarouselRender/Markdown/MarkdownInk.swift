internal import CarouselDeck
internal import TerminalCells

/// The colours of a document on one ground.
struct MarkdownInk: Hashable, Sendable {
  /// The style of blanks.
  let ground: Style
  private let text: Color
  private let muted: Color
  private let edge: Color
  private let accent: Color
  private let good: Color
  private let warning: Color

  /// The colours on a page whose text has a style, or on a panel that stands on it.
  init(_ style: Style, _ options: PaintOptions, isPanel: Bool) {
    let page = style.background
    let background = isPanel ? options.roles(on: page).surface : page
    let roles = options.roles(on: background)
    let text = style.foreground.readable(on: background, contrast: RoleColors.letterContrast)
    self.text = text
    ground = Style(foreground: text, background: background)
    // Without a theme everything comes from the colour of the text.
    let hasTheme = options.theme != nil
    func mixed(_ share: Double, _ contrast: Double) -> Color {
      background.rgb.map { text.blended(with: $0, amount: share) }
        .map { $0.readable(on: background, contrast: contrast) } ?? text
    }
    muted = hasTheme ? roles.muted : mixed(0.4, RoleColors.letterContrast)
    edge = hasTheme ? roles.edge : mixed(0.6, RoleColors.markContrast)
    accent = hasTheme ? roles.accent : text
    good = hasTheme ? roles.good : text
    warning = hasTheme ? roles.warning : text
  }

  /// The style of lines between and beside text.
  var edgeStyle: Style { style(of: MarkdownLine.Run("", role: .edge), isPanel: false) }

  /// The style of a stretch of text.
  ///
  /// - Parameter isPanel: Whether it is in a panel; code in a sentence has a ground of its own.
  func style(of run: MarkdownLine.Run, isPanel: Bool) -> Style {
    var result = ground
    switch run.role {
    case .text: break
    case .muted: result.foreground = muted
    case .edge: result.foreground = edge
    case .accent: result.foreground = accent
    case .good: result.foreground = good
    case .warning: result.foreground = warning
    }
    let isFaint =
      switch run.role {
      case .muted, .edge: result.foreground == text
      case .text, .accent, .good, .warning: false
      }
    // Where no colour can tell.
    if isFaint || run.style.contains(.code) && !isPanel && ground.background.rgb == nil {
      result = result.adding(.dim)
    }
    if run.style.contains(.strong) { result = result.adding(.bold) }
    if run.style.contains(.emphasis) { result = result.adding(.italic) }
    if run.style.contains(.link) { result = result.adding(.underline) }
    if run.style.contains(.strike) { result = result.adding(.strikethrough) }
    return result
  }
}
