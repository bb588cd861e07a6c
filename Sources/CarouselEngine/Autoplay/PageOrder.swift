/// Which pages autoplay shows from a page on: the only place that knows what comes next.
///
/// Every order is a cycle of places: around the loop, through the pages and back in one move, or to
/// and fro between the ends. Place 0 is the page at which the direction begins. So the page after
/// any number of changes needs no stepping.
struct PageOrder: Hashable, Sendable {
  private let track: Track
  private let isToAndFro: Bool
  private let stops: Bool
  /// +1 forward, -1 backward.
  private let sign: Int
  /// The place of the first page.
  private let entry: Int
  /// How many places there are.
  let length: Int

  /// The order from a page on, which autoplay is about to leave in the direction of `sign`.
  init(_ autoplay: Autoplay, from page: Int, sign: Int, on track: Track) {
    (self.track, self.sign) = (track, sign)
    let last = max(0, track.pageCount - 1)
    entry = sign < 0 ? last - page : page
    isToAndFro = !track.isEndless && autoplay.atEnd == .reverse
    stops = !track.isEndless && autoplay.atEnd == .stop
    length = max(1, isToAndFro ? 2 * last : track.pageCount)
  }

  private var count: Int { track.pageCount }

  /// After how many changes there is no further page, or nil for never.
  var end: Int? { stops ? max(0, count - 1 - entry) : nil }

  /// The page after a number of changes.
  func page(after changes: Int) -> Int { page(atPlace: (entry + changes) % length) }

  /// The signed sum of the first steps.
  func steps(after changes: Int) -> Int {
    track.isEndless ? sign * changes : page(after: changes) - page(after: 0)
  }

  /// The direction of the last of some changes.
  func sign(after changes: Int) -> Int {
    guard isToAndFro, changes > 0 else { return sign }
    return (1..<count).contains((entry + changes) % length) ? sign : -sign
  }

  /// How many of the first changes lead to a page.
  func arrivals(at page: Int, in changes: Int) -> Int {
    places(of: page).reduce(0) { sum, place in
      sum + floorDiv(entry + changes - place, length) - floorDiv(entry - place, length)
    }
  }

  /// The number of the first change that leads to a page, counted from 1.
  func firstArrival(at page: Int) -> Int? {
    places(of: page).map { floorMod($0 - entry - 1, length) + 1 }.min()
  }

  /// The sum of a quantity of the pages after the changes `1 ... changes`.
  ///
  /// - Parameter sum: The sum over a range of pages.
  func sum(over changes: Int, of sum: (Range<Int>) -> Duration) -> Duration {
    func prefix(_ places: Int) -> Duration {
      func span(_ ahead: Range<Int>) -> Duration {
        sum(sign < 0 ? count - ahead.upperBound..<count - ahead.lowerBound : ahead)
      }
      let there = span(0..<min(places, count))
      // On the way back the places are the inner pages in falling order.
      return places > count ? there + span(2 * count - 1 - places..<count - 1) : there
    }
    let (first, last) = (entry + 1, entry + 1 + changes)
    return prefix(length) * (last / length - first / length) + prefix(last % length)
      - prefix(first % length)
  }

  private func page(atPlace place: Int) -> Int {
    let ahead = place < count ? place : length - place
    return sign < 0 ? count - 1 - ahead : ahead
  }

  private func places(of page: Int) -> [Int] {
    let ahead = sign < 0 ? count - 1 - page : page
    let isPassedTwice = isToAndFro && ahead > 0 && ahead < count - 1
    return isPassedTwice ? [ahead, length - ahead] : [ahead]
  }
}
