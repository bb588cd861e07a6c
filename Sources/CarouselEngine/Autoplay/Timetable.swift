/// What autoplay shows when, as a formula: no stepping, however far away the time is.
///
/// It holds while nobody interferes. A question costs O(log n) for n pages with few holds of their
/// own, and a rewind through pages is stepped only within its one move.
public struct Timetable: Hashable, Sendable {
  /// A stay on a page.
  public struct Stay: Hashable, Sendable {
    /// The page.
    public let page: Int
    /// When the move to it begins, from the start; zero for the first page.
    public let begins: Duration
    /// When the move away from it begins, or nil for never.
    public let ends: Duration?
  }

  private let options: CarouselOptions
  private let track: Track
  private let start: Int
  private let itinerary: AutoplayItinerary
  private let firstHold: Duration?
  private let firstExcess: Duration
  private let moveInPeriod: Duration

  /// The timetable of a carousel, or nil when it does not move by itself.
  ///
  /// It counts from the carousel's start, and does not look at `Autoplay.sync`: for a shared clock there
  /// is `ClockTable`. Cost: O(h log h) for h holds of single pages.
  public init?(pageCount: Int, options: CarouselOptions) {
    let track = Track(pageCount: pageCount, boundary: options.boundary)
    guard let autoplay = options.autoplay, track.canMove else { return nil }
    self.options = options
    self.track = track
    start = min(max(0, options.start), pageCount - 1)
    let move = options.transition.duration
    moveInPeriod = autoplay.dwellFrom == .settle ? move : .zero
    // A move is never cut short, so a hold that counts from its beginning lasts at least as long.
    let effective =
      autoplay.dwellFrom == .start ? autoplay.withHolds(ofAtLeast: move) : autoplay
    itinerary = AutoplayItinerary(
      start: start, sign: autoplay.heading == .backward ? -1 : 1, on: track, autoplay: effective,
      lapsLeft: autoplay.laps)
    guard case .time(let hold) = autoplay.hold(of: start),
      case .time(let longer) = effective.hold(of: start)
    else {
      (firstHold, firstExcess) = (nil, .zero)
      return
    }
    firstHold = hold + autoplay.initialDelay
    firstExcess = longer - hold - autoplay.initialDelay
  }

  /// When the move of a change begins, counted from 0, or nil when it never does.
  ///
  /// - Precondition: `change >= 0`.
  public func begins(_ change: Int) -> Duration? {
    precondition(change >= 0, "changes count from 0")
    guard firstHold != nil else { return nil }
    if let last = itinerary.lastChange, change >= last { return nil }
    if let open = itinerary.firstOpenVisit, change >= open { return nil }
    return itinerary.holds(before: change + 1) - firstExcess + moveInPeriod * change
  }

  /// How many changes have begun at a time; none before the start.
  ///
  /// O(log k · log n) for k changes and n holds of single pages.
  public func changes(at time: Duration) -> Int {
    guard let first = begins(0), first <= time else { return 0 }
    var (low, high) = (1, 2)
    while let begin = begins(high - 1), begin <= time {
      low = high
      high *= 2
    }
    // `low` changes have begun, `high` have not.
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if let begin = begins(middle - 1), begin <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// The stay that a number of changes has led to.
  ///
  /// - Precondition: `changes >= 0`, and no more than there are.
  public func stay(after changes: Int) -> Stay {
    Stay(
      page: itinerary.page(after: changes),
      begins: changes > 0 ? begins(changes - 1) ?? .zero : .zero, ends: begins(changes))
  }

  /// The current page at a time, as stepping there would give it.
  ///
  /// In the midst of a move that is the page which counts by then, by `PageChange`.
  public func page(at time: Duration) -> Int {
    let changes = changes(at: time)
    guard changes > 0, let begin = begins(changes - 1),
      time - begin < options.transition.duration
    else { return itinerary.page(after: changes) }
    return pageInMove(number: changes, after: time - begin)
  }

  /// The current page in the middle of a move, by stepping through this one.
  private func pageInMove(number: Int, after elapsed: Duration) -> Int {
    var options = options
    let (from, to) = (itinerary.page(after: number - 1), itinerary.page(after: number))
    let sign = options.autoplay?.heading == .backward ? -1 : 1
    let step = track.isEndless ? sign : to - from
    options.start = from
    options.autoplay = nil
    var carousel = Carousel(.count(track.pageCount), options: options)
    _ = try? carousel.send(.step(by: step))
    _ = carousel.advance(by: elapsed)
    return carousel.currentPage ?? to
  }
}

extension Autoplay {
  /// The same autoplay with every hold at least so long.
  fileprivate func withHolds(ofAtLeast least: Duration) -> Autoplay {
    var copy = self
    copy.every = max(every, least)
    copy.holds = holds.mapValues { hold in
      if case .time(let time) = hold { .time(max(time, least)) } else { hold }
    }
    return copy
  }
}
