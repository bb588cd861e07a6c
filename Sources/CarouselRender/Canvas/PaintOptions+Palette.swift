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

  /// How colours become entries of a palette; nil where all of them can be seen, or none.
  private var reduction: ColorReduction? {
    switch depth {
    case .truecolor, .none: nil
    case .palette256, .palette16:
      ColorReduction(depth: depth, indices: paletteIndices, remembers: false)
    }
  }
}
