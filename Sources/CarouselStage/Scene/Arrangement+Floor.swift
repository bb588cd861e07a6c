internal import CarouselEngine
internal import CarouselGrid

extension Arrangement {
  /// Where the foot of a card is when it has come to rest in the middle, in rows below the middle
  /// of the viewport.
  ///
  /// The wall and the floor behind cards keep to it, so that they do not move with them.
  ///
  /// - Parameters:
  ///   - visible: The pages that can be seen, if the carousel is at rest.
  ///   - offset: Where the carousel is now.
  ///   - path: The path of the cards; nil where the layout places them by itself.
  ///   - rows: The height of a card.
  /// - Returns: Nil beyond the ends, where no page can come to rest.
  func floor(
    of visible: [PlacedPage]?, nearestTo offset: Double, _ path: CardPath?, rows: Int,
    _ geometry: CellGeometry
  ) -> Double? {
    let rest = offset.rounded()
    let pages = visible ?? path?.visible(at: rest, in: self) ?? self.visible(at: rest)
    guard let page = pages.first(where: { $0.distance == 0 }) else { return nil }
    let transform = geometry.inCells(page.transform)
    return (path?.moved(transform) ?? transform).projected(x: 0, y: Double(rows) / 2)?.y
  }
}
