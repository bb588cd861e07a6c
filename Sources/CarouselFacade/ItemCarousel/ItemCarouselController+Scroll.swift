public import CarouselEngine

extension ItemCarouselController {
  /// Scrolls by a number of items that need not be whole; without wrapping as far as there are
  /// items.
  ///
  /// What moves ends. Zero time, or less, is a cut, without begin and end. While a finger is down a
  /// cut moves the content under it, and an animated scroll is ignored: the finger has the content.
  /// Ignored too without items, for a distance of 0 or less than a billionth, for one that is not a
  /// number, and for one of more than 2⁵² items.
  public func scroll(byOffset distance: Double, over duration: Duration) {
    guard numberOfItems > 0, distance.isFinite, !isInterrupting else { return }
    let target = scrollOffset + distance
    let limited = wraps ? target : arithmetic.offset(target) ?? 0
    guard abs(limited) <= Self.farthest else { return }
    if activity == .dragging {
      guard duration <= .zero else { return }
      return moveUnderFinger(by: limited - scrollOffset)
    }
    interrupt()
    catchUp()
    defer { driftOn() }
    guard abs(limited - scrollOffset) > 1e-9 else { return }
    _ = carousel.scroll(by: limited - scrollOffset, over: max(.zero, duration))
    if duration > .zero {
      beginScrolling()
    } else {
      didScroll()
    }
  }

  /// Beyond this an offset has no fraction.
  private static var farthest: Double { 0x1p52 }

  private func moveUnderFinger(by distance: Double) {
    var events: [Event] = []
    let displacement = carousel.offset - Double(carousel.settledPage ?? 0)
    carousel.track(to: displacement + distance, into: &events)
    didScroll()
  }

  /// Scrolls to an offset by the shorter way; as `scroll(byOffset:over:)`.
  ///
  /// The way is iCarousel's: an offset beyond the items is not wrapped first, and of two ways of
  /// the same length it is the one that does not cross the seam.
  public func scroll(toOffset offset: Double, over duration: Duration) {
    scroll(byOffset: arithmetic.distance(from: scrollOffset, to: offset), over: duration)
  }

  /// Scrolls by a number of items from the present one, and to an item whatever the offset is now.
  ///
  /// Between two items the first step forward leads to the latter, the first one back to the
  /// former; 0 leads to the nearest. Otherwise as `scroll(byOffset:over:)`.
  public func scroll(byNumberOfItems count: Int, over duration: Duration) {
    guard let current = currentItemIndex else { return }
    guard duration > .zero else {
      let steps = min(max(-Int(Self.farthest), count), Int(Self.farthest))
      scroll(byOffset: Double(arithmetic.index(current + steps) ?? 0) - scrollOffset, over: .zero)
      return
    }
    let rounding: FloatingPointRoundingRule =
      count > 0 ? .down : count < 0 ? .up : .toNearestOrAwayFromZero
    let start = scrollOffset
    scroll(byOffset: start.rounded(rounding) + Double(count) - start, over: duration)
  }

  /// Scrolls to an item; as `scroll(toOffset:over:)`.
  public func scrollToItem(at index: Int, over duration: Duration) {
    scroll(toOffset: Double(index), over: duration)
  }

  /// Scrolls to an item in `scrollDuration`, or at once.
  public func scrollToItem(at index: Int, animated: Bool) {
    scrollToItem(at: index, over: animated ? Self.scrollDuration : .zero)
  }

  /// Whether a finger that has moved so far may begin to drag; both in one unit.
  public func shouldBeginDragging(along: Double, across: Double) -> Bool {
    scroll.accepts(along: along, across: across)
  }

  /// A finger comes down to scroll; refused when disabled, without items, or when one is down.
  ///
  /// What moves ends.
  public func beginDragging() {
    guard scroll.isEnabled, numberOfItems > 0, activity != .dragging, !isInterrupting else {
      return
    }
    interrupt()
    catchUp()
    var events: [Event] = []
    carousel.press(pullsAlone: !wraps, into: &events)
    activity = .dragging
    delegate?.carouselWillBeginDragging(self)
  }

