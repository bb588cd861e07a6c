internal import CarouselColor
internal import TerminalCells

extension PaintOptions {
  /// Whether two colours beside each other are two with as many colours as can be seen.
  ///
  /// What is not known may be anything, and counts as another colour.
  func tellsApart(_ one: Color, _ other: Color) -> Bool {
    guard let first = one.rgb, let second = other.rgb else { return one != other }
    guard let reduction else { return first != second }
    var entries = reduction
    return entries.entry(for: first) != entries.entry(for: second)
  }

  /// A style for letters that are drawn with blocks.
  ///
  /// A block is a mark wherever the colours of a frame are reduced, for which less contrast is
  /// enough than for letters. So letters get theirs here.
  func typeStyle(_ style: Style) -> Style {
    guard var reduction, let ink = style.foreground.rgb, let ground = style.background.rgb else {
      return style
    }
    let asMarks = reduction.shown(ink, as: .marks, on: ground).ink
    let asLetters = reduction.shown(ink, as: .letters, on: ground).ink
    guard asMarks != asLetters else { return style }
    var result = style
    result.foreground = .rgb(asLetters)
    return result
  }

  /// How colours become entries of a palette; nil where all of them can be seen, or none.
  private var reduction: ColorReduction? {
    switch depth {
    case .truecolor, .none: nil
    case .palette256, .palette16:
      ColorReduction(depth: depth, indices: paletteIndices, remembers: false)
    }
  }
}
