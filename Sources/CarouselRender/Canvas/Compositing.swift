internal import CarouselColor
internal import CarouselGrid
internal import TerminalCells

extension Frame {
  /// Composites a part of a surface over this frame, so that what is beneath shines through.
  ///
  /// Colours mix as far as they are known. Of two characters in one cell the more opaque one stays,
  /// and the other one is not to be seen between its words; both fade into the background as far as
  /// they are covered or transparent.
  ///
  /// - Parameters:
  ///   - region: The part of the surface.
  ///   - column: Where its left edge goes; what is outside is left out.
  ///   - row: Where its upper edge goes.
  ///   - opacity: 0…1; 1 copies.
  /// - Complexity: O(cells).
  mutating func composite(
    _ surface: Frame, region: CellRect, toColumn column: Int, row: Int, opacity: Double
  ) {
    guard opacity < 1 else {
      return copy(surface, region: region, toColumn: column, row: row)
    }
    let columns = column - region.column
    let rows = row - region.row
    let target = region.intersection(CellRect(surface.size))
      .moved(columns: columns, rows: rows).intersection(CellRect(size))
    guard !target.isEmpty, opacity > 0 else { return }
    let isAbove = opacity >= 0.5
    for targetRow in target.rowRange {
      let start = targetRow * size.columns
      // A copy of the row: a slice would make the first write copy the whole frame.
      let line = Array(cells[start..<start + size.columns])
      let surfaceStart = (targetRow - rows) * surface.size.columns
      let surfaceLine = surface.cells[surfaceStart..<surfaceStart + surface.size.columns]
      for column in target.columnRange {
        let above = surfaceLine[surfaceStart + column - columns]
        // The first column of a wide character decides; one that the edge has cut is a blank.
        guard !above.isTrailingHalf || column == target.column else { continue }
        let isCut =
          above.isTrailingHalf || above.isWide && column + 1 == target.columnRange.upperBound
        let background = line[column].style.background
          .mixed(with: above.style.background, amount: opacity)
        // On a colour that is not known text cannot fade, so what is almost transparent is left
        // out.
        let isLost = opacity < 0.25 && !background.isKnown
        if !above.isBlank, !isCut, !isLost, isAbove || !line[...].hasText(near: column) {
          let style = above.style.faded(into: background, amount: 1 - opacity)
          if let scalar = above.scalar {
            self[column, targetRow] = Cell(scalar, style: style)
          } else {
            put(surface.text(of: above), column: column, row: targetRow, style: style)
          }
        } else {
          let isHidden = isAbove && surfaceLine.hasText(near: surfaceStart + column - columns)
          fade(
            column: column, row: targetRow, into: background, amount: opacity, isHidden: isHidden)
        }
      }
    }
  }

  /// Fades a cell into a background, or leaves nothing but that.
  private mutating func fade(
    column: Int, row: Int, into background: Color, amount: Double, isHidden: Bool
  ) {
    guard !isHidden else { return self[column, row] = .blank(Style(background: background)) }
    let cell = self[column, row]
    let style = cell.style.faded(into: background, amount: amount)
    guard !cell.isBlank else { return self[column, row] = .blank(style) }
    restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) { _ in style }
  }
}

extension ArraySlice<Cell> {
  /// Whether there is text in a cell or beside it.
  fileprivate func hasText(near index: Int) -> Bool {
    let near = Swift.max(startIndex, index - 1)..<Swift.min(endIndex, index + 2)
    return self[near].contains { !$0.isBlank }
  }
}

extension Color {
  fileprivate var isKnown: Bool { rgb != nil }

  /// A mixture with another colour; where one of them is not known, the one that outweighs.
  func mixed(with other: Color, amount: Double) -> Color {
    if let rgb, let second = other.rgb { return .rgb(rgb.blended(with: second, amount: amount)) }
    return amount < 0.5 ? self : other
  }
}

extension Style {
  /// The same text on another background, into which it fades by an amount.
  fileprivate func faded(into background: Color, amount: Double) -> Style {
    // What fades leads nowhere, and the number of a link is one of its own frame.
    var result = withoutLink
    result.background = background
    if let text = foreground.rgb, let surface = background.rgb {
      result.foreground = .rgb(text.blended(with: surface, amount: amount))
    } else if amount > 0.25 {
      result.attributes.insert(.dim)
    }
    return result
  }
}
