internal import CarouselDeck
internal import CarouselEngine
public import CarouselGrid
public import CarouselStage

extension Renderer {
  /// A part of a page by which things in space move may be a whole cell somewhere.
  private static let stepsPerCell = 2.0
  /// The part of a cell by which a slide has to be past the border between two cells.
  private static let slack = 1e-4

  /// How long a frame of a stage stays valid while something drifts slowly; zero if
  /// nothing is known about it.
  public func timeUntilChange(of stage: Stage, size: FrameSize) -> Duration {
    guard let scene = scene(of: stage, size: size) else { return .zero }
    var shortest = Double.infinity
    for path in stage.startedPaths {
      guard let stage = stage[path], stage.carousel.isMoving else { continue }
      guard stage.carousel.isDrifting else { return .zero }
      guard let inner = scene.scene(at: path) else { continue }
      shortest = min(shortest, secondsUntilStep(of: stage, inner))
    }
    return shortest.isFinite ? .seconds(shortest) : .zero
  }

  /// How long the indicators of a frame stay as they are while nothing moves, or nil for ever.
  ///
  /// Segments that fill with a hold change by themselves, at most four times a second.
  public func timeUntilIndicatorsChange(of stage: Stage, size: FrameSize) -> Duration? {
    guard stage.hasRunningSegments, let scene = scene(of: stage, size: size) else { return nil }
    return timeUntilIndicatorsChange(in: scene, options(for: scene))
  }

  private func timeUntilIndicatorsChange(in scene: Scene, _ options: PaintOptions) -> Duration? {
    var shortest = IndicatorLayout(of: scene, options)?.timeUntilChange
    for slide in scene.slides(options) {
      guard let child = slide.placement.child else { continue }
      let region = slide.composition(options).content
      guard let time = timeUntilIndicatorsChange(in: child.fitted(to: region), options) else {
        continue
      }
      shortest = shortest.map { min($0, time) } ?? time
    }
    return shortest
  }

  /// How long a drift takes to the next place at which something is drawn in another cell.
  private func secondsUntilStep(of stage: Stage, _ scene: Scene) -> Double {
    let options = stage.deck.options
    let (axis, speed) = (options.axis, options.effectiveAutoscroll)
    guard speed != 0 else { return 0 }
    let viewport = scene.viewport
    if scene.isSpatial {
      let extent = max(
        Double(viewport.columns), geometry.columnsPerRow * Double(viewport.rows))
      return 1 / (abs(speed) * extent * Self.stepsPerCell)
    }
    if let steps = scene.effect.steps(in: viewport.size) { return 1 / (abs(speed) * steps) }
    guard !scene.placements.isEmpty else { return 0 }
    let isGrowing = (speed > 0) == (axis == .horizontal && options.reading == .rightToLeft)
    let place = scene.leading(axis) - 0.5
    let toBorder = place - place.rounded(.down)
    let cells = isGrowing ? 1 - toBorder : toBorder
    // At a border the next one is a whole cell away.
    return ((cells <= 0 ? 1 : cells) + Self.slack) / (abs(speed) * scene.pitch(along: axis))
  }
}

extension Stage {
  /// Whether any indicator may fill with a hold.
  fileprivate var hasRunningSegments: Bool {
    if deck.indicator?.style == .segments, carousel.isAutoplaying { return true }
    return children.values.contains { $0.hasRunningSegments }
  }
}

extension TransitionEffect {
  /// The approximate number of colours between two pages that fade.
  private static let colors = 128.0
  /// The half cells that an edge passes for each cell of the screen; on a page that turns it is
  /// fastest.
  private static let stepsPerCell = 4.0

  /// How often something changes on the way from a page to the next one, where pages stay in place;
  /// nil where they move.
  fileprivate func steps(in size: FrameSize) -> Double? {
    switch self {
    case .slide, .push, .cover: nil
    case .fade, .dissolve: Self.colors
    case .wipe, .zoom, .flip, .cube:
      max(Self.colors, Self.stepsPerCell * Double(max(size.columns, size.rows)))
    }
  }
}
