internal import CarouselEngine

extension CarouselController {
  /// Reports to the delegate what has happened in the engine, in order.
  func deliver(_ events: [Event]) {
    for (index, event) in events.enumerated() {
      deliver(event, before: events[(index + 1)...])
    }
    bindPending()
    // Items that go away can leave a resting viewport on another page without a motion.
    guard carousel.isResting else { return }
    restLap = carousel.currentPlace?.lap ?? 0
    reportOffset(carousel.offset)
    report(.still)
  }

  private func deliver(_ event: Event, before following: ArraySlice<Event>) {
    switch event {
    case .slotLoaded(let slot, let page, _):
      pendingLoads.append((slot, page))
    case .pageChanged(let old, let new, _, let reason):
      if reason == .reload {
        if old != nil { turn(to: Double(new ?? 0)) }
      } else if let heading {
        report(heading)
      }
      changePage(from: old, to: new, reason: reason)
    case .dataShifted(let steps):
      currentPage += steps
      offset += Double(steps)
      bindPending()
    case .directionChanged(.still):
      bindPending()
      heading = nil
      report(.still)
    case .directionChanged(let newDirection):
      heading = newDirection
    case .scrolled(let newOffset):
      bindPending()
      reportOffset(newOffset + wayOverSeam(before: following))
    case .settled(let page, let lap):
      restLap = lap
      // Over the seam the offset is another number for the same place.
      offset = Double(page)
    case .motionBegan(let target, let duration):
      let isAnimated = target != nil && duration.map { $0 > .zero } ?? false
      if isAnimated, activity == .idle { activity = .animating }
    case .motionEnded:
      switch activity {
      case .dragging, .coasting(byOwner: true): break
      case .idle, .coasting(byOwner: false), .animating: endActivity()
      }
    case .started, .selected, .reachedEnd, .autoplayPaused, .autoplayResumed, .autoplayStopped,
      .missed, .lapCompleted:
      break
    }
  }

  /// Ends what moved the content, and reports it.
  func endActivity() {
    let old = activity
    activity = .idle
    switch old {
    case .idle, .dragging: break
    case .coasting: delegate?.carouselDidEndDecelerating(self)
    case .animating: delegate?.carouselDidEndScrollingAnimation(self)
    }
  }

  /// How far the way to a rest, which runs on over the seam, has led from the number of the rest.
  private func wayOverSeam(before following: ArraySlice<Event>) -> Double {
    for event in following {
      if case .settled(_, let lap) = event {
        return Double(lap - restLap) * Double(carousel.pageCount)
      }
      // The offset of a rest is the last one before it.
      if case .scrolled = event { return 0 }
      if case .motionBegan = event { return 0 }
    }
    return 0
  }

  private func report(_ newDirection: Direction) {
    guard direction != newDirection else { return }
    direction = newDirection
    delegate?.carousel(self, didChange: newDirection)
  }

  private func reportOffset(_ newOffset: Double) {
    guard offset != newOffset else { return }
    turn(to: newOffset)
    offset = newOffset
    delegate?.carousel(self, didScrollTo: newOffset)
  }

  /// Reports the way to another offset.
  private func turn(to newOffset: Double) {
    guard offset != newOffset else { return }
    let options = carousel.options
    report(.of(forward: newOffset > offset, axis: options.axis, reading: options.reading))
  }

  private func changePage(from old: Int?, to new: Int?, reason: ChangeReason) {
    let reported = currentPage
    currentPage = new ?? 0
    if let forward = isStep(from: old, to: new, reason: reason) {
      let leaving = contents.shift(forward: forward)
      bindPending(offering: leaving)
    } else {
      bindPending()
    }
    if old == nil {
      // The first page to be shown is not a change, and the viewport was nowhere before.
      offset += Double(currentPage)
    } else if currentPage != reported {
      delegate?.carousel(self, pageDidChangeTo: currentPage, from: reported)
    }
  }

  /// Whether the current page moves to a neighbour, and if so, whether forward.
  ///
  /// A step loads one slot, or none when it comes to an end.
  private func isStep(from old: Int?, to new: Int?, reason: ChangeReason) -> Bool? {
    guard reason != .reload, let old, let new else { return nil }
    switch pendingLoads.count {
    case 0: return new > old
    case 1:
      switch pendingLoads[0].slot {
      case .next: return true
      case .previous: return false
      case .current: return nil
      }
    default: return nil
    }
  }

  /// Loads what is to be loaded, in the order of the requests, and reports the arrivals.
  private func bindPending(offering leaving: Content? = nil) {
    let window = SlotWindow(
      around: numberOfItems > 0 ? currentPage : nil, on: carousel.track)
    let loads = pendingLoads
    pendingLoads = []
    for (slot, page) in loads {
      load(slot, page: page, reusing: leaving ?? contents[slot]?.content)
    }
    contents.renumber(after: window)
    for slot in Slot.allCases where loads.contains(where: { $0.slot == slot }) {
      tellArrival(in: slot)
    }
  }

  func load(_ slot: Slot, page: Int, reusing old: Content?) {
    contents[slot] = dataSource.map { dataSource in
      SlotContents.Bound(
        index: page,
        content: dataSource.carousel(self, contentForItemAt: page, reusing: old))
    }
  }

  func tellArrival(in slot: Slot) {
    guard let bound = contents[slot] else { return }
    delegate?.carousel(self, didMove: bound.content, ofItem: bound.index, to: slot)
  }
}
