internal import TerminalCells

extension Frame {
  /// Lays a part of a surface over this frame, so that what lies beneath shines through.
  ///
  /// Colours mix as far as they are known; of two characters in one cell the more opaque one stays,
  /// as far into the background as it is covered or transparent.
  ///
  /// - Parameters:
  ///   - region: The part of the surface.
  ///   - column: Where its left edge goes; what lies outside is left out.
  ///   - row: Where its upper edge goes.
  ///   - opacity: 0…1; 1 copies.
  /// - Complexity: O(cells).
  mutating func lay(
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
    for targetRow in target.rowRange {
      for targetColumn in target.columnRange {
        let cell = surface[targetColumn - columns, targetRow - rows]
        // The first column of a wide character decides; one that the edge has cut is a blank.
        guard !cell.isTrailingHalf || targetColumn == target.column else { continue }
        let isCut =
          cell.isTrailingHalf || cell.isWide && targetColumn + 1 == target.column + target.columns
        let text =
          cell.isBlank || isCut ? nil : cell.scalar.map { String($0) } ?? surface.text(of: cell)
        mix(text, cell.style, column: targetColumn, row: targetRow, opacity: opacity)
      }
    }
  }

  private mutating func mix(
    _ text: String?, _ above: Style, column: Int, row: Int, opacity: Double
  ) {
    let beneath = self[column, row]
    let background = beneath.style.background.mixed(with: above.background, amount: opacity)
    // On a colour that is not known text cannot fade, so what is hardly there is left out.
    let isLost = opacity < 0.25 && !background.isKnown
    guard let text, !isLost, opacity >= 0.5 || beneath.isBlank else {
      let style = beneath.style.sunk(into: background, amount: opacity)
      return restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) { _ in style }
    }
    put(
      text, column: column, row: row, style: above.sunk(into: background, amount: 1 - opacity))
  }
}

extension Color {
  /// Whether it is known how the colour looks.
  fileprivate var isKnown: Bool {
    if case .rgb = self { true } else { false }
  }

  /// A mixture with another colour; where one of them is not known, the one that outweighs.
  func mixed(with other: Color, amount: Double) -> Color {
    if case .rgb(let one) = self, case .rgb(let two) = other {
      return .rgb(one.blended(with: two, amount: amount))
    }
    return amount < 0.5 ? self : other
  }
}

extension Style {
  /// The same text on another background, into which it fades by an amount.
  func sunk(into background: Color, amount: Double) -> Style {
    var result = self
    result.background = background
    if case .rgb(let text) = foreground, case .rgb(let surface) = background {
      result.foreground = .rgb(text.blended(with: surface, amount: amount))
    } else if amount > 0.25 {
      result.attributes.insert(.dim)
    }
    return result
  }
}
