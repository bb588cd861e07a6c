internal import CarouselColor
internal import CarouselDeck
internal import CarouselStage
internal import TerminalCells

/// What all painters of a frame have to know.
struct PaintOptions: Hashable, Sendable {
  let glyphs: GlyphSet
  let depth: ColorDepth
  let geometry: CellGeometry
  /// From how far away the screen is read.
  let viewing: Viewing
  /// The colours of the theme; nil derives them from each background.
  var theme: ThemeRoles?
  /// The entries of the terminal's palette that an author has chosen for colours.
  var paletteIndices = PaletteIndices.none
  /// Whether what is behind all cards has another colour in each row.
  var hasGradient = false
  /// How far the current slide has been scrolled; nil where none has been.
  var scroll: SlideScroll?
  /// Whether the background of the screen is a known colour.
  var hasKnownGround = false
  /// Whether the focused scene is marked.
  var hasFocus = false

  /// Whether colours can be seen; where they cannot, nothing is drawn by its colour alone.
  var isColored: Bool { depth != .none }

  /// Whether cells can be drawn by half: one half in the colour of text, the other in that of the
  /// background.
  var hasHalfCells: Bool { isColored && glyphs == .unicode }

  /// The colours by role, as they can be read on a background.
  func roles(on background: Color) -> RoleColors { RoleColors(theme, on: background) }
}
