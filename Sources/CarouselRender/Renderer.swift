public import CarouselDeck
public import CarouselGrid
public import CarouselStage
public import TerminalCells

/// Draws scenes as frames of cells.
///
/// A renderer is a value without any state that changes: the same scene always gives the same frame.
/// Every text of an author is made safe on the way, so that a frame never holds a control.
public struct Renderer: Hashable, Sendable {
  /// What lies around the carousel.
  public let screen: Screen
  /// The characters that may be used.
  public let glyphs: GlyphSet
  /// Whether colours can be seen; where they cannot, nothing is drawn by its colour alone.
  public let isColored: Bool

  /// Makes a renderer.
  public init(screen: Screen = Screen(), glyphs: GlyphSet = .unicode, isColored: Bool = true) {
    self.screen = screen
    self.glyphs = glyphs
    self.isColored = isColored
  }

  /// Draws a scene.
  ///
  /// - Parameters:
  ///   - scene: What is where. A viewport that reaches beyond the frame is clipped.
  ///   - size: The size of the frame; any size will do, none at all too.
  ///   - overlay: What lies above everything.
  /// - Complexity: O(cells, and the length of the texts shown).
  public func frame(for scene: Scene, size: FrameSize, overlay: Overlay? = nil) -> Frame {
    let background = screen.background.background(over: .default)
    var frame = Frame(size: size, style: Style(background: background))
    draw(scene, beneath: background, hasFocus: scene.holdsFocus, on: &frame)
    if let overlay { draw(overlay, on: &frame) }
    return frame
  }

  /// Draws a scene and all in it onto a frame whose cells its viewport counts.
  ///
  /// - Parameters:
  ///   - beneath: The colour on which the scene lies.
  ///   - hasFocus: Whether one of all scenes shown is told apart as the one that gets input.
  func draw(_ scene: Scene, beneath: Color, hasFocus: Bool, on frame: inout Frame) {
    let viewport = scene.viewport
    guard !viewport.isEmpty else { return }
    if scene.isSpatial {
      drawCards(of: scene, beneath: beneath, hasFocus: hasFocus, on: &frame)
    } else if let turn = turn(of: scene) {
      draw(turn, of: scene, beneath: beneath, hasFocus: hasFocus, on: &frame)
    } else {
      drawRow(of: scene, beneath: beneath, hasFocus: hasFocus, on: &frame)
    }
    if let marks = indicatorMarks(of: scene) {
      let emphasis: IndicatorMark.Emphasis =
        hasFocus ? (scene.isFocused ? .focused : .unfocused) : .usual
      draw(marks, of: scene, emphasis: emphasis, on: &frame)
    }
  }

  /// Draws slides side by side.
  private func drawRow(of scene: Scene, beneath: Color, hasFocus: Bool, on frame: inout Frame) {
    let viewport = scene.viewport
    let window = CellRect(column: 0, row: 0, columns: viewport.width, rows: viewport.height)
    for layer in layers(of: scene) where layer.placement.opacity > 0 {
      let box = layer.box
      let shown = box.intersection(window)
      guard !shown.isEmpty else { continue }
      let surface = surface(of: layer, beneath: beneath, hasFocus: hasFocus)
      frame.lay(
        surface, region: shown.moved(columns: -box.column, rows: -box.row),
        toColumn: viewport.x + shown.column, row: viewport.y + shown.row,
        opacity: layer.placement.opacity)
    }
  }
}

extension Scene {
  /// Whether this scene or one inside of it has the focus.
  var holdsFocus: Bool {
    isFocused || placements.contains { $0.child?.holdsFocus ?? false }
  }
}
