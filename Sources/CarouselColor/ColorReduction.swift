/// Brings colours down to the entries of a palette, the colours of a cell together.
///
/// The check of a config and the output to a terminal use the same one: what the check says is what
/// is seen.
package struct ColorReduction: Sendable {
  package let depth: ColorDepth
  private let indices: PaletteIndices
  private var matcher: PaletteMatcher

  /// - Parameter remembers: Whether entries are kept, for whole frames and not for a few colours.
  package init(depth: ColorDepth, indices: PaletteIndices = .none, remembers: Bool = true) {
    self.depth = depth
    self.indices = indices
    matcher = PaletteMatcher(
      entries: depth == .palette16 ? Palette.ofSixteen : Palette.of256, remembers: remembers)
  }

  /// The entry for a colour by itself: the author's, or the one that looks most like it.
  package mutating func entry(for color: RGB) -> UInt8 {
    indices.entry(for: color, depth: depth) ?? matcher.nearest(to: color)
  }

  /// The entry for what is drawn on a ground whose own entry is known.
  ///
  /// If both colours have a contrast that can be read, their entries have one too: a contrast of 7
  /// or 4.5 for letters, of 3 for marks. The author's entry and the one that looks most like the
  /// colour are used where they have it, else the next best one that has.
  package mutating func entry(
    for color: RGB, as ink: Ink, on ground: RGB, shownAs groundEntry: UInt8
  ) -> UInt8 {
    let own = entry(for: color)
    guard let wanted = ink.kept(of: color.contrast(with: ground)) else { return own }
    let luminance = Palette.luminances[Int(groundEntry)]
    let contrast = RGB.contrast(Palette.luminances[Int(own)], luminance)
    if contrast >= wanted.best { return own }
    let isChosen = indices.entry(for: color, depth: depth) != nil
    if isChosen, contrast >= wanted.least { return own }
    return matcher.nearest(to: color, on: luminance, wanted)
  }

  /// How a colour on a ground looks at this depth.
  package mutating func shown(_ color: RGB, as ink: Ink, on ground: RGB) -> (ink: RGB, ground: RGB)
  {
    switch depth {
    case .truecolor, .none: return (color, ground)
    case .palette256, .palette16:
      let below = entry(for: ground)
      let above = entry(for: color, as: ink, on: ground, shownAs: below)
      return (Palette.colors[Int(above)], Palette.colors[Int(below)])
    }
  }
}
