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
    let column = column - scene.viewport.x
    let row = row - scene.viewport.y
    // What lies in front hides what lies behind.
    for layer in layers(of: scene).reversed() where layer.columns(inRow: row).contains(column) {
      guard let child = layer.child else { break }
      let hit = indicatorPage(
        atColumn: column - layer.content.column, row: row - layer.content.row, of: child)
      if let hit { return hit }
      break
    }
    // The blank after a mark belongs to it; where there is none, the mark itself goes first.
    let near = indicatorMarks(of: scene)?.filter { mark in
      mark.row == row && mark.column..<mark.column + 2 ~= column
    }
    let mark = near?.max { $0.column < $1.column }
    return mark?.page.map { (scene.path, $0) }
  }

  /// The carousels at a cell, from the root to the innermost; none where the cell lies outside.
  ///
  /// - Parameters:
  ///   - column: The column, from that of the frame.
  ///   - row: The row.
  ///   - scene: The scene that is shown.
  public func paths(atColumn column: Int, row: Int, of scene: Scene) -> [StagePath] {
    let column = column - scene.viewport.x
    let row = row - scene.viewport.y
    guard 0..<scene.viewport.width ~= column, 0..<scene.viewport.height ~= row else { return [] }
    let layer = layers(of: scene).last { $0.columns(inRow: row).contains(column) }
    let inner = layer.flatMap { layer in
      layer.child.map { child in
        paths(atColumn: column - layer.content.column, row: row - layer.content.row, of: child)
      }
    }
    return [scene.path] + (inner ?? [])
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
    let column = column - scene.viewport.x
    let row = row - scene.viewport.y
    let layer = layers(of: scene).last { $0.columns(inRow: row).contains(column) }
    guard let layer else { return nil }
    let inner = layer.child.flatMap { child in
      cardPage(
        atColumn: column - layer.content.column, row: row - layer.content.row, of: child)
    }
    if let inner { return inner }
    guard scene.isSpatial, layer.placement.distance != 0 else { return nil }
    return (scene.path, layer.placement.page)
  }
}
