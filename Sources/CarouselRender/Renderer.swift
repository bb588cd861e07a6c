public import CarouselColor
public import CarouselDeck
internal import CarouselEngine
public import CarouselGrid
public import CarouselStage
public import TerminalCells

/// Draws scenes as frames of cells.
///
/// A renderer is a value without any state that changes: the same scene always gives the same
/// frame. Text of authors is made safe first, so that a frame never contains a control character.
public struct Renderer: Hashable, Sendable {
  /// The screen around the carousel.
  public let screen: Screen
  /// The characters that may be used.
  public let glyphs: GlyphSet
  /// How many colours can be seen; where there are none, nothing is drawn by its colour alone.
  public let depth: ColorDepth
  /// How large a cell is.
  public let geometry: CellGeometry

  /// Makes a renderer.
  public init(
    screen: Screen = Screen(), glyphs: GlyphSet = .unicode, depth: ColorDepth = .truecolor,
    geometry: CellGeometry = .standard
  ) {
    self.screen = screen
    self.glyphs = glyphs
    self.depth = depth
    self.geometry = geometry
  }

  /// What painters have to know about a scene.
  func options(for scene: Scene) -> PaintOptions {
    options(for: scene.viewport.size, scene.viewing)
  }

  /// What painters have to know about a carousel of some size.
  func options(for size: FrameSize, _ viewing: Viewing? = nil) -> PaintOptions {
    PaintOptions(
      glyphs: glyphs, depth: depth, geometry: geometry,
      viewing: viewing ?? screen.viewing ?? Viewing(rows: size.rows), theme: screen.roles,
      paletteIndices: PaletteIndices(of: screen),
      hasKnownGround: screen.background.background(over: .default).rgb != nil)
  }

  /// Draws a scene, without a header and a footer: these are above and below it.
  ///
  /// - Parameters:
  ///   - scene: What is where. A viewport that reaches beyond the frame is clipped.
  ///   - size: The size of the frame; any size will do, none at all too.
  ///   - overlay: What the player shows above everything.
  ///   - scroll: How far a slide that is too tall has been scrolled.
  /// - Complexity: O(cells, and the length of the text shown).
  public func frame(
    for scene: Scene, size: FrameSize, overlay: Overlay? = nil, scroll: SlideScroll? = nil
  ) -> Frame {
    frame(for: scene, between: nil, size: size, overlay: overlay, scroll: scroll)
  }

  private func frame(
    for scene: Scene, between lines: ScreenLines?, size: FrameSize, overlay: Overlay?,
    scroll: SlideScroll?
  ) -> Frame {
    var options = options(for: scene)
    options.hasFocus = scene.holdsFocus
    options.scroll = scroll
    let ground = Ground(screen.background, over: .default, options)
    options.hasGradient = ground.isGradient
    var canvas = Canvas(size: size, style: Style(background: ground.flat))
    for line in lines?.all ?? [] { line.paint(on: &canvas.cells, over: ground, options) }
    ScenePainter(options: options, scene: scene, beneath: ground.flat).paint(on: &canvas)
    var frame = canvas.flattened()
    ground.spread(over: &frame)
    return covered(frame, by: overlay, options)
  }

  private func covered(
    _ frame: Frame, by overlay: Overlay?, _ options: PaintOptions
  ) -> Frame {
    guard let overlay else { return frame }
    var frame = frame
    OverlayPainter.paint(overlay, on: &frame, options)
    return frame
  }

  /// The cells of a terminal that a carousel gets, in the middle between header and footer; nil
  /// where the terminal has fewer than the screen asks for.
  public func region(of stage: Stage, in size: FrameSize) -> CellRect? {
    layout(of: stage, in: size)?.region
  }

  /// How a terminal is shared; nil where it has fewer cells than the screen asks for.
  func layout(
    of stage: Stage, in size: FrameSize
  ) -> (region: CellRect, lines: ScreenLines, options: PaintOptions)? {
    guard size.columns >= screen.minWidth, size.rows >= screen.minHeight else { return nil }
    func region(in rest: CellRect) -> CellRect {
      let columns = min(rest.columns, max(0, screen.width ?? rest.columns))
      let rows = min(rest.rows, max(0, screen.height ?? rest.rows))
      return CellRect(
        column: rest.column + (rest.columns - columns) / 2,
        row: rest.row + (rest.rows - rows) / 2, columns: columns, rows: rows)
    }
    // Lines change nothing about how far away the screen is.
    let options = options(for: region(in: CellRect(size)).size)
    let lines = ScreenLines(
      of: screen, size: size, indicator: stage.indicator, reading: stage.deck.options.reading,
      options)
    return (region(in: lines.rest), lines, options)
  }

  /// The scene of a stage on a terminal, or nil where there is too little room for one.
  public func scene(of stage: Stage, size: FrameSize) -> Scene? {
    layout(of: stage, in: size).map { scene(of: stage, in: $0.region, $0.lines, $0.options) }
  }

  private func scene(
    of stage: Stage, in region: CellRect, _ lines: ScreenLines, _ options: PaintOptions
  ) -> Scene {
    var scene = stage.scene(
      columns: region.columns, rows: region.rows, geometry: geometry,
      outerIndicator: lines.indicator
    ) { slide, size, indicator in
      SlideComposition(of: slide, size: size, indicator: indicator, options).content
    }
    scene.viewport = region
    scene.viewing = options.viewing
    return scene
  }

  /// Draws what a stage shows on a terminal: a scene in the middle of the screen, or where there is
  /// too little room for one, a message with the required size.
  ///
  /// - Parameters:
  ///   - stage: The state of the show.
  ///   - size: The size of the terminal; any size will do, none at all too.
  ///   - overlay: What the player shows above everything.
  ///   - scroll: How far a slide that is too tall has been scrolled.
  /// - Complexity: O(cells, and the length of the text shown).
  public func frame(
    of stage: Stage, size: FrameSize, overlay: Overlay? = nil, scroll: SlideScroll? = nil
  ) -> Frame {
    if stage.deck.slides.isEmpty {
      return covered(emptyFrame(size), by: overlay, options(for: size))
    }
    if let (region, lines, options) = layout(of: stage, in: size) {
      let scene = scene(of: stage, in: region, lines, options)
      return frame(for: scene, between: lines, size: size, overlay: overlay, scroll: scroll)
    }
    let options = options(for: size)
    let ground = Ground(screen.background, over: .default, options)
    let style = Style(
      foreground: options.roles(on: ground.flat).text, background: ground.flat)
    var frame = Frame(size: size, style: style)
    let needed = "\(screen.minWidth)×\(screen.minHeight)"
    let message = "terminal too small: needs \(needed), has \(size.columns)×\(size.rows)"
    let words = TextBlock(
      glyphs.drawable(message), in: CellRect(size), glyphs: glyphs)
    frame.draw(words, in: CellRect(size), align: .center, valign: .middle, style: style)
    ground.spread(over: &frame)
    return covered(frame, by: overlay, options)
  }
}
