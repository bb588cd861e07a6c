package import CarouselColor
internal import CarouselGrid

/// Brings styles down to the colours that a terminal, or a file, can show.
package struct StyleReduction: Sendable {
  /// A style, and what it was reduced to; a slot of the cache.
  private struct Match: Sendable {
    var colors = UInt64.max
    var use = GlyphUse.letters
    var reduced = Style()
  }

  package let depth: ColorDepth
  private var colors: ColorReduction
  /// Bounded, so that a long show costs no memory.
  private var memory: [Match]

  private static let slotCount: UInt64 = 4096

  /// - Parameter indices: The palette entries that an author has chosen.
  package init(depth: ColorDepth, indices: PaletteIndices = .none) {
    self.depth = depth
    colors = ColorReduction(depth: depth, indices: indices)
    memory = Array(repeating: Match(), count: Int(Self.slotCount))
  }

  /// The frame as it can be shown at this depth, blanks that look the same made the same.
  ///
  /// The contrast of what can be read in truecolor is kept, see `ColorReduction`.
  package mutating func reduce(_ frame: Frame) -> Frame {
    switch depth {
    case .truecolor: frame.normalized { $0 }
    case .none: frame.normalized { $0.withoutColors }
    case .palette256, .palette16: reduceToPalette(frame)
    }
  }

  private mutating func reduceToPalette(_ frame: Frame) -> Frame {
    var result = frame
    var (style, use) = (Style(), GlyphUse.letters)
    var mapped = reduce(style, use)
    for index in frame.cells.indices {
      let cell = frame.cells[index]
      // Nobody sees what colour a plain blank has besides its background, which is the same
      // whatever is drawn on it; a trailing half has the style of its character.
      let shape = cell.isBlank || cell.isTrailingHalf ? use : cell.glyph.use
      if cell.style != style || shape != use {
        (style, use) = (cell.style, shape)
        mapped = reduce(style, use)
      }
      if cell.isBlank, mapped.paintsBlanksPlainly {
        result.cells[index] = .blank(Style(background: mapped.background))
      } else if use == .area, frame.continuesArea(index) {
        result.cells[index].style = reduce(style, .ground)
      } else {
        result.cells[index].style = mapped
      }
    }
    return result
  }

  private mutating func reduce(_ style: Style, _ use: GlyphUse) -> Style {
    let colors = style.colors
    // Knuth's multiplicative hash for 64 bits; the upper bits are the well mixed ones.
    let slot = Int(((colors ^ UInt64(use.rawValue) << 62) &* 0x9E37_79B9_7F4A_7C15) >> 52)
    if memory[slot].colors != colors || memory[slot].use != use {
      memory[slot] = Match(colors: colors, use: use, reduced: reduceColors(of: style, use))
    }
    var result = memory[slot].reduced
    result.attributes = style.attributes
    result.link = style.link
    return result
  }

  /// Which of two colours is the ground is not asked for reversed text: where both are known, their
  /// contrast is the same either way.
  private mutating func reduceColors(of style: Style, _ use: GlyphUse) -> Style {
    let (color, ground) = (style.foreground, style.background)
    var result = Style(foreground: reduce(color), background: reduce(ground))
    if let ink = use.ink, result.foreground != color, let own = color.paletteColor,
      let below = ground.paletteColor, case .indexed(let entry) = result.background
    {
      result.foreground = .indexed(colors.entry(for: own, as: ink, on: below, shownAs: entry))
    }
    return result
  }

  private mutating func reduce(_ color: Color) -> Color {
    switch color {
    case .default: color
    case .indexed(let entry) where depth == .palette256 || entry < 16: color
    case .indexed(let entry): .indexed(colors.entry(for: Palette.colors[Int(entry)]))
    case .rgb(let rgb): .indexed(colors.entry(for: rgb))
    }
  }
}

extension Color {
  /// How the colour looks; nil for those that are the user's own.
  fileprivate var paletteColor: RGB? {
    switch self {
    case .default: nil
    case .indexed(let entry): entry < 16 ? nil : Palette.colors[Int(entry)]
    case .rgb(let rgb): rgb
    }
  }
}

extension Frame {
  /// Whether the colour of a block is the background of a cell beside it, so that both are seen as
  /// one area: the half cells at the edge of a card, for instance.
  fileprivate func continuesArea(_ index: Int) -> Bool {
    let color = cells[index].style.foreground
    let (column, width) = (index % size.columns, size.columns)
    return column > 0 && cells[index - 1].style.background == color
      || column + 1 < width && cells[index + 1].style.background == color
      || index >= width && cells[index - width].style.background == color
      || index + width < cells.count && cells[index + width].style.background == color
  }
}
