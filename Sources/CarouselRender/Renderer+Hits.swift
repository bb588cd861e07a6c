internal import CarouselGrid
public import CarouselStage

extension Renderer {
  /// A scene at some cell.
  private struct Level {
    let scene: Scene
    /// The cell, as the viewport counts it.
    let cell: CellPosition
    /// The frontmost slide there.
    let slide: PlacedSlide?
  }

  /// The scenes at a cell, from the root to the innermost.
  private func levels(
    at cell: CellPosition, of scene: Scene, _ options: PaintOptions? = nil
  ) -> [Level] {
    let options = options ?? self.options(for: scene)
    let cell = cell.relative(to: scene.viewport.origin)
    let slide = scene.slides(options).last { $0.columns(inRow: cell.row).contains(cell.column) }
    let level = Level(scene: scene, cell: cell, slide: slide)
    guard let slide, slide.showsContent, let child = slide.placement.child else { return [level] }
    let region = slide.composition(options).content
    return [level]
      + levels(at: cell.relative(to: slide.content.origin), of: child.fitted(to: region), options)
  }

  /// The page that a click on an indicator selects, and its carousel.
  ///
  /// - Parameters:
  ///   - column: The column clicked, from that of the frame.
  ///   - row: The row clicked.
  ///   - scene: The scene that is shown.
  /// - Returns: Nil where there is no indicator; the innermost one where there are several.
  public func indicatorPage(atColumn column: Int, row: Int, of scene: Scene)
    -> (path: StagePath, page: Int)?
  {
    let options = options(for: scene)
    for level in levels(at: CellPosition(column: column, row: row), of: scene).reversed() {
      // The blank after a mark belongs to it; where there is none, the mark itself goes first.
      let near = IndicatorLayout(of: level.scene, options)?.marks.filter { mark in
        mark.row == level.cell.row && mark.column..<mark.column + mark.reach ~= level.cell.column
      }
      let page = near?.max { $0.column < $1.column }?.page
      if let page { return (level.scene.path, page) }
    }
    return nil
  }

  /// The carousels at a cell, from the root to the innermost; none where the cell is outside.
  ///
  /// - Parameters:
  ///   - column: The column, from that of the frame.
  ///   - row: The row.
  ///   - scene: The scene that is shown.
  public func paths(atColumn column: Int, row: Int, of scene: Scene) -> [StagePath] {
    levels(at: CellPosition(column: column, row: row), of: scene).prefix { level in
      let viewport = level.scene.viewport
      return 0..<viewport.columns ~= level.cell.column && 0..<viewport.rows ~= level.cell.row
    }.map(\.scene.path)
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
    for level in levels(at: CellPosition(column: column, row: row), of: scene).reversed() {
      guard level.scene.isSpatial, let card = level.slide?.placement, card.distance != 0 else {
        continue
      }
      return (level.scene.path, card.page)
    }
    return nil
  }
}
