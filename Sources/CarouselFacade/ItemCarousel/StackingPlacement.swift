public import CarouselEngine

/// Where a slot is when slots are stacked like cards.
///
/// Going forward the current card slides out and uncovers the next one, which is under it in the
/// viewport. Going back the previous card slides in over the current one, which stays in the
/// viewport. This is the presentation of PLCarouselView.
public struct StackingPlacement: Hashable, Sendable {
  /// The slot.
  public let slot: Slot
  /// Its origin along the axis, in pages of the content.
  public let at: Double
  /// Whether it is invisible; neighbours are while nothing moves.
  public let isHidden: Bool
  /// Its height in the stack: 0 is the lowest.
  public let zOrder: Int

  /// Places one slot.
  ///
  /// At rest, where the offset equals the page, the current slot is exactly in the viewport.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - page: The current page.
  ///   - offset: The offset of the viewport, in pages.
  ///   - direction: Where the viewport is moving.
  public init(_ slot: Slot, page: Int, offset: Double, direction: Direction) {
    self.slot = slot
    let page = Double(page)
    switch slot {
    case .next: (at, zOrder) = (offset, 0)
    case .current: (at, zOrder) = (min(page, offset), 1)
    case .previous: (at, zOrder) = (page - 1, 2)
    }
    isHidden = slot != .current && direction == .still
  }
}
