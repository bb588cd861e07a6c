internal import CarouselColor
internal import TerminalCells

/// The two colours of a cell as pixels.
struct CellColors: Hashable {
  var ink: RGB
  var ground: RGB

  /// What xterm shows where nothing else is said: its light grey on black.
  private static let terminal = CellColors(ink: Palette.colors[7], ground: Palette.colors[0])

  /// How far dim text is from its own colour to its background; as in VTE.
  private static let dimming = 1.0 / 3

  init(_ style: Style) {
    ink = style.foreground.rgb(default: Self.terminal.ink)
    ground = style.background.rgb(default: Self.terminal.ground)
    if style.attributes.contains(.reverse) { swap(&ink, &ground) }
    if style.attributes.contains(.dim) { ink = ink.blended(with: ground, amount: Self.dimming) }
  }

  private init(ink: RGB, ground: RGB) {
    (self.ink, self.ground) = (ink, ground)
  }
}

extension Color {
  fileprivate func rgb(default color: RGB) -> RGB {
    switch self {
    case .default: color
    case .rgb(let rgb): rgb
    case .indexed(let entry): Palette.colors[Int(entry)]
    }
  }
}
