/// What autoplay shows when, as a formula: no stepping, however far away the time is.
///
/// It holds without interference. A question costs O(log n) for n pages with few holds of their
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

  private let itinerary: Itinerary
  private let pageCount: Int
  private let options: CarouselOptions

  /// The timetable of a carousel, or nil when it does not move by itself.
  ///
  /// It counts from the carousel's start, and does not look at `Autoplay.sync`: for a shared clock
  /// there is `ClockTable`. Cost: O(h log h) for h holds of single pages.
  public init?(pageCount: Int, options: CarouselOptions) {
    guard let itinerary = Itinerary(pageCount: pageCount, options: options) else { return nil }
    (self.itinerary, self.pageCount, self.options) = (itinerary, pageCount, options)
  }

  /// When the move of a change begins, counted from 0, or nil when it never does.
  ///
  /// - Precondition: `change >= 0`.
  public func begins(_ change: Int) -> Duration? {
    precondition(change >= 0, "changes count from 0")
    return itinerary.begins(change)
  }

  /// How many changes have begun at a time; none before the start.
  public func changes(at time: Duration) -> Int { itinerary.changes(at: time) }

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
  /// During a move that is the page which counts by then, by `PageChange`.
  public func page(at time: Duration) -> Int {
    let changes = changes(at: time)
    let page = itinerary.page(after: changes)
    guard changes > 0, let begin = begins(changes - 1),
      time - begin < options.transition.duration
    else { return page }
    return pageInMove(ofChange: changes - 1, after: time - begin) ?? page
  }

  /// The current page in the middle of a move, by stepping through this one.
  private func pageInMove(ofChange change: Int, after elapsed: Duration) -> Int? {
    var options = options
    options.start = itinerary.page(after: change)
    options.autoplay = nil
    let steps = itinerary.steps(after: change + 1) - itinerary.steps(after: change)
    var carousel = Carousel(.count(pageCount), options: options)
    _ = try? carousel.send(.step(by: steps))
    _ = carousel.advance(by: elapsed)
    return carousel.currentPage
  }
}
