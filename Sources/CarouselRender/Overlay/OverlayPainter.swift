internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

/// Paints the overlay of the player over everything.
struct OverlayPainter: Sendable {
  let options: PaintOptions
  let colors: OverlayColors
  /// The cells along the edges in which no letter is.
  let margins: Margins

  var glyphs: GlyphSet { options.glyphs }

  static func paint(_ overlay: Overlay, on frame: inout Frame, _ options: PaintOptions) {
    guard frame.size.area > 0 else { return }
    let middle = frame[frame.size.columns / 2, frame.size.rows / 2].style.background
    let painter = OverlayPainter(
      options: options, colors: OverlayColors(options, ground: middle),
      margins: Margins(of: frame.size))
    painter.paint(overlay, on: &frame)
  }

  private func paint(_ overlay: Overlay, on frame: inout Frame) {
    if let help = overlay.help { paint(help, on: &frame) }
    var chips: [Chip] = []
    var taken = margins.rows
    if overlay.isPaused { chips.append(Chip(glyphs.pauseSign, "paused")) }
    if let failure = overlay.failure {
      // On a wall a band would be there for days, and nobody sits before it.
      if failure.isBrief || options.viewing == .wall {
        chips.append(Chip(glyphs.errorSign, "config error", color: colors.chipBad))
      } else {
        taken = max(taken, paint(failure, on: &frame))
      }
    }
    paintAtTop(chips, on: &frame)
    let status = glyphs.drawableLine(overlay.status)
    if !status.isEmpty { paintAtBottom(Chip("", status), above: taken, on: &frame) }
  }
}
