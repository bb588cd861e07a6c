internal import CarouselGrid

/// The cells along the edges of a slide in which no letter is.
///
/// Television sets cut up to 5 % off each side (EBU R 95 has areas of 3.5 and 5 %), and the same
/// share looks right on a desk. Small slides can't afford it.
struct Margins: Hashable, Sendable {
  let columns: Int
  let rows: Int

  private static let share = 0.05
  private static let maximumColumns = 12
  private static let maximumRows = 4

  /// The margins of a slide, or of a screen.
  init(of size: FrameSize) {
    columns =
      switch size.columns {
      case ..<20: 0
      case ..<40: 1
      default: Self.share(of: size.columns, 2...Self.maximumColumns)
      }
    rows = size.rows < 8 ? 0 : Self.share(of: size.rows, 1...Self.maximumRows)
  }

  private static func share(of length: Int, _ range: ClosedRange<Int>) -> Int {
    min(max(range.lowerBound, Int((Double(length) * share).rounded())), range.upperBound)
  }
}

extension CellRect {
  /// What is inside of the margins of its size.
  var insideMargins: CellRect {
    let margins = Margins(of: size)
    return inset(
      left: margins.columns, top: margins.rows, right: margins.columns, bottom: margins.rows)
  }
}
