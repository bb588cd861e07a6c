internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Paints a scene and all in it onto a canvas whose cells its viewport counts.
struct ScenePainter: Sendable {
  let options: PaintOptions
  let scene: Scene
  /// The background colour of the scene.
  let beneath: Color

  func paint(on canvas: inout Canvas) {
    guard !scene.viewport.isEmpty else { return }
    let slides = scene.slides(options)
    if scene.isSpatial {
      CardPainter(options: options, scene: scene, beneath: beneath)
        .paint(slides, on: &canvas)
    } else if let turn = PageTurn(slides, scene.effect) {
      paint(turn, on: &canvas)
    } else {
      for slide in slides { paint(MovedPage(slide), on: &canvas) }
    }
    if let indicator = IndicatorPainter(of: scene, options) { canvas.add(indicator) }
  }

  private func paint(_ turn: PageTurn, on canvas: inout Canvas) {
    if let pages = turn.movedPages {
      for page in pages { paint(page, on: &canvas) }
    } else {
      canvas.add(
        TurningPages(
          earlier: self.canvas(of: turn.earlier), later: self.canvas(of: turn.later),
          effect: turn.effect, fraction: turn.fraction, side: turn.side,
          viewport: scene.viewport, beneath: beneath, options: options))
    }
  }

  private func paint(_ page: MovedPage, on canvas: inout Canvas) {
    let box = page.box.moved(columns: scene.viewport.column, rows: scene.viewport.row)
    let clip = box.intersection(scene.viewport)
    guard !clip.isEmpty else { return }
    canvas.add(
      Canvas.Layer(canvas: self.canvas(of: page.slide), position: box.origin, clip: clip))
  }

  /// A slide of a row, each row of it on its own colour.
  private func canvas(of slide: PlacedSlide) -> Canvas {
    let canvas = SlidePainter.canvas(of: slide, beneath: beneath, options)
    let ground = Ground(slide.placement.slide.background, over: beneath, options)
    return ground.spread(over: canvas)
  }
}

extension Scene {
  /// Whether this scene or one inside of it has the focus.
  var holdsFocus: Bool {
    isFocused || placements.contains { $0.child?.holdsFocus ?? false }
  }
}
