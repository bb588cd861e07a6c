/// Which page autoplay shows when, as formulas of the number of changes: the one model of holds,
/// laps and ends for live moves, gaps, timetables and checks.
///
/// It holds without interference. A question costs O(log h) for h holds of single pages, however
/// far away the answer is.
package struct Itinerary: Hashable, Sendable {
  /// Where autoplay is after a number of changes.
  struct Visit: Hashable, Sendable {
    /// How many changes have begun.
    let changes: Int
    /// The page after the last of them.
    let page: Int
    /// The direction of the last of them.
    let sign: Int
    /// The signed sum of their steps.
    let steps: Int
    /// How many of them led to the page at which laps end.
    let laps: Int
    /// When the next one begins, or nil when autoplay ends or waits for an intent.
    let next: Duration?
  }

  private let order: PageOrder
  private let sums: HoldSums
  private let home: Int
  /// When the first change begins, or nil when it waits for an intent.
  private let first: Duration?
  /// After how many changes autoplay ends, or nil for never.
  package let end: Int?
  /// Which change waits for an intent, counted from 0, or nil for none.
  private let blocked: Int?

  /// What follows on the page of a carousel at rest.
  ///
  /// - Parameters:
  ///   - autoplay: What is requested.
  ///   - order: The pages from that one on.
  ///   - move: How long a move takes.
  ///   - laps: The laps so far.
  ///   - first: When the first change begins, or nil when it waits for an intent.
  /// - Complexity: O(h log h) for h holds of single pages.
  init(
    _ autoplay: Autoplay, order: PageOrder, pageCount: Int, move: Duration, laps: LapCounter,
    first: Duration?
  ) {
    self.order = order
    (home, self.first) = (laps.home, first)
    sums = HoldSums(autoplay, pageCount: pageCount) { autoplay.stay(for: $0, move: move) }
    let lastLap = autoplay.laps.flatMap { wanted in
      // One turn leads to each page at least once.
      let limit = max(1, wanted - laps.completed).multipliedReportingOverflow(by: order.length)
      return limit.overflow
        ? nil
        : (1..<limit.partialValue).partitionPoint { changes in
          order.arrivals(at: laps.home, in: changes) >= wanted - laps.completed
        }
    }
    end = [order.end, lastLap].compactMap { $0 }.min()
    blocked = first == nil ? 0 : sums.openPages.compactMap(order.firstArrival).min()
  }

  /// What a new carousel shows, or nil when it does not move by itself.
  ///
  /// It counts from the carousel's start, and does not look at `Autoplay.sync`.
  package init?(pageCount: Int, options: CarouselOptions) {
    let track = Track(pageCount: pageCount, boundary: options.boundary)
    guard let autoplay = options.autoplay, track.canMove else { return nil }
    let start = min(max(0, options.start), pageCount - 1)
    let order = PageOrder(
      autoplay, from: start, sign: autoplay.direction == .backward ? -1 : 1, on: track)
    self.init(
      autoplay, order: order, pageCount: pageCount, move: options.transition.duration,
      laps: LapCounter(home: start),
      first: autoplay.hold(of: start).length.map { $0 + autoplay.initialDelay })
  }

  /// The same for a carousel that goes forward from the first page, without counting its laps.
  package static func tour(pageCount: Int, options: CarouselOptions) -> Itinerary? {
    var options = options
    options.start = 0
    options.autoplay?.direction = .forward
    options.autoplay?.laps = nil
    return Itinerary(pageCount: pageCount, options: options)
  }

  /// The page after a number of changes.
  package func page(after changes: Int) -> Int { order.page(after: changes) }

  /// The signed sum of the steps of the first changes.
  func steps(after changes: Int) -> Int { order.steps(after: changes) }

  /// When a change begins, counted from 0, or nil when it never does.
  package func begins(_ change: Int) -> Duration? { change < limit ? time(of: change) : nil }

  /// The time until as many pages as there are have been shown for their whole holds, whatever the
  /// ends do; nil when one of them waits for an intent.
  package func timeToShow(pages count: Int) -> Duration? {
    sums.openPages.isEmpty ? time(of: count - 1) : nil
  }

  /// How many changes begin up to a time, and at that time itself.
  func changes(at time: Duration) -> Int {
    guard let first, first <= time else { return 0 }
    let turn = order.sum(over: order.length, of: sums.sum).attoseconds
    let turns = turn > 0 ? Int(clamping: (time - first).attoseconds / turn) : 0
    let low = min(limit, turns * order.length)
    return (low..<min(limit, low + order.length + 1)).partitionPoint { change in
      self.time(of: change).map { $0 > time } ?? true
    }
  }

  /// Where autoplay is at a time.
  func visit(at time: Duration) -> Visit {
    let changes = changes(at: time)
    return Visit(
      changes: changes, page: order.page(after: changes), sign: order.sign(after: changes),
      steps: order.steps(after: changes), laps: order.arrivals(at: home, in: changes),
      next: begins(changes))
  }

  /// How many changes there are.
  private var limit: Int { min(end ?? .max, blocked ?? .max) }

  private func time(of change: Int) -> Duration? {
    first.map { $0 + order.sum(over: change, of: sums.sum) }
  }
}

extension Autoplay {
  /// The time from the beginning of the move to a page until that of the next move, or nil when
  /// that waits for an intent.
  ///
  /// A move is never cut short, so a hold that counts from its beginning lasts at least as long.
  package func stay(for hold: Hold, move: Duration) -> Duration? {
    hold.length.map { length in
      switch holdStartsAt {
      case .settle: move + length
      case .start: max(length, move)
      }
    }
  }
}
