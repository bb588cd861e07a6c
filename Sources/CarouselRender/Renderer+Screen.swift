internal import CarouselDeck
public import CarouselGrid
public import CarouselStage
public import TerminalCells

extension Renderer {
  /// The cells of a terminal that a carousel gets, in the middle; nil where there are fewer than the
  /// screen asks for.
  public func region(in size: FrameSize) -> Region? {
    guard size.columns >= screen.minWidth, size.rows >= screen.minHeight else { return nil }
    let columns = min(size.columns, max(0, screen.width ?? size.columns))
    let rows = min(size.rows, max(0, screen.height ?? size.rows))
    return Region(
      x: (size.columns - columns) / 2, y: (size.rows - rows) / 2, width: columns, height: rows)
  }

  /// The scene of a stage on a terminal, or nil where there is too little room for one.
  public func scene(of stage: Stage, size: FrameSize) -> Scene? {
    guard let region = region(in: size) else { return nil }
    var scene = stage.scene(columns: region.width, rows: region.height)
    scene.viewport = region
    return scene
  }

  /// Draws what a stage shows on a terminal: a scene in the middle of the screen, or where there is
  /// too little room for one, how much it needs.
  ///
  /// - Parameters:
  ///   - stage: What is going on.
  ///   - size: The size of the terminal; any size will do, none at all too.
  ///   - overlay: What lies above everything.
  /// - Complexity: O(cells, and the length of the texts shown).
  public func frame(of stage: Stage, size: FrameSize, overlay: Overlay? = nil) -> Frame {
    if let scene = scene(of: stage, size: size) {
      return frame(for: scene, size: size, overlay: overlay)
    }
    let background = screen.background.background(over: .default)
    let style = Style(foreground: background.contrasting, background: background)
    var frame = Frame(size: size, style: style)
    let region = Region(width: size.columns, height: size.rows)
    let words = TextBlock(
      "needs \(screen.minWidth)x\(screen.minHeight), has \(size.columns)x\(size.rows)", in: region,
      glyphs: glyphs)
    frame.draw(words, in: region, align: .center, valign: .middle, style: style)
    if let overlay { draw(overlay, on: &frame) }
    return frame
  }
}
