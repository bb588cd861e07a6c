internal import CarouselDeck
internal import CarouselGrid
public import CarouselStage
internal import TerminalCells

extension Renderer {
  /// The page that a click on an indicator asks for, and the carousel that it asks.
  ///
  /// - Parameters:
  ///   - column: The column clicked, from that of the frame.
  ///   - row: The row clicked.
  ///   - scene: The scene that is shown.
  /// - Returns: Nil where there is no indicator; the innermost one where there are several.
  public func indicatorPage(atColumn column: Int, row: Int, of scene: Scene)
    -> (path: StagePath, page: Int)?
  {
    let cell = CellPosition(column: column, row: row).relative(to: scene.viewport.origin)
    // What lies in front hides what lies behind.
    if let slide = slide(at: cell, of: scene), let child = slide.child {
      let inner = cell.relative(to: slide.content.origin)
      let hit = indicatorPage(atColumn: inner.column, row: inner.row, of: child)
      if let hit { return hit }
    }
    // The blank after a mark belongs to it; where there is none, the mark itself goes first.
    let near = scene.indicatorMarks(glyphs).filter { mark in
      mark.row == cell.row && mark.column..<mark.column + 2 ~= cell.column
    }
    let mark = near.max { $0.column < $1.column }
    return mark?.page.map { (scene.path, $0) }
  }

  /// The carousels at a cell, from the root to the innermost; none where the cell lies outside.
  ///
  /// - Parameters:
  ///   - column: The column, from that of the frame.
  ///   - row: The row.
  ///   - scene: The scene that is shown.
  public func paths(atColumn column: Int, row: Int, of scene: Scene) -> [StagePath] {
    let cell = CellPosition(column: column, row: row).relative(to: scene.viewport.origin)
    guard 0..<scene.viewport.columns ~= cell.column, 0..<scene.viewport.rows ~= cell.row else {
      return []
    }
    guard let slide = slide(at: cell, of: scene), let child = slide.child else {
      return [scene.path]
    }
    let inner = cell.relative(to: slide.content.origin)
    return [scene.path] + paths(atColumn: inner.column, row: inner.row, of: child)
  }

  /// The page of the card at a cell, and its carousel; nil where there is none or it is the one in
  /// the middle.
  ///
  /// - Parameters:
  ///   - column: The column clicked, from that of the frame.
  ///   - row: The row clicked.
  ///   - scene: The scene that is shown.
  public func cardPage(atColumn column: Int, row: Int, of scene: Scene)
    -> (path: StagePath, page: Int)?
  {
    let cell = CellPosition(column: column, row: row).relative(to: scene.viewport.origin)
    guard let slide = slide(at: cell, of: scene) else { return nil }
    if let child = slide.child {
      let inner = cell.relative(to: slide.content.origin)
      let hit = cardPage(atColumn: inner.column, row: inner.row, of: child)
      if let hit { return hit }
    }
    guard scene.isSpatial, slide.placement.distance != 0 else { return nil }
    return (scene.path, slide.placement.page)
  }

  /// The slide that is seen in a cell of the viewport.
  private func slide(at cell: CellPosition, of scene: Scene) -> PlacedSlide? {
    scene.slides(options).last { $0.columns(inRow: cell.row).contains(cell.column) }
  }
}
