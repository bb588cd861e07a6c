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
      } else if use == .area {
        result.cells[index].style = reduceArea(at: index, of: frame, mapped)
      } else {
        result.cells[index].style = mapped
      }
    }
    return result
  }

  /// The style of a block whose colours are those of larger areas beside it: these have one entry
  /// each.
  private mutating func reduceArea(at index: Int, of frame: Frame, _ mapped: Style) -> Style {
    let style = frame.cells[index].style
    if frame.continuesArea(index) { return reduce(style, .ground) }
    guard !frame.cells[index].isFullBlock else { return mapped }
    // A cell of a bar that is filled in part lies between cells that are filled, or not, as a whole.
    var result = mapped
    if let whole = frame.fullBlock(beside: index, of: style.foreground) {
      result.foreground = reduce(whole, .area).foreground
    }
    if let whole = frame.fullBlock(beside: index, of: style.background) {
      result.background = reduce(whole, .area).foreground
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

extension Cell {
  fileprivate var isFullBlock: Bool { scalar == "█" }
}

extension Frame {
  /// The first of the cells at the four sides of a cell for which something holds.
  private func neighbour(of index: Int, _ holds: (Cell) -> Bool) -> Cell? {
    let (column, width) = (index % size.columns, size.columns)
    if column > 0, holds(cells[index - 1]) { return cells[index - 1] }
    if column + 1 < width, holds(cells[index + 1]) { return cells[index + 1] }
    if index >= width, holds(cells[index - width]) { return cells[index - width] }
    if index + width < cells.count, holds(cells[index + width]) { return cells[index + width] }
    return nil
  }

  /// Whether the colour of a block is the background of a cell beside it, so that both are seen as
  /// one area: the half cells at the edge of a card, for instance.
  fileprivate func continuesArea(_ index: Int) -> Bool {
    let color = cells[index].style.foreground
    // Beside a cell of a bar that is filled in part, a full one is not the end of an area.
    let isFull = cells[index].isFullBlock
    return neighbour(of: index) { other in
      other.style.background == color && !(isFull && other.glyph.use == .area)
    } != nil
  }

  /// The style of a full block at one of the four sides of a cell that has a colour.
  fileprivate func fullBlock(beside index: Int, of color: Color) -> Style? {
    neighbour(of: index) { $0.isFullBlock && $0.style.foreground == color }?.style
  }
}
