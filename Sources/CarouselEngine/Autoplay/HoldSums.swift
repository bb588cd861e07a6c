/// Sums of the times of consecutive pages, without a table as long as the deck.
///
/// Most pages have the common hold, so only the exceptions are kept, each with the sum of what the
/// exceptions before it add. A sum costs O(log exceptions).
struct HoldSums: Hashable, Sendable {
  private let common: Duration
  private let pages: [Int]
  /// What the exceptions up to and including one add to the common times.
  private let surplus: [Duration]
  /// The pages that have no such time, in order.
  let openPages: [Int]

  /// - Parameter time: What is summed for a page with a hold; nil for a hold without length.
  init(_ autoplay: Autoplay, pageCount: Int, time: (Hold) -> Duration?) {
    common = time(.time(autoplay.hold)) ?? .zero
    var (pages, surplus, open): ([Int], [Duration], [Int]) = ([], [], [])
    var sum = Duration.zero
    for page in autoplay.holds.keys.sorted() where (0..<pageCount).contains(page) {
      if let time = time(autoplay.hold(of: page)) {
        sum += time - common
        pages.append(page)
        surplus.append(sum)
      } else {
        open.append(page)
      }
    }
    (self.pages, self.surplus, openPages) = (pages, surplus, open)
  }

  /// The sum of the times of a range of pages.
  func sum(_ range: Range<Int>) -> Duration {
    sum(before: range.upperBound) - sum(before: range.lowerBound)
  }

  /// The sum of the times of the pages `0 ..< end`.
  func sum(before end: Int) -> Duration {
    let index = pages.indices.partitionPoint { pages[$0] >= end }
    return common * end + (index > 0 ? surplus[index - 1] : .zero)
  }
}
