extension Carousel {
  /// A page in the viewport and its signed distance from the middle, in pages.
  public struct Visible: Hashable, Sendable {
    /// The page.
    public let page: Int
    /// Where it lies: 0 in the middle, 1 one page further.
    public let distance: Double
  }

  /// The pages of which a part can be seen when one page fills the viewport, in their order.
  ///
  /// At rest this is the current page alone, while moving it is two: constant cost for any number
  /// of pages. Beyond an end nothing is there.
  public var visiblePages: [Visible] {
    guard pageCount > 0 else { return [] }
    let offset = offset
    let first = Int(offset.rounded(.down))
    let last = Int(offset.rounded(.up))
    return (first...last).compactMap { position in
      let distance = Double(position) - offset
      guard abs(distance) < 1, let page = track.neighbor(of: 0, by: position) else { return nil }
      return Visible(page: page, distance: distance)
    }
  }
}