  /// The finger moves by a number of items, at a speed in items a second.
  ///
  /// The content follows `offsetMultiplier` times as far, and beyond an end it resists; see
  /// `Scroll`. A speed of more than a million items a second counts as a million. Ignored without a
  /// finger, and for what is not a number.
  public func drag(by distance: Double, velocity: Double) {
    guard activity == .dragging, carousel.isPressed else { return }
    guard distance.isFinite, velocity.isFinite else { return }
    let resistance = carousel.resistance
    self.velocity = min(max(-1e6, velocity * resistance * scroll.speed), 1e6)
    let wanted = carousel.offset + distance * resistance * offsetMultiplier
    _ = try? carousel.send(.drag(by: distance))
    if scroll.bounces, abs(carousel.offset - wanted) > 1e-9 { self.velocity = 0 }
    didScroll()
  }

  /// The finger leaves; the content glides, goes to an item, or stays.
  public func endDragging() {
    guard activity == .dragging else { return }
    catchUp()
    var events: [Event] = []
    carousel.fling(velocity: velocity, into: &events)
    let isCoasting = carousel.isCoasting
    activity = isCoasting ? .decelerating(isTold: false) : .idle
    if isCoasting { needsFrames = true }
    delegate?.carousel(self, didEndDraggingWillDecelerate: isCoasting)
    // The delegate may have moved on, or stopped, what was about to move.
    if activity == .decelerating(isTold: false) {
      activity = .decelerating(isTold: true)
      delegate?.carouselWillBeginDecelerating(self)
    } else if activity == .idle {
      beginScrolling()
      driftOn()
    }
  }

  /// A tap at a point, from the upper left corner of the viewport.
  ///
  /// What moves stops where it is seen. The item that is seen there is selected if the delegate
  /// lets it, and comes to the middle; beside all items the current one does. A tap on a
  /// placeholder counts with its index. Ignored while a finger is down.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public func tap(at point: LayoutOffset) { tap(itemAt: indexOfItem(at: point)) }

  /// A tap on an item or a placeholder, or nil for a tap beside all items; see `tap(at:)`.
  ///
  /// An index of neither counts as nil.
  public func tap(itemAt index: Int?) {
    guard activity != .dragging, !isInterrupting else { return }
    if scroll.isEnabled {
      interrupt()
      catchUp()
    }
    defer { driftOn() }
    let current = currentItemIndex
    guard let index, arrangement.placeholders.indexes.contains(index) else {
      if let current { scrollToItem(at: current, animated: true) }
      return
    }
    guard delegate?.carousel(self, shouldSelectItemAt: index) ?? true else {
      if let current, scroll.isEnabled, scroll.scrollsToItem, autoscroll != 0 {
        scrollToItem(at: current, animated: true)
      }
      return
    }
    if index == current ? scroll.scrollsToItem : centersItemWhenSelected {
      scrollToItem(at: index, animated: true)
    }
    delegate?.carousel(self, didSelectItemAt: index)
  }

  /// An arrow key: the next item, or the one before; ignored while disabled or scrolling.
  public func pressArrow(forward: Bool) {
    guard scroll.isEnabled, activity != .scrolling, let current = currentItemIndex else { return }
    scrollToItem(at: current + (forward ? 1 : -1), animated: true)
  }

  /// Resumes the autoscroll, unless something else moves the content.
  func driftOn() {
    if activity == .idle { _ = carousel.resume(afterCoast: false) }
  }

  /// Reports an animated scroll that the engine has begun, if it has.
  func beginScrolling() {
    guard carousel.isMoving, !carousel.isDrifting else { return }
    activity = .scrolling
    needsFrames = true
    delegate?.carouselWillBeginScrollingAnimation(self)
  }

  /// Ends what moves, and reports it.
  func stop() {
    _ = carousel.hold()
    let old = activity
    activity = .idle
    switch old {
    case .idle, .dragging, .decelerating(isTold: false): break
    case .scrolling: delegate?.carouselDidEndScrollingAnimation(self)
    case .decelerating(isTold: true): delegate?.carouselDidEndDecelerating(self)
    }
  }

  /// Ends what moves for a call that is about to move the content itself, and so has the last word
  /// against what the delegate asks for meanwhile.
  func interrupt() {
    isInterrupting = true
    defer { isInterrupting = false }
    stop()
  }
}
