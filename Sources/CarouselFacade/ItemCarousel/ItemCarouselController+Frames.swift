internal import CarouselEngine

extension ItemCarouselController {
  /// A frame: lets time pass, moves the content and reports what has changed.
  ///
  /// - Precondition: `duration >= .zero`.
  public func advance(by duration: Duration) {
    let elapsed = duration + unseen
    unseen = .zero
    time += duration / .seconds(1)
    let isWanted = isScrolling || isDecelerating || autoscroll != 0
    let isActive = isWanted || toggleState.isTurning
    _ = carousel.advance(by: elapsed)
    switch activity {
    case .scrolling:
      didScroll()
      if activity == .scrolling, !carousel.isMoving { stop() }
    case .decelerating:
      didScroll()
      if isDecelerating, !carousel.isMoving { endDecelerating() }
    case .idle where autoscroll != 0: didScroll()
    case .idle, .dragging:
      if toggleState.isTurning {
        toggleState.turn(to: time, velocity: velocity)
        didScroll()
      } else {
        needsFrames = false
      }
    }
    if let change, change.isOver(at: time) { endChange() }
    if isActive || change != nil { needsFrames = true }
    driftOn()
  }

  /// Lets time pass in which no frame is drawn: what moves stays where it was seen.
  ///
  /// - Precondition: `duration >= .zero`.
  public func wait(for duration: Duration) {
    precondition(duration >= .zero, "time does not run backwards")
    unseen += duration
    time += duration / .seconds(1)
  }

  private func endDecelerating() {
    stop()
    // The delegate may have moved on what has come to its end.
    guard activity == .idle else { return }
    _ = carousel.resume(afterCoast: true)
    if carousel.isMoving, !carousel.isDrifting { return beginScrolling() }
    // On an item that it was to reach there is nothing left to turn.
    guard autoscroll != 0 || !scroll.scrollsToItem else { return }
    toggleState.resume(distanceFromNearest, at: time)
  }

  /// The distance of the offset from the nearest item, −0.5 … 0.5.
  private var distanceFromNearest: Double {
    let offset = scrollOffset
    return offset - offset.rounded(.toNearestOrAwayFromZero)
  }

  /// Reports what has changed since the last report.
  func didScroll() {
    if let current = currentItemIndex, let told = toldIndex {
      let back = arithmetic.distance(from: Double(current), to: Double(told))
      if back != 0 {
        toggleState.begin(Int(back), at: time)
        needsFrames = true
      }
    }
    followOffset()
    loadVisible()
    if abs(scrollOffset - toldOffset) > 1e-6 { delegate?.carouselDidScroll(self) }
    if currentItemIndex != toldIndex, currentItemIndex != nil {
      delegate?.carouselCurrentItemIndexDidChange(self)
    }
    (toldOffset, toldIndex) = (scrollOffset, currentItemIndex ?? toldIndex)
  }

  /// Lets the toggle follow the offset, unless a finger has it or it turns in its own time.
  private func followOffset() {
    guard numberOfItems > 0 || arrangement.placeholders.count > 0 else { return }
    let isOutside = !wraps && (scrollOffset < 0 || scrollOffset >= Double(numberOfItems - 1))
    let isSelfMoving =
      switch activity {
      case .scrolling, .decelerating: true
      case .idle: autoscroll != 0
      case .dragging: false
      }
    if isOutside || isSelfMoving { toggleState.follow(distanceFromNearest) }
  }
}
