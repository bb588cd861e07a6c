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
    } else {
      for page in PageTurn(slides, scene.effect)?.pages ?? slides.map({ TurnedPage($0) }) {
        paint(page, on: &canvas)
      }
    }
    if let indicator = IndicatorPainter(of: scene, options) { canvas.add(indicator) }
  }

  /// A slide of a row, each row of it on its own colour.
  private func spread(_ slide: PlacedSlide) -> Canvas {
    let canvas = SlidePainter.canvas(of: slide, beneath: beneath, options)
    let ground = Ground(slide.placement.slide.background, over: beneath, options)
    return ground.spread(over: canvas)
  }

  private func paint(_ page: TurnedPage, on canvas: inout Canvas) {
    let box = page.box.moved(columns: scene.viewport.column, rows: scene.viewport.row)
    let clip = box.intersection(scene.viewport)
    guard page.opacity > 0, !clip.isEmpty else { return }
    canvas.add(
      Canvas.Layer(
        canvas: spread(page.slide),
        position: box.origin, clip: clip, opacity: page.opacity, coverage: page.coverage))
  }
}

extension Scene {
  /// Whether this scene or one inside of it has the focus.
  var holdsFocus: Bool {
    isFocused || placements.contains { $0.child?.holdsFocus ?? false }
  }
}
