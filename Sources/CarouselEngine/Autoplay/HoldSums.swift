/// Sums of the holds of consecutive pages, without a table as long as the deck.
///
/// Most pages have the common hold, so only the exceptions are kept, each with the sum of what the
/// exceptions before it add. A sum costs O(log exceptions).
struct HoldSums: Hashable, Sendable {
  private let every: Duration
  private let pages: [Int]
  /// What the exceptions up to and including one add to the common holds.
  private let surplus: [Duration]
  /// The pages whose hold has no length, in order.
  let openPages: [Int]

  init(_ autoplay: Autoplay, pageCount: Int) {
    every = autoplay.every
    var (pages, surplus, open): ([Int], [Duration], [Int]) = ([], [], [])
    var sum = Duration.zero
    for (page, hold) in autoplay.holds.sorted(by: { $0.key < $1.key }) {
      guard (0..<pageCount).contains(page) else { continue }
      switch hold {
      case .time(let time):
        sum += time - autoplay.every
        pages.append(page)
        surplus.append(sum)
      case .manual, .untilDone: open.append(page)
      }
    }
    (self.pages, self.surplus, openPages) = (pages, surplus, open)
  }

  /// The sum of the holds of the pages `0 ..< end`.
  func sum(before end: Int) -> Duration {
    let index = pages.partition { $0 >= end }
    return every * end + (index > 0 ? surplus[index - 1] : .zero)
  }

  /// The sum of the holds of a range of pages.
  func sum(_ range: Range<Int>) -> Duration {
    sum(before: range.upperBound) - sum(before: range.lowerBound)
  }
}

extension Array {
  /// The first index whose element fulfils a condition that holds for all behind it, or the count.
  func partition(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
