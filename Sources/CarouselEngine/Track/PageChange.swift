/// When a page that passes by becomes the current one.
public enum PageChange: String, Hashable, Sendable, CaseIterable {
  /// Only when it is fully reached, as PLCarouselView counts: half a drag changes nothing.
  case arrival
  /// At half the way, as iCarousel counts: the nearest page, halves away from zero.
  case nearest

  /// The current page for an offset, both as steps from the last rest.
  ///
  /// - Parameters:
  ///   - displacement: The offset relative to the last rest, in pages.
  ///   - current: The present answer, in steps from the last rest.
  ///   - origin: The page of the last rest, which decides what "away from zero" means.
  func steps(at displacement: Double, current: Int, origin: Int) -> Int {
    switch self {
    case .arrival:
      let isAhead = displacement >= Double(current)
      return Int(displacement.rounded(isAhead ? .down : .up))
    case .nearest:
      let isNegative = Double(origin) + displacement < 0
      return Int(
        isNegative ? (displacement - 0.5).rounded(.up) : (displacement + 0.5).rounded(.down))
    }
  }
}
