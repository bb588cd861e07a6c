/// The pages that autoplay visits, as a formula of the number of changes.
///
/// All ways are cycles: around the loop, through and back in one move, or to and fro. So the page
/// after any number of changes, and the time until then, need no stepping.
struct AutoplayItinerary: Hashable, Sendable {
  private enum Way: Hashable, Sendable {
    /// From page to page in one heading, and from the last to the first.
    case round
    /// To and fro between the ends.
    case toAndFro
  }

  private let way: Way
  private let count: Int
  /// Where the cycle is entered: the page in the heading's own numbers, or the place to and fro.
  private let entry: Int
  private let isBackward: Bool
  private let sums: HoldSums
  /// After how many changes it ends, or nil for never.
  let lastChange: Int?

  /// The itinerary of a track with at least two pages.
  init(start: Int, sign: Int, on track: Track, autoplay: Autoplay, lapsLeft: Int?) {
    count = track.pageCount
    isBackward = sign < 0
    sums = HoldSums(autoplay, pageCount: count)
    let ahead = isBackward ? count - 1 - start : start
    let isToAndFro = !track.isEndless && autoplay.atEnd == .reverse
    way = isToAndFro ? .toAndFro : .round
    entry = ahead
    var last: Int? = !track.isEndless && autoplay.atEnd == .stop ? count - 1 - ahead : nil
    if let lapsLeft {
      let changes =
        lapsLeft > 0
        ? AutoplayItinerary.changes(forLaps: lapsLeft, way, count, ahead) : 0
      last = min(last ?? changes, changes)
    }
    lastChange = last
  }

  /// How many changes a number of returns to the page of entry takes.
  private static func changes(forLaps laps: Int, _ way: Way, _ count: Int, _ entry: Int) -> Int {
    switch way {
    case .round: return laps * count
    case .toAndFro:
      let there = 2 * (count - 1 - entry)
      // From an end there is one return in each cycle; from elsewhere there are two.
      if there == 0 || entry == 0 { return laps * 2 * (count - 1) }
      return laps / 2 * 2 * (count - 1) + (laps % 2 == 1 ? there : 0)
    }
  }

  private var cycle: Int {
    switch way {
    case .round: count
    case .toAndFro: 2 * (count - 1)
    }
  }

  /// The page after a number of changes.
  func page(after changes: Int) -> Int {
    let position = (entry + changes) % cycle
    let ahead = position < count ? position : cycle - position
    return isBackward ? count - 1 - ahead : ahead
  }

  /// The sum of the holds of the first `changes` pages visited, the page of entry first.
  func holds(before changes: Int) -> Duration {
    let turns = (entry + changes) / cycle
    return prefix(cycle) * turns + prefix((entry + changes) % cycle) - prefix(entry)
  }

  /// The first visit, counted in changes, to a page whose hold has no length, or nil.
  var firstOpenVisit: Int? {
    sums.openPages.flatMap { page in
      let ahead = isBackward ? count - 1 - page : page
      return [ahead, (cycle - ahead) % cycle].filter { position in
        self.page(after: floorMod(position - entry, cycle)) == page
      }.map { floorMod($0 - entry, cycle) }
    }.min()
  }

  /// The sum of the holds of the first `length` places of the cycle.
  private func prefix(_ length: Int) -> Duration {
    let there = span(0..<min(length, count))
    guard length > count else { return there }
    // On the way back the places are the inner pages in falling order.
    let back = length - count
    return there + span((count - 1 - back)..<(count - 1))
  }

  /// The sum of the holds of pages given in the heading's own numbers.
  private func span(_ range: Range<Int>) -> Duration {
    guard isBackward else { return sums.sum(range) }
    return sums.sum((count - range.upperBound)..<(count - range.lowerBound))
  }
}
