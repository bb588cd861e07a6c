public import CarouselEngine

/// Hears what an `ItemCarouselController` does; every method is optional.
///
/// Every `will` is followed by its `did`. In each call the controller's properties already have
/// their new values; what a call asks of the controller is carried out at once.
public protocol ItemCarouselDelegate<Content>: AnyObject {
  /// What an item shows.
  associatedtype Content

  /// An animated scroll begins; never for one that leads nowhere.
  func carouselWillBeginScrollingAnimation(_ carousel: ItemCarouselController<Content>)
  /// It came to its end, or was stopped.
  func carouselDidEndScrollingAnimation(_ carousel: ItemCarouselController<Content>)
  /// The offset changed.
  func carouselDidScroll(_ carousel: ItemCarouselController<Content>)
  /// Another item is in the middle.
  func carouselCurrentItemIndexDidChange(_ carousel: ItemCarouselController<Content>)
  /// A finger came down to scroll.
  func carouselWillBeginDragging(_ carousel: ItemCarouselController<Content>)
  /// It left; `willDecelerate` says whether the content glides on.
  func carousel(
    _ carousel: ItemCarouselController<Content>, didEndDraggingWillDecelerate willDecelerate: Bool)
  /// The content glides on.
  func carouselWillBeginDecelerating(_ carousel: ItemCarouselController<Content>)
  /// It came to a halt, or was stopped.
  func carouselDidEndDecelerating(_ carousel: ItemCarouselController<Content>)
  /// Whether a tap on an item may select it; yes by default.
  func carousel(
    _ carousel: ItemCarouselController<Content>, shouldSelectItemAt index: Int
  ) -> Bool
  /// An item was selected by a tap.
  func carousel(_ carousel: ItemCarouselController<Content>, didSelectItemAt index: Int)

  /// Where a `custom` layout puts an item, or nil for where its keyframes put it, the default.
  ///
  /// A function of the offset alone, which may be asked at any time and for any of them.
  ///
  /// - Parameters:
  ///   - carousel: Who asks.
  ///   - offset: The signed distance of the item from the middle, in items.
  ///   - base: The view of the eye, which every step is to be added to.
  func carousel(
    _ carousel: ItemCarouselController<Content>, transformForItemAtOffset offset: Double,
    base: Transform
  ) -> Transform?
}

extension ItemCarouselDelegate {
  /// Ignores the beginning.
  public func carouselWillBeginScrollingAnimation(_ carousel: ItemCarouselController<Content>) {}
  /// Ignores the end.
  public func carouselDidEndScrollingAnimation(_ carousel: ItemCarouselController<Content>) {}
  /// Ignores the offset.
  public func carouselDidScroll(_ carousel: ItemCarouselController<Content>) {}
  /// Ignores the change.
  public func carouselCurrentItemIndexDidChange(_ carousel: ItemCarouselController<Content>) {}
  /// Ignores the finger.
  public func carouselWillBeginDragging(_ carousel: ItemCarouselController<Content>) {}
  /// Ignores the release.
  public func carousel(
    _ carousel: ItemCarouselController<Content>, didEndDraggingWillDecelerate willDecelerate: Bool
  ) {}
  /// Ignores the glide.
  public func carouselWillBeginDecelerating(_ carousel: ItemCarouselController<Content>) {}
  /// Ignores the halt.
  public func carouselDidEndDecelerating(_ carousel: ItemCarouselController<Content>) {}
  /// Allows every selection.
  public func carousel(
    _ carousel: ItemCarouselController<Content>, shouldSelectItemAt index: Int
  ) -> Bool { true }
  /// Ignores the selection.
  public func carousel(_ carousel: ItemCarouselController<Content>, didSelectItemAt index: Int) {}
  /// Follows the keyframes.
  public func carousel(
    _ carousel: ItemCarouselController<Content>, transformForItemAtOffset offset: Double,
    base: Transform
  ) -> Transform? { nil }
}
