/// Which page a shared wall clock shows: a pure function of the time, so that screens agree without
/// talking to each other.
///
/// The holds of all pages follow each other from the epoch on, round and round, before it too.
/// O(log n) for n pages with few holds of their own.
public struct ClockTable: Hashable, Sendable {
  private let pageCount: Int
  private let sums: HoldSums
  private let turn: Duration

  /// The table of an autoplay, or nil when there is no page or one that has no fixed hold.
  ///
  /// Cost: O(h log h) for h holds of single pages.
  public init?(pageCount: Int, autoplay: Autoplay) {
    sums = HoldSums(autoplay, pageCount: pageCount) { $0.length }
    guard pageCount > 0, sums.openPages.isEmpty else { return nil }
    self.pageCount = pageCount
    turn = sums.sum(before: pageCount)
  }

  /// The page at a time, how long it has been shown, and how long it stays.
  ///
  /// - Parameter time: The time since the epoch; negative before it.
  public func slot(at time: Duration) -> (page: Int, elapsed: Duration, left: Duration) {
    let length = turn.attoseconds
    var rest = time.attoseconds % length
    if rest < 0 { rest += length }
    let phase = Duration(attoseconds: rest)
    let page = (1..<pageCount).partitionPoint { sums.sum(before: $0) > phase } - 1
    return (page, phase - sums.sum(before: page), sums.sum(before: page + 1) - phase)
  }
}
