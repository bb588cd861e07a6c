internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage

extension Playback {
  /// As many colours lie between two pages that fade, about.
  fileprivate static let fadeSteps = 128.0
  /// A part of a page by which things in space move may be a whole cell somewhere.
  fileprivate static let stepsPerCell = 2.0
  /// On the way to a border between two cells one has to arrive, not nearly.
  fileprivate static let slack = 1e-4

  /// How long a frame stays as good as it is while something drifts slowly; zero where nothing is
  /// known about it.
  var timeUntilFrameDiffers: Duration {
    guard let scene else { return .zero }
    var shortest = Double.infinity
    for path in stage.startedPaths {
      guard let stage = stage[path], stage.carousel.isMoving else { continue }
      guard stage.carousel.isDrifting else { return .zero }
      guard let inner = scene.scene(at: path) else { continue }
      shortest = min(shortest, inner.timeUntilStep(of: stage))
    }
    return shortest.isFinite ? .seconds(shortest) : .zero
  }
}

extension Scene {
  /// The scene at a path, or nil where none is shown.
  func scene(at path: StagePath) -> Scene? {
    if self.path == path { return self }
    return placements.lazy.compactMap { $0.child?.scene(at: path) }.first
  }

  /// How long a drift takes to the next place at which something is drawn in another cell, in
  /// seconds.
  fileprivate func timeUntilStep(of stage: Stage) -> Double {
    let speed = stage.deck.options.effectiveAutoscroll
    guard speed != 0 else { return 0 }
    let isRow = stage.deck.options.axis == .horizontal
    let extent = Double(max(viewport.width, 2 * viewport.height))
    if isSpatial { return 1 / (abs(speed) * extent * Playback.stepsPerCell) }
    switch effect {
    case .fade, .dissolve: return 1 / (abs(speed) * Playback.fadeSteps)
    case .slide, .push, .cover: break
    }
    guard let first = placements.first else { return 0 }
    let middle = first.transform.translation
    // Slides are drawn at the nearest cell, and the first of them is the one that is rounded.
    let place =
      isRow
      ? middle.x + Double(viewport.width - first.columns) / 2
      : middle.y + Double(viewport.height - first.rows) / 2
    let pitch = pitch(along: stage.deck.options.axis)
    let isGrowing = (speed > 0) == (isRow && stage.isMirrored)
    let toBorder = place - 0.5 - (place - 0.5).rounded(.down)
    let cells = isGrowing ? 1 - toBorder : toBorder
    // At a border the next one is a whole cell away.
    return ((cells <= 0 ? 1 : cells) + Playback.slack) / (abs(speed) * pitch)
  }

  /// The cells from one slide of a row to the next.
  func pitch(along axis: Axis) -> Double {
    guard let first = placements.first else { return 1 }
    let isRow = axis == .horizontal
    if placements.count > 1 {
      let (one, other) = (first.transform.translation, placements[1].transform.translation)
      let distance = isRow ? abs(other.x - one.x) : abs(other.y - one.y)
      if distance >= 1 { return distance }
    }
    return Double(max(1, isRow ? first.columns : first.rows))
  }
}
