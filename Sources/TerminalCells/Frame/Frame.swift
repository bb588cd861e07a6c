public import CarouselGrid

/// A grid of cells: what a terminal shows at one instant.
///
/// A wide character always has both its halves: every write that would cut one in two leaves a
/// blank of the same background in place of the other half.
public struct Frame: Sendable {
  /// How many columns and rows it has.
  public let size: FrameSize
  /// The cells, row after row.
  package internal(set) var cells: [Cell]
  var clusters = ClusterTable()
  /// Where the links in the styles of cells lead.
  package var links = LinkTable()
  /// What a terminal draws besides the cells; a part outside of the frame is not shown.
  public var pictures: [FramePicture] = []

  /// A frame of blanks.
  public init(size: FrameSize, style: Style = Style()) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.area)
  }

  /// The cell at a position inside the frame.
  ///
  /// A wide cell that is set also takes the next column; in the last column it becomes a blank, and
  /// so does a trailing half, which only comes with its leading half.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      cells[index(column, row)]
    }
    set {
      let index = index(column, row)
      if newValue.isWide || newValue.isTrailingHalf || newValue.glyph.cluster != nil {
        setUnusual(newValue, column: column, index: index)
        return
      }
      mendNeighbours(of: index..<index + 1, column: column)
      cells[index] = newValue
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    precondition(
      0..<size.columns ~= column && 0..<size.rows ~= row, "position outside of the frame")
    return row * size.columns + column
  }

  private mutating func setUnusual(_ cell: Cell, column: Int, index: Int) {
    let known = cell.glyph.cluster.map { $0 < clusters.texts.count } ?? true
    guard known, !cell.isTrailingHalf, !cell.isWide || column + 1 < size.columns else {
      mendNeighbours(of: index..<index + 1, column: column)
      cells[index] = .blank(cell.style)
      return
    }
    let end = cell.isWide ? index + 2 : index + 1
    mendNeighbours(of: index..<end, column: column)
    cells[index] = cell
    if cell.isWide { cells[index + 1] = Cell(glyph: .trailingHalf, style: cell.style) }
  }

  /// Blanks the halves that a write to `range` would leave alone on either side of it.
  ///
  /// - Parameter column: The column of the first cell of `range`, which is in one row.
  mutating func mendNeighbours(of range: Range<Int>, column: Int) {
    if column > 0, cells[range.lowerBound].isTrailingHalf {
      cells[range.lowerBound - 1] = .blank(cells[range.lowerBound - 1].style)
    }
    if column + range.count < size.columns, cells[range.upperBound].isTrailingHalf {
      cells[range.upperBound] = .blank(cells[range.upperBound].style)
    }
  }

  /// Makes every cell of a rectangle a blank of one style; parts outside the frame are left out.
  public mutating func fill(_ rect: CellRect, style: Style) {
    let area = rect.intersection(CellRect(size))
    guard !area.isEmpty else { return }
    for row in area.rowRange {
      let start = row * size.columns + area.column
      mendNeighbours(of: start..<start + area.columns, column: area.column)
      for index in start..<start + area.columns { cells[index] = .blank(style) }
    }
  }

  /// Replaces the style of every cell in a rectangle, for example to dim it.
  ///
  /// `transform` is asked once for neighbours of one style, so that it has to be a pure function.
  /// A wide character that the edge cuts changes as a whole, by its leading half, or not at all.
  public mutating func restyle(_ rect: CellRect, _ transform: (Style) -> Style) {
    let area = rect.intersection(CellRect(size))
    guard !area.isEmpty else { return }
    var old = cells[area.row * size.columns + area.column].style
    var new = transform(old)
    for row in area.rowRange {
      for column in area.columnRange {
        let index = row * size.columns + column
        guard !cells[index].isTrailingHalf else { continue }
        if cells[index].style != old {
          old = cells[index].style
          new = transform(old)
        }
        cells[index].style = new
        if cells[index].isWide { cells[index + 1].style = new }
      }
    }
  }
}

extension Frame: Hashable {
  /// Whether both show the same; O(cells).
  public static func == (left: Frame, right: Frame) -> Bool {
    left.size == right.size && left.pictures == right.pictures
      && left.cells(numberedBy: right.clusters, right.links) == right.cells
  }

  /// Hashes what is shown; O(cells).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(pictures)
    for var cell in cells {
      // Equal links may have other numbers in another frame.
      if !links.isEmpty { cell.style.link = 0 }
      if let cluster = cell.glyph.cluster {
        hasher.combine(clusters.texts[cluster])
        hasher.combine(cell.style)
      } else {
        hasher.combine(cell)
      }
    }
  }

  /// The cells as a frame with other tables would write them, fit to be compared with its cells;
  /// a cluster or a link that its table lacks gets a number that it does not use.
  func cells(numberedBy table: ClusterTable, _ links: LinkTable) -> [Cell] {
    let cells = cells(numberedBy: table)
    guard self.links != links, !self.links.isEmpty else { return cells }
    let numbers = self.links.numbers { links.number(of: $0) ?? LinkTable.unknown }
    return cells.map { cell in
      var cell = cell
      cell.style.link = numbers[Int(cell.style.link)]
      return cell
    }
  }

  private func cells(numberedBy table: ClusterTable) -> [Cell] {
    guard clusters != table, !clusters.isEmpty else { return cells }
    let numbers = clusters.texts.enumerated().map { position, text in
      table.number(of: text) ?? table.texts.count + position
    }
    return cells.map { cell in
      guard let cluster = cell.glyph.cluster else { return cell }
      return Cell(
        glyph: Glyph(cluster: numbers[cluster], isWide: cell.isWide), style: cell.style)
    }
  }
}
