internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender
internal import CarouselStage
internal import TerminalIO

/// The state of the mouse: clicks, drags, and the wheel.
struct PointerGesture: Hashable, Sendable {
  private struct Sample: Hashable {
    var time: Duration
    var column: Int
    var row: Int
  }

  /// A carousel that follows the pointer.
  private struct Grip: Hashable {
    var path: StagePath
    var axis: Axis
    /// The cells of one page, negative if the pages run in the opposite direction.
    var extent: Double

    /// The pages by which the carousel moves when the pointer goes from one place to another.
    func pages(from: Sample, to: Sample) -> Double {
      let cells = axis == .horizontal ? from.column - to.column : from.row - to.row
      return Double(cells) / extent
    }
  }

  /// Where the pointer was last; nil while no button is down.
  private var last: Sample?
  /// How far it has moved the carousel that follows it, in pages.
  private var pages = 0.0
  private var velocity = VelocityTracker()
  private var grip: Grip?
  /// The carousel that the button has come down on, and now the one that follows the pointer.
  private var pressed: StagePath?
  /// The other carousels shown when the button came down, which are paused while it is down.
  private var waiting: [StagePath] = []
  private var lastWheel: Duration?

  /// A wheel that is turned, or a finger on a touchpad, sends many steps at once.
  private static let wheelPause = Duration.milliseconds(120)

  mutating func take(_ event: MouseEvent, now: Duration, on playback: inout Playback) {
    let sample = Sample(time: now, column: event.column, row: event.row)
    switch event.action {
    case .press(.left):
      (last, pages) = (sample, 0)
      velocity.reset()
      track(by: 0, at: now)
      press(at: sample, on: &playback)
    case .drag(.left): drag(to: sample, on: &playback)
    case .release(.left): release(at: sample, on: &playback)
    case .wheel(let columns, let rows):
      turnWheel(columns: columns, rows: rows, now: now, on: &playback)
    case .press, .drag, .release, .move: break
    }
  }

  /// Grabs what is under the pointer, as a finger does: it stops, and everything shown
  /// is paused.
  private mutating func press(at sample: Sample, on playback: inout Playback) {
    guard let scene = playback.scene else { return }
    let stage = playback.stage
    let shown = stage.shownPaths
    let path = playback.renderer.paths(atColumn: sample.column, row: sample.row, of: scene).last {
      path in
      guard shown.contains(path), let inner = stage[path] else { return false }
      return inner.deck.inputs.accepts(.drag) && inner.carousel.pageCount > 1
        && inner.carousel.options.scroll.isEnabled
    }
    guard let path else { return }
    waiting = shown.filter { $0 != path }
    for other in waiting { playback.send(.pause(.drag), to: other) }
    press(path, on: &playback)
  }

  /// Grabs one carousel instead of another.
  private mutating func press(_ path: StagePath, on playback: inout Playback) {
    guard path != pressed else { return }
    if let pressed {
      playback.send(.release(velocity: 0), to: pressed)
      playback.send(.pause(.drag), to: pressed)
      waiting.append(pressed)
    }
    waiting.removeAll { $0 == path }
    pressed = path
    playback.send(.press, to: path)
  }

  private mutating func drag(to sample: Sample, on playback: inout Playback) {
    guard let last else { return }
    if grip == nil {
      grip = grip(from: last, to: sample, on: playback)
      if let grip { press(grip.path, on: &playback) }
    }
    if let grip {
      let moved = grip.pages(from: last, to: sample)
      playback.send(.drag(by: moved), to: grip.path)
      track(by: moved, at: sample.time)
    }
    self.last = sample
  }

  /// Notes how far the pointer has moved the carousel by now.
  private mutating func track(by moved: Double, at now: Duration) {
    pages += moved
    velocity.add(pages, at: now)
  }

  /// The carousel that a first movement grabs.
  private func grip(from: Sample, to: Sample, on playback: Playback) -> Grip? {
    let columns = abs(to.column - from.column)
    let rows = abs(to.row - from.row)
    guard columns > 0 || rows > 0 else { return nil }
    let isWide = Double(columns) >= playback.renderer.geometry.columnsPerRow * Double(rows)
    let axis: Axis = isWide ? .horizontal : .vertical
    let isForward = axis == .horizontal ? to.column < from.column : to.row < from.row
    let stage = playback.stage
    guard let path = stage.target(axis: axis, forward: isForward, by: .drag),
      let deck = stage[path]?.deck, let scene = playback.scene?.scene(at: path)
    else { return nil }
    let extent = scene.pageExtent(along: axis) / deck.layout.offsetMultiplier
    let isMirrored = axis == .horizontal && stage[path]?.isMirrored ?? false
    return Grip(path: path, axis: axis, extent: isMirrored ? -extent : extent)
  }

  private mutating func release(at sample: Sample, on playback: inout Playback) {
    // The position where it was seen, not that of the release.
    let hit = grip == nil ? page(at: sample, on: playback) : nil
    if let last, let grip { track(by: grip.pages(from: last, to: sample), at: sample.time) }
    let speed = grip == nil ? 0 : velocity.velocity(at: sample.time)
    if let pressed { playback.send(.release(velocity: speed), to: pressed) }
    for other in waiting { playback.send(.resume(.drag), to: other) }
    if let hit { playback.send(.tap(page: hit.page), to: hit.path) }
    let wheel = lastWheel
    self = PointerGesture()
    lastWheel = wheel
  }

  /// The page that a click asks for, by its dot or its card.
  private func page(at sample: Sample, on playback: Playback) -> (path: StagePath, page: Int)? {
    guard let scene = playback.scene else { return nil }
    let (column, row) = (sample.column, sample.row)
    let hit =
      playback.renderer.indicatorPage(atColumn: column, row: row, of: scene)
      ?? playback.renderer.cardPage(atColumn: column, row: row, of: scene)
    guard let hit, playback.stage[hit.path]?.deck.inputs.accepts(.drag) ?? false else {
      return nil
    }
    return hit
  }

  private mutating func turnWheel(
    columns: Int, rows: Int, now: Duration, on playback: inout Playback
  ) {
    guard !playback.isTurning, lastWheel.map({ now - $0 >= Self.wheelPause }) ?? true else {
      return
    }
    lastWheel = now
    if columns != 0 { return playback.step(.horizontal, forward: columns > 0, by: .wheel) }
    let isForward = rows > 0
    // Most mice have one wheel, which moves whatever there is.
    if playback.stage.target(axis: .vertical, forward: isForward, by: .wheel) != nil {
      playback.step(.vertical, forward: isForward, by: .wheel)
    } else {
      playback.turn(
        playback.stage.target(axis: .horizontal, forward: isForward, by: .wheel),
        forward: isForward)
    }
  }
}

extension Scene {
  /// The cells by which a finger moves the content by one page: in space those of a card.
  fileprivate func pageExtent(along axis: Axis) -> Double {
    guard isSpatial, let card = placements.first else { return pitch(along: axis) }
    return Double(max(1, axis == .horizontal ? card.columns : card.rows))
  }
}
