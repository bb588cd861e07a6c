internal import TerminalCells

/// A block character that covers a part of a cell, or all but that part.
struct CellBlock: Hashable, Sendable {
  /// The part of a cell that the character leaves as it is.
  enum Rest: Hashable, Sendable {
    case upper, lower, other
  }

  let scalar: Unicode.Scalar
  /// Whether what is covered shows in the colour of the background.
  var isInverse = false
  let rest: Rest

  /// The characters for the sets of quarters: upper left 1, upper right 2, lower left 4, lower
  /// right 8.
  private static let quarters: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
  /// One to eight eighths from below.
  private static let lower: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The character that comes nearest to what is covered, of those that every font has; nil for
  /// nothing.
  ///
  /// Quarters and bars of full width compete by the number of samples that they get wrong.
  ///
  /// - Parameter canInvert: Whether the colour of what is not covered is known.
  init?(_ left: RowCoverage.Heights, _ right: RowCoverage.Heights, canInvert: Bool) {
    guard left | right != 0 else { return nil }
    let (bar, barError) = CellBlock.nearestBar(left, right)
    let (index, quarterError) = CellBlock.nearestQuarters(left, right)
    // A bar beside a half that is full, or empty, would be a hair on a steep edge.
    let isLevel = left != 0 && right != 0 && left != .max && right != .max
    if barError < quarterError || barError == quarterError && (isLevel || left == right) {
      self = CellBlock(bar: bar, canInvert: canInvert)
      return
    }
    guard index > 0 else { return nil }
    scalar = Self.quarters[index]
    rest = .other
  }

  private static func nearestQuarters(
    _ left: RowCoverage.Heights, _ right: RowCoverage.Heights
  ) -> (index: Int, error: Int) {
    var (index, error) = (0, 0)
    for (bit, half, mask) in [(1, left, 0x0F), (2, right, 0x0F), (4, left, 0xF0), (8, right, 0xF0)]
      as [(Int, RowCoverage.Heights, RowCoverage.Heights)]
    {
      let count = (half & mask).nonzeroBitCount
      if count >= 2 { index |= bit }
      error += min(count, 4 - count)
    }
    return (index, error)
  }

  /// A bar over the whole width of a cell.
  private struct Bar {
    /// In eighths of the height, 1…8.
    var height: Int
    var isFromBelow: Bool
  }

  private static func nearestBar(
    _ left: RowCoverage.Heights, _ right: RowCoverage.Heights
  ) -> (bar: Bar, error: Int) {
    // The best bar has nearly as many samples as are covered.
    let height = max(1, (left.nonzeroBitCount + right.nonzeroBitCount) / 2)
    let blank = 8 - height
    func error(_ mask: RowCoverage.Heights) -> Int {
      (left ^ mask).nonzeroBitCount + (right ^ mask).nonzeroBitCount
    }
    let (below, above) = (error(.max << blank), error(.max >> blank))
    return below <= above
      ? (Bar(height: height, isFromBelow: true), below)
      : (Bar(height: height, isFromBelow: false), above)
  }

  private init(bar: Bar, canInvert: Bool) {
    let height = bar.height
    rest = bar.isFromBelow ? .upper : .lower
    guard !bar.isFromBelow, height < 8 else {
      scalar = Self.lower[height - 1]
      return
    }
    switch height {
    case 1: scalar = "▔"
    case 4: scalar = "▀"
    default:
      guard canInvert else {
        scalar = height < 3 ? "▔" : height < 6 ? "▀" : "█"
        return
      }
      scalar = Self.lower[7 - height]
      isInverse = true
    }
  }

  /// The colour that a cell shows in the part that the character leaves as it is.
  func beneath(_ cell: Cell) -> Color {
    let style = cell.style
    guard rest != .other, let shown = cell.scalar else { return style.background }
    if shown == "▀" { return rest == .upper ? style.foreground : style.background }
    guard Self.lower.contains(shown), shown != "█" else { return style.background }
    return rest == .lower ? style.foreground : style.background
  }
}
