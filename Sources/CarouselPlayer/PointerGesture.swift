internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender
internal import TerminalIO

/// What the mouse is doing: clicking, dragging, turning its wheel.
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
    /// The cells of one page, negative where the pages lie the other way round.
    var extent: Double

    /// The pages by which the carousel moves when the pointer goes from one place to another.
    func pages(from: Sample, to: Sample) -> Double {
      let cells = axis == .horizontal ? from.column - to.column : from.row - to.row
      return Double(cells) / extent
    }
  }

  /// Where the pointer was lately, oldest first; empty while no button is down.
  private var samples: [Sample] = []
  private var grip: Grip?
  private var lastWheel: Duration?

  /// The speed of a release is that over this time.
  private static let velocityWindow = Duration.milliseconds(100)
  /// A wheel that is turned, or a finger on a touchpad, sends many steps at once.
  private static let wheelPause = Duration.milliseconds(120)

  mutating func take(_ event: MouseEvent, now: Duration, on playback: inout Playback) {
    let sample = Sample(time: now, column: event.column, row: event.row)
    switch event.action {
    case .press(.left): samples = [sample]
    case .drag(.left): drag(to: sample, on: &playback)
    case .release(.left): release(at: sample, on: &playback)
    case .wheel(let columns, let rows):
      turnWheel(columns: columns, rows: rows, now: now, on: &playback)
    case .press, .drag, .release, .move: break
    }
  }

  private mutating func drag(to sample: Sample, on playback: inout Playback) {
    guard let last = samples.last else { return }
    if grip == nil {
      grip = grip(from: last, to: sample, on: playback)
      if let grip { playback.send(.press, to: grip.path) }
    }
    if let grip {
      playback.send(.drag(by: grip.pages(from: last, to: sample)), to: grip.path)
    }
    samples.removeAll { sample.time - $0.time > Self.velocityWindow }
    samples.append(sample)
  }

  /// The carousel that a first movement takes hold of.
  ///
  /// A row is about two columns high.
  private func grip(from: Sample, to: Sample, on playback: Playback) -> Grip? {
    let columns = abs(to.column - from.column)
    let rows = abs(to.row - from.row)
    guard columns > 0 || rows > 0 else { return nil }
    let axis: Axis = columns >= 2 * rows ? .horizontal : .vertical
    let isForward = axis == .horizontal ? to.column < from.column : to.row < from.row
    let stage = playback.stage
    guard let path = stage.target(axis: axis, forward: isForward),
      let viewport = playback.scene.viewport(at: path)
    else { return nil }
    let extent = Double(max(1, axis == .horizontal ? viewport.width : viewport.height))
    let isMirrored = axis == .horizontal && stage[path]?.isMirrored ?? false
    return Grip(path: path, axis: axis, extent: isMirrored ? -extent : extent)
  }

  private mutating func release(at sample: Sample, on playback: inout Playback) {
    defer {
      samples = []
      grip = nil
    }
    guard let grip else { return click(at: sample, on: &playback) }
    let recent = samples.filter { sample.time - $0.time <= Self.velocityWindow }
    var velocity = 0.0
    if let first = recent.first, sample.time > first.time {
      velocity = grip.pages(from: first, to: sample) / ((sample.time - first.time) / .seconds(1))
    }
    playback.send(.release(velocity: velocity), to: grip.path)
  }

  private func click(at sample: Sample, on playback: inout Playback) {
    let hit = playback.renderer.indicatorPage(
      atColumn: sample.column, row: sample.row, of: playback.scene)
    if let hit { playback.send(.tap(page: hit.page), to: hit.path) }
  }

  private mutating func turnWheel(
    columns: Int, rows: Int, now: Duration, on playback: inout Playback
  ) {
    guard !playback.isMoving, lastWheel.map({ now - $0 >= Self.wheelPause }) ?? true else { return }
    lastWheel = now
    if columns != 0 { return playback.step(.horizontal, forward: columns > 0) }
    let isForward = rows > 0
    // Most mice have one wheel, which moves whatever there is.
    if playback.stage.target(axis: .vertical, forward: isForward) != nil {
      playback.step(.vertical, forward: isForward)
    } else if let path = playback.stage.target(axis: .horizontal, forward: isForward) {
      playback.send(isForward ? .next : .previous, to: path, by: .user)
    }
  }
}

extension Scene {
  /// The viewport of the scene at a path, or nil where none is shown.
  fileprivate func viewport(at path: StagePath) -> Region? {
    if self.path == path { return viewport }
    return placements.lazy.compactMap { $0.child?.viewport(at: path) }.first
  }
}
