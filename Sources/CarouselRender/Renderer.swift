public import CarouselDeck
internal import CarouselEngine
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

  /// Makes a renderer.
  public init(screen: Screen = Screen(), glyphs: GlyphSet = .unicode) {
    self.screen = screen
    self.glyphs = glyphs
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
    for (placement, origin) in zip(scene.placements, scene.cellOrigins) {
      let window = CellRect(column: 0, row: 0, columns: viewport.width, rows: viewport.height)
      let shown = window.moved(columns: -origin.column, rows: -origin.row).intersection(window)
      guard !shown.isEmpty, placement.opacity > 0 else { continue }
      let surface = surface(
        of: placement, columns: viewport.width, rows: viewport.height, indicator: scene.indicator,
        beneath: beneath, hasFocus: hasFocus)
      frame.copy(
        surface, region: shown, toColumn: viewport.x + origin.column + shown.column,
        row: viewport.y + origin.row + shown.row)
    }
    if let marks = indicatorMarks(of: scene) {
      let emphasis: IndicatorMark.Emphasis =
        hasFocus ? (scene.isFocused ? .focused : .unfocused) : .usual
      draw(marks, of: scene, emphasis: emphasis, on: &frame)
    }
  }
}

extension Scene {
  /// Whether this scene or one inside of it has the focus.
  var holdsFocus: Bool {
    isFocused || placements.contains { $0.child?.holdsFocus ?? false }
  }

  /// The cell at which the upper left corner of each slide lies, from that of the viewport.
  ///
  /// Only the first is rounded, and the others keep their whole distance from it. Two neighbours
  /// then share the boundary between them: no column is left blank, and none is drawn twice.
  var cellOrigins: [(column: Int, row: Int)] {
    guard let first = placements.first?.transform.translation else { return [] }
    let base = (column: wholeCells(first.x), row: wholeCells(first.y))
    return placements.map { placement in
      let translation = placement.transform.translation
      return (
        base.column + wholeCells(translation.x - first.x),
        base.row + wholeCells(translation.y - first.y)
      )
    }
  }

  /// A distance in cells; one that no frame can hold is cut to one that it cannot hold either.
  private func wholeCells(_ distance: Double) -> Int {
    guard distance.isFinite else { return 0 }
    return Int(min(max(distance, -1e6), 1e6).rounded())
  }
}
