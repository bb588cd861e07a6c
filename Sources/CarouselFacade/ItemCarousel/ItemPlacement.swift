public import CarouselEngine

/// Where an item or a placeholder is drawn.
public struct ItemPlacement: Hashable, Sendable {
  /// The item; of a placeholder below 0 or from the number of items on.
  public let index: Int
  /// Its signed distance from the middle, in items.
  public let offset: Double
  /// Where it is put, from the middle of the viewport to its own.
  public let transform: Transform
  /// 0 is invisible, 1 hides what is behind.
  public let opacity: Double
  /// Whether it is turned away and not shown from behind.
  public let isHidden: Bool

  init(
    index: Int, offset: Double, transform: Transform, opacity: Double, isHidden: Bool
  ) {
    self.index = index
    self.offset = offset
    self.transform = transform
    self.opacity = opacity
    self.isHidden = isHidden
  }

  init(_ placed: Arrangement.PlacedPage) {
    self.init(
      index: placed.page, offset: placed.distance, transform: placed.transform,
      opacity: placed.opacity, isHidden: placed.isCulled)
  }

  /// Whether an item of a size is seen at a point, from the middle of the viewport.
  func covers(x: Double, y: Double, with size: LayoutSize) -> Bool {
    !isHidden && opacity > 0 && transform.covers(x: x, y: y, with: size)
  }
}
