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
      laps = turns(to: place, on: track)
    } else {
      let isBack = reason == .autoplay && place.page == home.page && track.canMove
      laps = completed + (isBack ? 1 : 0)
    }
    guard laps > completed else { return nil }
    completed = laps
    return laps
  }

  /// Whole turns between home and a place, either way.
  private func turns(to place: Place, on track: Track) -> Int {
    let steps = (place.lap &- home.lap) &* track.pageCount &+ (place.page - home.page)
    return Int(steps.magnitude / UInt(track.pageCount))
  }

  /// The same counter for one who counts laps from `place` on.
  func relative(to place: Place, on track: Track) -> LapCounter {
    var copy = LapCounter(home: Place(page: home.page))
    if track.isEndless { copy.completed = completed - turns(to: place, on: track) }
    return copy
  }

  /// Counts laps that went by unseen, but for the one that an arrival at `page` will count itself.
  mutating func skip(_ count: Int, arrivingAt page: Int?, on track: Track) {
    let countsItself = !track.isEndless && page == home.page
    completed += max(0, count - (countsItself ? 1 : 0))
  }
}
