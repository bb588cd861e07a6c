package import CarouselColor

/// Brings styles down to the colours that a terminal, or a file, can show.
package struct StyleReduction: Sendable {
  package let depth: ColorDepth
  private var matcher: PaletteMatcher

  package init(depth: ColorDepth) {
    self.depth = depth
    // The first sixteen are the user's own, so the richer palette avoids them.
    matcher = PaletteMatcher(entries: depth == .palette16 ? 0..<16 : 16..<256)
  }

  /// The frame as it can be shown at this depth, blanks that look the same made the same.
  package mutating func reduce(_ frame: Frame) -> Frame {
    frame.normalized { reduce($0) }
  }

  private mutating func reduce(_ style: Style) -> Style {
    guard depth != .truecolor else { return style }
    return Style(
      foreground: reduce(style.foreground), background: reduce(style.background),
      attributes: style.attributes)
  }

  private mutating func reduce(_ color: Color) -> Color {
    switch (depth, color) {
    case (.truecolor, _), (_, .default): color
    case (.none, .rgb), (.none, .indexed): .default
    case (.palette256, .indexed): color
    case (.palette16, .indexed(let entry)) where entry < 16: color
    case (.palette16, .indexed(let entry)):
      .indexed(matcher.nearest(to: Palette.colors[Int(entry)]))
    case (.palette256, .rgb(let rgb)), (.palette16, .rgb(let rgb)):
      .indexed(matcher.nearest(to: rgb))
    }
  }
}
