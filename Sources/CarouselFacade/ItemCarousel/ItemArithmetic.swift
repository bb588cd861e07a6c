internal import CarouselEngine

/// Indexes and offsets of items as iCarousel counts them: an offset is a real number of items, and
/// wraps or ends.
package struct ItemArithmetic: Hashable, Sendable {
  /// How many items there are.
  package let count: Int
  /// Whether the first item follows the last.
  package let wraps: Bool

  package init(count: Int, wraps: Bool) {
    self.count = max(0, count)
    self.wraps = wraps
  }

  private var last: Int { max(0, count - 1) }

  /// The item that an index means, or nil when there are no items.
  package func index(_ index: Int) -> Int? {
    guard count > 0 else { return nil }
    return wraps ? floorMod(index, count) : min(max(0, index), last)
  }

  /// The offset within the items, or nil when there are none.
  package func offset(_ offset: Double) -> Double? {
    guard count > 0 else { return nil }
    guard wraps else { return min(max(0, offset), Double(last)) }
    let size = Double(count)
    let wrapped = offset - (offset / size).rounded(.down) * size
    // A tiny negative offset rounds up to the count itself.
    return wrapped < size ? wrapped : 0
  }

  /// The item nearest to an offset, halves away from zero.
  package func index(nearest offset: Double) -> Int? {
    index(Int(offset.rounded(.toNearestOrAwayFromZero)))
  }

  /// The shorter signed way from one offset to another; at a tie the one that crosses no seam.
  ///
  /// The way is taken as given: an end beyond the items is not wrapped first.
  package func distance(from start: Double, to end: Double) -> Double {
    let direct = end - start
    guard wraps, count > 0 else { return direct }
    let across = min(start, end) + Double(count) - max(start, end)
    return abs(direct) <= across.magnitude ? direct : (start < end ? -across : across)
  }

  /// Where an item is, seen from an offset; in a loop at most half a turn away.
  package func position(of index: Int, from offset: Double) -> Double {
    let direct = Double(index) - offset
    guard wraps, count > 0 else { return direct }
    let half = Double(count) / 2
    if direct > half { return direct - Double(count) }
    return direct < -half ? direct + Double(count) : direct
  }
}
