internal import CarouselColor
internal import CarouselDeck
internal import CarouselEngine

/// The characters of a bar, by its place and its breadth.
struct BarShape: Hashable, Sendable {
  /// A cell that is filled.
  let full: String
  /// A cell that is not.
  let track: String
  /// How many parts of a cell can be filled along the bar.
  ///
  /// A cell has two colours. Where a bar covers less than its cell, the background is one of them,
  /// so that it grows by whole cells.
  let parts: Int
  /// The columns of a bar from top to bottom, the rows of any other.
  let breadth: Int

  private let isHorizontal: Bool
  private let isMirrored: Bool

  init(
    _ breadth: IndicatorForm.Breadth, at position: Indicator.Position, isSegment: Bool,
    isMirrored: Bool, _ options: PaintOptions
  ) {
    isHorizontal = position.isHorizontal
    self.isMirrored = isMirrored
    let isWhole = breadth == .whole
    self.breadth = isHorizontal || !isWhole ? 1 : 2
    switch options.glyphs {
    case .ascii: (full, track, parts) = ("#", ".", 1)
    case .unicode:
      let shape: String
      if isWhole {
        shape = isHorizontal ? "█" : "██"
      } else if isHorizontal {
        shape = isSegment ? "▄" : "▂"
      } else {
        // A column is as broad as half a row is high.
        shape = isSegment ? "█" : position == .left ? "▌" : "▐"
      }
      full = shape
      // Without colours the rest of the bar is drawn thinner; of 16 colours, on many grounds only
      // one has enough contrast.
      let thin = isHorizontal ? "▁" : position == .left ? "▏" : isWhole ? " ▕" : "▕"
      let hasTwoColors = options.isColored && options.depth != .palette16
      track = hasTwoColors ? shape : thin
      let isCell = isWhole || !isHorizontal && isSegment
      parts = isCell && hasTwoColors ? 8 : 1
    }
  }

  /// A cell of which some eighths are filled, from where the bar begins.
  func partial(_ eighths: Int) -> (text: String, ink: IndicatorMark.Ink) {
    let eighths = UInt32(max(1, min(eighths, 7)))
    // U+258F…U+2589 fill a cell from its left side, U+2581…U+2587 from its lower one.
    guard isHorizontal else {
      return (String(repeating: block(0x2588 - eighths), count: breadth), .otherOnCurrent)
    }
    guard isMirrored else { return (block(0x2590 - eighths), .currentOnOther) }
    return (block(0x2588 + eighths), .otherOnCurrent)
  }

  private func block(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? full
  }
}
