internal import CarouselColor
internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage

/// A slide in the cells that it covers, counted from the upper left corner of its viewport.
struct PlacedSlide: Hashable, Sendable {
  let placement: Placement
  /// The cells that it covers; it may reach beyond the viewport.
  let box: CellRect
  /// The cells in which its parts are laid out.
  let content: CellRect
  /// The sides of a card; nil for a slide of a row, which covers all of its box.
  let outline: CardOutline?
  /// How far a card is turned.
  let turn: CardTurn
  /// Whether everything on it is shown: of cards that is the current one, unless it is turned.
  let showsContent: Bool
  /// The indicator for which a part of the slide is set aside.
  let indicator: Scene.IndicatorState?

  /// How many lines of its text are above its room.
  fileprivate(set) var skippedLines = 0

  /// A slide of a row.
  fileprivate init(_ placement: Placement, at origin: CellPosition, of scene: Scene) {
    self.placement = placement
    box = CellRect(
      column: origin.column, row: origin.row, columns: placement.columns, rows: placement.rows)
    content = box
    outline = nil
    turn = CardTurn()
    showsContent = true
    indicator = scene.indicator
  }

  /// A card in space, or nil where nothing can be seen of it.
  fileprivate init?(
    _ placement: Placement, inSpaceOf scene: Scene, isCurrent: Bool, _ options: PaintOptions
  ) {
    let manner = CardOutline.Manner(
      hasParts: options.hasHalfCells, isResting: scene.isResting,
      cutsCorners: options.hasHalfCells && options.depth != .palette16
        && scene.card.corner == .cut && scene.card.edge != .line)
    guard let outline = CardOutline(of: placement, in: scene.viewport, manner) else { return nil }
    self.placement = placement
    self.outline = outline
    box = outline.box
    let inside = outline.inside.insideEdges
    // Words keep their sizes and lines while a card moves: they are those of the card at rest.
    content =
      scene.isResting
      ? inside
      : CellRect(columns: placement.columns, rows: placement.rows).insideEdges
        .centered(in: inside)
    let turn = CardTurn(of: placement.transform, outline.quad, options.geometry)
    self.turn = turn
    showsContent = isCurrent && !turn.isTurned
    // A card that does not reach the edge of the viewport has nothing to set aside there.
    indicator = scene.indicator.flatMap { state in
      let isReached =
        state.indicator.position.isHorizontal
        ? outline.box.rows >= scene.viewport.rows
        : outline.box.columns >= scene.viewport.columns
      return isReached ? state : nil
    }
  }

  /// The places of its parts, counted from its content.
  func composition(_ options: PaintOptions) -> SlideComposition {
    SlideComposition(
      of: placement.slide, size: content.size, indicator: indicator, options,
      skipping: skippedLines)
  }

  /// The cells of one row of the viewport that belong to the slide.
  func columns(inRow row: Int) -> Range<Int> {
    guard box.rowRange.contains(row) else { return 0..<0 }
    return outline?.columns(inRow: row).clamped(to: box.columnRange) ?? box.columnRange
  }
}

extension CellRect {
  /// The same cells around the middle of others.
  fileprivate func centered(in other: CellRect) -> CellRect {
    CellRect(
      column: other.column + (other.columns - columns) / 2,
      row: other.row + (other.rows - rows) / 2, columns: columns, rows: rows)
  }
}

extension Scene {
  /// The slides in the cells that they cover, back to front.
  func slides(_ options: PaintOptions) -> [PlacedSlide] {
    var slides = placedSlides(options)
    guard let scroll = options.scroll, scroll.carousel == path else { return slides }
    for index in slides.indices where slides[index].placement.page == scroll.page {
      slides[index].skippedLines = scroll.lines
    }
    return slides
  }

  private func placedSlides(_ options: PaintOptions) -> [PlacedSlide] {
    guard isSpatial else {
      return zip(placements, rowOrigins).map { PlacedSlide($0, at: $1, of: self) }
    }
    let current = nearestToOffset
    return placements.enumerated().compactMap { position, placement in
      PlacedSlide(placement, inSpaceOf: self, isCurrent: position == current, options)
    }
  }

  /// The position of the card that is nearest to the offset; halfway between two the later page.
  private var nearestToOffset: Int? {
    placements.indices.min { one, other in
      let (first, second) = (placements[one].distance, placements[other].distance)
      return abs(first) == abs(second) ? first > second : abs(first) < abs(second)
    }
  }

  /// The cell at which the upper left corner of each slide of a row is, from that of the
  /// viewport.
  ///
  /// Only the first is rounded, and the others keep their whole distance from it. Two neighbours
  /// then share the boundary between them: no column is left blank, and none is drawn twice.
  private var rowOrigins: [CellPosition] {
    guard let first = placements.first else { return [] }
    let middle = first.transform.translation
    let base = CellPosition(
      column: wholeCells(leading(.horizontal)), row: wholeCells(leading(.vertical)))
    return placements.map { placement in
      let translation = placement.transform.translation
      return CellPosition(
        column: base.column + wholeCells(translation.x - middle.x),
        row: base.row + wholeCells(translation.y - middle.y))
    }
  }

  /// Where the first slide of a row begins along an axis, from the viewport's edge, in cells:
  /// rounded to the nearest one it is where all others are counted from.
  func leading(_ axis: Axis) -> Double {
    guard let first = placements.first else { return 0 }
    let middle = first.transform.translation
    return switch axis {
    case .horizontal: middle.x + Double(viewport.columns - first.columns) / 2
    case .vertical: middle.y + Double(viewport.rows - first.rows) / 2
    }
  }

  /// A distance in cells; clamped, but still beyond any frame.
  private func wholeCells(_ distance: Double) -> Int {
    guard distance.isFinite else { return 0 }
    return Int(min(max(distance, -1e6), 1e6).rounded())
  }

  /// The same scene in a viewport of another size: all lengths grow and shrink with it.
  func fitted(to region: CellRect) -> Scene {
    guard region != viewport else { return self }
    var result = self
    result.viewport = region
    guard region.size != viewport.size, !viewport.isEmpty else { return result }
    let across = Double(region.columns) / Double(viewport.columns)
    let down = Double(region.rows) / Double(viewport.rows)
    result.placements = placements.map { placement in
      var result = placement
      result.columns = Int((Double(placement.columns) * across).rounded())
      result.rows = Int((Double(placement.rows) * down).rounded())
      if !region.isEmpty {
        result.transform = placement.transform.rescaled(x: 1 / across, y: 1 / down, z: 1 / across)
      }
      // How its own parts are shared follows from its size, so its child is fitted when it is
      // drawn.
      return result
    }
    return result
  }
}
