internal import CarouselEngine

extension CarouselController {
  /// Lets time pass.
  ///
  /// - Precondition: `time >= .zero`.
  public func advance(by time: Duration) {
    perform { $0.deliver($0.carousel.advance(by: time)) }
  }

  /// Lets time pass up to an instant at which input arrives: the timers of that instant wait for
  /// it.
  ///
  /// - Precondition: `time >= .zero`.
  public func advance(toInputAfter time: Duration) {
    perform { $0.deliver($0.carousel.advance(toInputAfter: time)) }
  }

  /// How long nothing will happen by itself, or nil for ever.
  public var timeUntilNextEvent: Duration? { carousel.timeUntilNextEvent }

  /// Goes to a page; a page outside `0 ..< numberOfItems` is ignored.
  public func scroll(to page: Int, animated: Bool) {
    perform { $0.send(.go(to: page, animated: animated), by: .program) }
  }

  /// Moves by a number of pages, animated; clamped at the ends of a bounded carousel.
  public func scroll(by pages: Int) {
    perform { $0.send(.step(by: pages), by: .program) }
  }

  /// A tap somewhere on the content.
  ///
  /// - Parameter position: Along the axis in pages of the content; 2.5 is the middle of page 2. A
  ///   tap beyond the items is ignored.
  public func tap(at position: Double) {
    perform { controller in
      guard let steps = Int(exactly: position.rounded(.down)),
        let index = controller.carousel.track.neighbor(of: 0, by: steps),
        controller.delegate?.carousel(controller, shouldSelectItemAt: index) ?? true
      else { return }
      controller.delegate?.carousel(controller, didSelectItemAt: index)
    }
  }

  /// The size of the owner changed: the page stays, and is exactly in the viewport.
  ///
  /// A motion continues to its page.
  public func boundsDidChange() {
    perform { $0.alignToPage() }
  }

  /// A finger comes down; refused while `isScrollEnabled` is off.
  public func beginDragging() {
    perform { controller in
      guard controller.isScrollEnabled, controller.activity != .dragging else { return }
      controller.press()
      controller.endActivity()
      controller.activity = .dragging
      controller.delegate?.carouselWillBeginDragging(controller)
    }
  }

  /// The finger moves the content by a number of pages; beyond an end it resists.
  public func drag(by pages: Double) {
    perform { controller in
      guard controller.activity == .dragging else { return }
      controller.press()
      controller.send(.drag(by: pages))
    }
  }

  /// The finger has moved the content so that the viewport is here, in pages of the content.
  ///
  /// For owners that compute resistance themselves: with `bounces` any position is taken, else it
  /// is limited to the items.
  public func drag(to position: Double) {
    perform { controller in
      guard controller.activity == .dragging else { return }
      controller.track(to: position)
    }
  }

  /// The finger leaves at a speed in pages a second, and the carousel settles on a page.
  public func endDragging(velocity: Double) {
    perform { controller in
      guard controller.activity == .dragging else { return }
      controller.send(.release(velocity: velocity))
      let isCoasting = controller.carousel.isMoving
      controller.activity = isCoasting ? .coasting(byOwner: false) : .idle
      controller.delegate?.carousel(controller, didEndDraggingWillDecelerate: isCoasting)
      if isCoasting { controller.delegate?.carouselWillBeginDecelerating(controller) }
    }
  }

  /// The finger leaves, for owners that move the content on themselves.
  ///
  /// - Parameter willDecelerate: Whether calls of `coast(to:)` and `endCoasting()` will follow. If
  ///   not, the carousel is at rest, or goes to the nearest page with time.
  public func endDragging(willDecelerate: Bool) {
    guard willDecelerate else { return endDragging(velocity: 0) }
    perform { controller in
      guard controller.activity == .dragging else { return }
      var events: [Event] = []
      controller.carousel.endTouch(into: &events)
      controller.activity = .coasting(byOwner: true)
      controller.deliver(events)
      controller.delegate?.carousel(controller, didEndDraggingWillDecelerate: true)
      controller.delegate?.carouselWillBeginDecelerating(controller)
    }
  }

  /// The content coasts, and the viewport is here now, in pages of the content.
  public func coast(to position: Double) {
    perform { controller in
      guard controller.activity == .coasting(byOwner: true) else { return }
      controller.track(to: position)
    }
  }

  /// The content has ceased to coast.
  ///
  /// If it is not on a page, it goes to the nearest one with time.
  public func endCoasting() {
    perform { controller in
      guard controller.activity == .coasting(byOwner: true) else { return }
      controller.send(.release(velocity: 0))
      controller.endActivity()
    }
  }

  /// Hands an intent to the engine; what cannot be carried out is ignored, as the originals do.
  func send(_ intent: Intent, by agent: Agent? = nil) {
    guard let events = try? carousel.send(intent, by: agent) else { return }
    deliver(events)
  }

  /// Puts a finger down; even a single page can be pulled beyond the ends, where there are ends.
  private func press() {
    var events: [Event] = []
    carousel.press(
      pullsAlone: carousel.options.scroll.bounces && carousel.track.isBounded, into: &events)
    deliver(events)
  }

  /// Puts the viewport at a position of the content.
  private func track(to position: Double) {
    guard position.isFinite else { return }
    if !carousel.isPressed {
      // A reload or a program has ended the motion, but the finger is still down.
      press()
      if isDecelerating {
        var events: [Event] = []
        carousel.endTouch(into: &events)
        deliver(events)
      }
    }
    var events: [Event] = []
    let displacement = position - Double(carousel.settledPage ?? 0)
    carousel.track(to: displacement, slack: bounces ? .infinity : 0, into: &events)
    deliver(events)
  }

  /// Puts a dragged content back on its page.
  func alignToPage() {
    guard carousel.isPressed else { return }
    track(to: carousel.offset - carousel.pageOffset)
  }
}
