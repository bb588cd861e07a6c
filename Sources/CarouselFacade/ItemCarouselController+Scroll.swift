internal import CarouselEngine

extension ItemCarouselController {
  /// Scrolls by a number of items that need not be whole; without wrapping as far as there are items.
  ///
  /// Zero time is a cut, without begin and end. Ignored while a finger is down.
  public func scroll(byOffset distance: Double, over duration: Duration) {
    guard numberOfItems > 0, activity != .dragging, distance.isFinite else { return }
    stop()
    catchUp()
    defer { driftOn() }
    let target = scrollOffset + distance
    let limited = wraps ? target : arithmetic.offset(target) ?? 0
    guard abs(limited - scrollOffset) > 1e-9 else { return }
    _ = carousel.scroll(by: limited - scrollOffset, over: duration)
    if duration > .zero {
      beginScrolling()
    } else {
      didScroll()
    }
  }

  /// Scrolls to an offset by the shorter way.
  public func scroll(toOffset offset: Double, over duration: Duration) {
    scroll(byOffset: arithmetic.distance(from: scrollOffset, to: offset), over: duration)
  }

  /// Scrolls by so many items from the present one, and to an item whatever the offset is now.
  public func scroll(byNumberOfItems count: Int, over duration: Duration) {
    guard let current = currentItemIndex else { return }
    guard duration > .zero else {
      scroll(byOffset: Double(arithmetic.index(current + count) ?? 0) - scrollOffset, over: .zero)
      return
    }
    let rounding: FloatingPointRoundingRule =
      count > 0 ? .down : count < 0 ? .up : .toNearestOrAwayFromZero
    let start = scrollOffset
    scroll(byOffset: start.rounded(rounding) + Double(count) - start, over: duration)
  }

  /// Scrolls to an item.
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

  /// A finger comes down to scroll; refused when disabled or without items.
  public func beginDragging() {
    guard scroll.isEnabled, numberOfItems > 0, activity != .dragging else { return }
    stop()
    catchUp()
    var events: [Event] = []
    carousel.press(pullsAlone: !wraps, into: &events)
    activity = .dragging
    delegate?.carouselWillBeginDragging(self)
  }

  /// The finger moves by so many items, at a speed in items a second.
  public func drag(by distance: Double, velocity: Double) {
    guard activity == .dragging, distance.isFinite, velocity.isFinite else { return }
    let resistance = carousel.resistance
    self.velocity = velocity * resistance * scroll.speed
    let wanted = carousel.offset + distance * resistance * scroll.offsetMultiplier
    _ = try? carousel.send(.drag(by: distance))
    if scroll.bounces, abs(carousel.offset - wanted) > 1e-9 { self.velocity = 0 }
    didScroll()
  }

  /// The finger leaves; the content glides, goes to an item, or stays.
  public func endDragging() {
    guard activity == .dragging else { return }
    catchUp()
    var events: [Event] = []
    carousel.letGo(at: velocity, into: &events)
    let isCoasting = carousel.isCoasting
    activity = isCoasting ? .decelerating : .idle
    if isCoasting { needsFrames = true }
    delegate?.carousel(self, didEndDraggingWillDecelerate: isCoasting)
    if isCoasting {
      delegate?.carouselWillBeginDecelerating(self)
    } else if carousel.isMoving {
      beginScrolling()
    } else {
      driftOn()
    }
  }

  /// A tap on an item, or nil for a tap beside all items.
  public func tap(itemAt index: Int?) {
    guard activity != .dragging else { return }
    if scroll.isEnabled {
      stop()
      catchUp()
    }
    defer { driftOn() }
    guard let current = currentItemIndex else { return }
    guard let index else { return scrollToItem(at: current, animated: true) }
    guard delegate?.carousel(self, shouldSelectItemAt: index) ?? true else {
      if scroll.isEnabled, scroll.scrollsToItem, autoscroll != 0 {
        scrollToItem(at: current, animated: true)
      }
      return
    }
    if index == current ? scroll.scrollsToItem : centersItemWhenSelected {
      scrollToItem(at: index, animated: true)
    }
    delegate?.carousel(self, didSelectItemAt: index)
  }

  /// Goes on with the autoscroll, unless something else moves the content.
  func driftOn() {
    if activity == .idle { _ = carousel.goOn(afterCoast: false) }
  }

  func beginScrolling() {
    guard carousel.isMoving else { return }
    activity = .scrolling
    needsFrames = true
    delegate?.carouselWillBeginScrollingAnimation(self)
  }

  /// Ends what moves, and tells so.
  func stop() {
    _ = carousel.hold()
    let old = activity
    activity = .idle
    switch old {
    case .idle, .dragging: break
    case .scrolling: delegate?.carouselDidEndScrollingAnimation(self)
    case .decelerating: delegate?.carouselDidEndDecelerating(self)
    }
  }
}
