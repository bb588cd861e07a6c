/// Counts how often a carousel comes back by itself to the page on which it began.
///
/// A user who goes there neither adds to that nor takes anything away.
struct LapCounter: Hashable, Sendable {
  /// The page on which it began.
  private(set) var home: Int
  /// Laps completed so far.
  private(set) var completed = 0

  init(home: Int) { self.home = home }

  /// Notes a rest and returns the number of the lap that it completes, or nil.
  ///
  /// - Parameters:
  ///   - page: Where the carousel rests.
  ///   - reason: Why it moved there.
  mutating func settle(at page: Int, reason: ChangeReason?) -> Int? {
    switch reason {
    case .autoplay, .sync: break
    case .user, .program, .reload, .resize, nil: return nil
    }
    guard page == home else { return nil }
    completed += 1
    return completed
  }

  /// Follows a change of the pages to a new count; a page that is gone counts as the one that has
  /// its number.
  mutating func follow(_ mapping: PageMapping, pageCount: Int) {
    home = min(mapping[home] ?? home, max(0, pageCount - 1))
  }

  /// The same counter, counting from now on.
  var afresh: LapCounter { LapCounter(home: home) }

  /// Counts laps that went by unseen, but for the one that an arrival at `page` will count itself.
  mutating func skip(_ count: Int, arrivingAt page: Int?) {
    completed += max(0, count - (page == home ? 1 : 0))
  }
}
