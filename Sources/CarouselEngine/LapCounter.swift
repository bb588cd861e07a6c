/// Counts how often a carousel comes back to the page on which it began.
struct LapCounter: Hashable, Sendable {
  /// Where counting began.
  var home: Place
  /// Laps completed so far.
  private(set) var completed = 0

  init(home: Place) { self.home = home }

  /// Notes a rest and tells the number of the lap that it completes, if it does.
  ///
  /// On an endless track a lap is a whole turn, by whatever way; elsewhere it is a return of
  /// autoplay, by rewinding or turning round.
  mutating func settle(at place: Place, on track: Track, reason: ChangeReason?) -> Int? {
    let laps: Int
    if track.isEndless {
      let turns = (place.lap &- home.lap) &* track.pageCount &+ (place.page - home.page)
      laps = Int(turns.magnitude / UInt(track.pageCount))
    } else {
      let isBack = reason == .autoplay && place.page == home.page && track.canMove
      laps = completed + (isBack ? 1 : 0)
    }
    guard laps > completed else { return nil }
    completed = laps
    return laps
  }

  /// Counts laps that went by unseen, but for the one that an arrival at `page` will count itself.
  mutating func skip(_ count: Int, arrivingAt page: Int?, on track: Track) {
    let countsItself = !track.isEndless && page == home.page
    completed += max(0, count - (countsItself ? 1 : 0))
  }
}
