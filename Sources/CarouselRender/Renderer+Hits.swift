public import CarouselDeck

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
    let column = column - scene.viewport.x
    let row = row - scene.viewport.y
    for (placement, origin) in zip(scene.placements, scene.cellOrigins) {
      guard let child = placement.child else { continue }
      let hit = indicatorPage(atColumn: column - origin.column, row: row - origin.row, of: child)
      if let hit { return hit }
    }
    // The blank after a mark belongs to it; where there is none, the mark itself goes first.
    let near = indicatorMarks(of: scene)?.filter { mark in
      mark.row == row && mark.column..<mark.column + 2 ~= column
    }
    let mark = near?.max { $0.column < $1.column }
    return mark?.page.map { (scene.path, $0) }
  }
}
