public import CarouselGrid

extension Frame {
  /// Copies a rectangle of another frame into this one, clipped to both.
  ///
  /// A wide character that an edge cuts becomes a blank of its own style, on both sides of the
  /// edge.
  ///
  /// - Parameters:
  ///   - source: The frame to copy from.
  ///   - region: The part of `source` to copy; all of it by default.
  ///   - column: Where the left edge of the region goes; it may be outside.
  ///   - row: Where the upper edge of the region goes; it may be outside.
  /// - Complexity: O(cells copied), a block copy a row.
  public mutating func copy(
    _ source: Frame, region: CellRect? = nil, toColumn column: Int, row: Int
  ) {
    let wanted = region ?? CellRect(source.size)
    let columns = column - wanted.column
    let rows = row - wanted.row
    let target =
      wanted
      .intersection(CellRect(source.size))
      .moved(columns: columns, rows: rows)
      .intersection(CellRect(size))
    guard !target.isEmpty else { return }
    let numbers = source.clusters.texts.map { clusters.intern($0) }
    let linkNumbers = source.links.isEmpty ? [] : source.links.numbers { links.intern(safe: $0) }
    for targetRow in target.rowRange {
      let start = targetRow * size.columns + target.column
      let end = start + target.columns
      let from = (targetRow - rows) * source.size.columns + target.column - columns
      mendNeighbours(of: start..<end, column: target.column)
      copyCells(source.cells, from: from, to: start, count: target.columns)
      if cells[start].isTrailingHalf { cells[start] = .blank(cells[start].style) }
      if cells[end - 1].isWide { cells[end - 1] = .blank(cells[end - 1].style) }
      if !numbers.isEmpty { renumber(start..<end, by: numbers) }
      if !linkNumbers.isEmpty { relink(start..<end, by: linkNumbers) }
    }
  }

  private mutating func copyCells(_ source: [Cell], from: Int, to: Int, count: Int) {
    source.withUnsafeBufferPointer { source in
      cells.withUnsafeMutableBufferPointer { target in
        _ = UnsafeMutableBufferPointer(rebasing: target[to..<to + count])
          .update(fromContentsOf: UnsafeBufferPointer(rebasing: source[from..<from + count]))
      }
    }
  }

  private mutating func relink(_ range: Range<Int>, by numbers: [UInt8]) {
    for index in range where cells[index].style.link > 0 {
      cells[index].style.link = numbers[Int(cells[index].style.link)]
    }
  }

  private mutating func renumber(_ range: Range<Int>, by numbers: [Int]) {
    for index in range {
      guard let cluster = cells[index].glyph.cluster else { continue }
      cells[index].glyph = Glyph(cluster: numbers[cluster], isWide: cells[index].isWide)
    }
  }
}
