/// What an encoder for terminals needs to see of a frame.
extension Frame {
  /// The frame with all styles mapped, and with blanks that look the same made the same.
  ///
  /// A blank shows only its background, unless it is underlined or reversed.
  package func normalized(_ transform: (Style) -> Style) -> Frame {
    var result = self
    var previous = Style()
    var mapped = transform(previous)
    for index in cells.indices {
      let cell = cells[index]
      if cell.style != previous {
        previous = cell.style
        mapped = transform(previous)
      }
      if cell.isBlank, mapped.paintsBlanksPlainly {
        result.cells[index] = .blank(Style(background: mapped.background))
      } else {
        result.cells[index].style = mapped
      }
    }
    return result
  }

  /// The cells, written so that they can be compared with the cells of `other`.
  package func cells(comparableTo other: Frame) -> [Cell] {
    cells(numberedBy: other.clusters, other.links)
  }

  /// Takes the links out of all cells.
  package mutating func removeLinks() {
    guard !links.isEmpty else { return }
    for index in cells.indices { cells[index].style.link = 0 }
    links = LinkTable()
  }

  /// The frame with the old style in every cell that shows the same in a style close enough.
  package func keepingStyles(
    of old: [Cell], where isClose: (_ old: Style, _ new: Style) -> Bool
  ) -> Frame {
    var result = self
    for index in cells.indices where cells[index] != old[index] {
      if cells[index].showsSame(as: old[index]), isClose(old[index].style, cells[index].style) {
        result.cells[index] = old[index]
      }
    }
    return result
  }

  /// The columns that a terminal may use for a cell which draws each scalar of a cluster on its
  /// own.
  package func widestDrawing(of cell: Cell) -> Int {
    text(of: cell).unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) }
  }
}
