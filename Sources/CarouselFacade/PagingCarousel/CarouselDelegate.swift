public import CarouselEngine

/// Hears what a `CarouselController` does; every method is optional.
///
/// Within one step the order is: direction, contents and their arrivals, page change, scroll. In
/// each call the controller's properties already have their new values. What a call asks of the
/// controller is carried out once the present step has been reported.
public protocol CarouselDelegate<Content>: AnyObject {
  /// What a slot shows.
  associatedtype Content

  /// The current page changed; a jump over several pages is one change.
  func carousel(
    _ carousel: CarouselController<Content>, pageDidChangeTo page: Int, from previous: Int)

  /// The offset changed.
  ///
  /// - Parameters:
  ///   - carousel: Who scrolled.
  ///   - rate: The offset in pages: 1.5 is half-way from page 1 to page 2. In an endless carousel
  ///     it runs on over the seam until the carousel rests.
  func carousel(_ carousel: CarouselController<Content>, didScrollTo rate: Double)

  /// The content of an item arrived in a slot.
  func carousel(
    _ carousel: CarouselController<Content>, didMove content: Content, ofItem index: Int,
    to slot: Slot)

  /// The viewport moves another way; `still` at the end of every motion.
  func carousel(_ carousel: CarouselController<Content>, didChange direction: Direction)

  /// Whether a tap on an item may select it; yes by default.
  func carousel(_ carousel: CarouselController<Content>, shouldSelectItemAt index: Int) -> Bool

  /// An item was tapped.
  ///
  /// Selecting does not scroll.
  func carousel(_ carousel: CarouselController<Content>, didSelectItemAt index: Int)

  /// A finger came down.
  func carouselWillBeginDragging(_ carousel: CarouselController<Content>)

  /// The finger left; `willDecelerate` says whether the content continues.
  func carousel(
    _ carousel: CarouselController<Content>, didEndDraggingWillDecelerate willDecelerate: Bool)

  /// The content continues after the finger has left.
  func carouselWillBeginDecelerating(_ carousel: CarouselController<Content>)

  /// It came to rest, or was stopped.
  func carouselDidEndDecelerating(_ carousel: CarouselController<Content>)

  /// An animated move that no finger began came to its end, or was stopped.
  func carouselDidEndScrollingAnimation(_ carousel: CarouselController<Content>)
}

extension CarouselDelegate {
  /// Ignores the change.
  public func carousel(
    _ carousel: CarouselController<Content>, pageDidChangeTo page: Int, from previous: Int
  ) {}

  /// Ignores the offset.
  public func carousel(_ carousel: CarouselController<Content>, didScrollTo rate: Double) {}

  /// Ignores the arrival.
  public func carousel(
    _ carousel: CarouselController<Content>, didMove content: Content, ofItem index: Int,
    to slot: Slot
  ) {}

  /// Ignores the direction.
  public func carousel(
    _ carousel: CarouselController<Content>, didChange direction: Direction
  ) {}

  /// Allows every selection.
  public func carousel(
    _ carousel: CarouselController<Content>, shouldSelectItemAt index: Int
  ) -> Bool { true }

  /// Ignores the selection.
  public func carousel(_ carousel: CarouselController<Content>, didSelectItemAt index: Int) {}

  /// Ignores the finger.
  public func carouselWillBeginDragging(_ carousel: CarouselController<Content>) {}

  /// Ignores the release.
  public func carousel(
    _ carousel: CarouselController<Content>, didEndDraggingWillDecelerate willDecelerate: Bool
  ) {}

  /// Ignores the coast.
  public func carouselWillBeginDecelerating(_ carousel: CarouselController<Content>) {}

  /// Ignores the end of the coast.
  public func carouselDidEndDecelerating(_ carousel: CarouselController<Content>) {}

  /// Ignores the end of the move.
  public func carouselDidEndScrollingAnimation(_ carousel: CarouselController<Content>) {}
}
