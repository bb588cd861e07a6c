internal import CarouselDeck
internal import CarouselGrid

/// Which cells the parts of a divided slide get.
struct DivisionLayout: Hashable, Sendable {
  /// The cells of each part; together with the gaps they are all cells of the region.
  private(set) var regions: [CellRect] = []
  /// The lines between them.
  private(set) var rules: [CellRect] = []
  /// How the parts are arranged: below each other too where columns would be too narrow.
  let arrangement: Division.Arrangement
  private let hasEqualShares: Bool

  /// The minimum number of columns in which a line of text can be read without breaking every
  /// other word.
  static let minimumColumns = 20

  /// Shares a region.
  init(_ division: Division, in region: CellRect) {
    let gap = max(0, division.gap)
    hasEqualShares = division.parts.allSatisfy { $0.extent == division.parts[0].extent }
    let isColumns = division.arrangement == .columns
    var lengths = Self.lengths(
      division.parts.map { $0.extent }, of: isColumns ? region.columns : region.rows, gap: gap)
    let isNarrow = isColumns && lengths.count > 1 && lengths.contains { $0 < Self.minimumColumns }
    let isShortened = zip(division.parts, lengths).contains { part, length in
      if case .cells(let cells) = part.extent { length < cells } else { false }
    }
    arrangement =
      isNarrow && (isShortened || !division.hasNarrowParts) ? .rows : division.arrangement
    if isColumns, arrangement == .rows {
      // A number of columns is none of rows.
      let extents = division.parts.map { _ in Division.Extent.share(1) }
      lengths = Self.lengths(extents, of: region.rows, gap: 1)
    }
    place(lengths, gap: isColumns && arrangement == .rows ? 1 : gap, in: region)
    if !division.hasRule || gap == 0 { rules = [] }
  }

  /// The rows of which all parts above each other make use, where all have equal shares; nil where
  /// they have not.
  var commonRows: Int? {
    guard arrangement == .rows, hasEqualShares else { return nil }
    return regions.map(\.rows).min()
  }

  private mutating func place(_ lengths: [Int], gap: Int, in region: CellRect) {
    var start = 0
    for (index, length) in lengths.enumerated() {
      func cells(from start: Int, _ length: Int) -> CellRect {
        switch arrangement {
        case .columns:
          CellRect(
            column: region.column + start, row: region.row, columns: length, rows: region.rows)
        case .rows:
          CellRect(
            column: region.column, row: region.row + start, columns: region.columns, rows: length)
        }
      }
      if index > 0 { rules.append(cells(from: start - (gap + 1) / 2, 1)) }
      regions.append(cells(from: start, length))
      start += length + gap
    }
  }

  /// The cells of each part along the arrangement.
  ///
  /// Parts with a number of cells get it as far as there is room, in their order; the others share
  /// what is left, to whole cells by the largest remainder, the first ones first. Equal shares are
  /// equally long but for the last one, which gets the rest: texts in a column have the same pitch.
  private static func lengths(_ extents: [Division.Extent], of total: Int, gap: Int) -> [Int] {
    var free = max(0, total - gap * (extents.count - 1))
    var lengths = extents.map { extent in
      guard case .cells(let cells) = extent else { return 0 }
      let length = min(max(0, cells), free)
      free -= length
      return length
    }
    let shares = extents.map { extent in
      if case .share(let share) = extent { max(0, share) } else { 0 }
    }
    let sum = shares.reduce(0, +)
    guard sum > 0 else { return lengths }
    if Set(shares.filter { $0 > 0 }).count == 1 {
      let count = shares.count { $0 > 0 }
      for index in shares.indices where shares[index] > 0 { lengths[index] = free / count }
      if let last = shares.lastIndex(where: { $0 > 0 }) { lengths[last] += free % count }
      return lengths
    }
    var done = 0
    var given = 0
    for (index, share) in shares.enumerated() where share > 0 {
      done += share
      let end = Int((Double(free) * Double(done) / Double(sum)).rounded())
      lengths[index] = end - given
      given = end
    }
    return lengths
  }
}

extension Division {
  /// Whether an author wants parts that are narrower than text can be read in.
  fileprivate var hasNarrowParts: Bool {
    parts.contains { part in
      if case .cells(let cells) = part.extent {
        cells < DivisionLayout.minimumColumns
      } else {
        false
      }
    }
  }
}
