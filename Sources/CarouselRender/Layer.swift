internal import CarouselDeck
internal import CarouselEngine
internal import TerminalCells

/// A slide in the cells that it covers, counted from the upper left corner of its viewport.
struct Layer: Hashable, Sendable {
  let placement: Placement
  /// The cells that it covers; it may reach beyond the viewport.
  let box: CellRect
  /// The cells in which its parts are laid out.
  let content: CellRect
  /// The sides of a card; nil for a slide of a row, which covers all of its box.
  let outline: CardOutline?
  /// The indicator for which a part of the slide is set aside.
  let indicator: Scene.IndicatorState?
  /// Whether cells that a card covers by half are drawn by half.
  var hasHalfCells = false

  /// A slide of a row.
  init(_ placement: Placement, at origin: (column: Int, row: Int), of scene: Scene) {
    self.placement = placement
    box = CellRect(
      column: origin.column, row: origin.row, columns: placement.columns, rows: placement.rows)
    content = box
    outline = nil
    indicator = scene.indicator
  }

  /// A card in space, or nil where nothing can be seen of it.
  init?(_ placement: Placement, inSpaceOf scene: Scene) {
    guard let outline = CardOutline(of: placement, in: scene.viewport) else { return nil }
    self.placement = placement
    self.outline = outline
    box = outline.box
    content = outline.inside.insideEdges
    // A card that does not reach the edge of the viewport has nothing to set aside there.
    indicator = scene.indicator.flatMap { state in
      let isReached =
        state.indicator.position.isHorizontal
        ? outline.box.rows >= scene.viewport.height
        : outline.box.columns >= scene.viewport.width
      return isReached ? state : nil
    }
  }

  /// The parts of the slide, counted from its content.
  var parts: SlideParts {
    SlideParts(
      of: placement.slide, columns: content.columns, rows: content.rows, indicator: indicator)
  }

  /// The scene of the nested deck, brought to the cells that there are for it.
  var child: Scene? { placement.child?.fitted(to: parts.content) }

  /// The cells of one row of the viewport that belong to the slide.
  func columns(inRow row: Int) -> Range<Int> {
    guard box.rowRange.contains(row) else { return 0..<0 }
    guard let outline else { return box.columnRange }
    guard hasHalfCells else { return outline.columns(inRow: row).clamped(to: box.columnRange) }
    let (upper, lower) = halves(ofRow: row)
    return upper.clamped(to: lower).clamped(to: box.columnRange)
  }

  /// The cells of one row of the viewport of whose upper, and of whose lower half a card covers
  /// enough to count.
  func halves(ofRow row: Int) -> (upper: Range<Int>, lower: Range<Int>) {
    guard let outline else { return (0..<0, 0..<0) }
    return (outline.columns(inRow: row, at: 0.25), outline.columns(inRow: row, at: 0.75))
  }
}

extension Scene {
  /// The slides in the cells that they cover, back to front.
  var layers: [Layer] {
    guard !isSpatial else { return placements.compactMap { Layer($0, inSpaceOf: self) } }
    return zip(placements, rowOrigins).map { Layer($0, at: $1, of: self) }
  }

  /// The cell at which the upper left corner of each slide of a row lies, from that of the viewport.
  ///
  /// Only the first is rounded, and the others keep their whole distance from it. Two neighbours
  /// then share the boundary between them: no column is left blank, and none is drawn twice.
  private var rowOrigins: [(column: Int, row: Int)] {
    guard let first = placements.first else { return [] }
    let middle = first.transform.translation
    let base = (
      column: wholeCells(middle.x + Double(viewport.width - first.columns) / 2),
      row: wholeCells(middle.y + Double(viewport.height - first.rows) / 2)
    )
    return placements.map { placement in
      let translation = placement.transform.translation
      return (
        base.column + wholeCells(translation.x - middle.x),
        base.row + wholeCells(translation.y - middle.y)
      )
    }
  }

  /// A distance in cells; one that no frame can hold is cut to one that it cannot hold either.
  private func wholeCells(_ distance: Double) -> Int {
    guard distance.isFinite else { return 0 }
    return Int(min(max(distance, -1e6), 1e6).rounded())
  }

  /// The same scene in a viewport of another size: all lengths grow and shrink with it.
  func fitted(to region: Region) -> Scene {
    guard region != viewport else { return self }
    var result = self
    result.viewport = region
    guard region.width != viewport.width || region.height != viewport.height, !viewport.isEmpty
    else { return result }
    let across = Double(region.width) / Double(viewport.width)
    let down = Double(region.height) / Double(viewport.height)
    result.placements = placements.map { placement in
      var result = placement
      result.columns = Int((Double(placement.columns) * across).rounded())
      result.rows = Int((Double(placement.rows) * down).rounded())
      if !region.isEmpty {
        result.transform = placement.transform.inUnits(x: 1 / across, y: 1 / down, z: 1 / across)
      }
      // How its own parts are shared follows from its size, so its child is fitted when it is drawn.
      return result
    }
    return result
  }
}

extension CellRect {
  /// As few columns as these, or so few rows, have no room for an edge around a text.
  private static let leastFramed = (columns: 6, rows: 3)

  /// Whether a card of this size has an edge.
  var hasRoomForEdges: Bool {
    columns >= Self.leastFramed.columns && rows >= Self.leastFramed.rows
  }

  /// What an edge around a card leaves of it.
  var insideEdges: CellRect {
    guard hasRoomForEdges else { return self }
    return CellRect(column: column + 1, row: row + 1, columns: columns - 2, rows: rows - 2)
  }
}
