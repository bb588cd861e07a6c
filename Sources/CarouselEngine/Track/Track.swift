/// Where the pages are: the only place that knows what the ends do.
///
/// Everything else asks the track and never looks at the boundary, so that bounded paging and the
/// infinite loop are one engine.
public struct Track: Hashable, Sendable {
  /// How many pages there are; 0 is allowed.
  public let pageCount: Int
  /// What the ends were asked to do.
  public let boundary: Boundary

  /// Makes a track of `pageCount` pages.
  ///
  /// - Precondition: `pageCount >= 0`.
  public init(pageCount: Int, boundary: Boundary) {
    precondition(pageCount >= 0, "a track cannot have a negative number of pages")
    self.pageCount = pageCount
    self.boundary = boundary
  }

  /// Whether the track really has no ends: looping needs two pages.
  public var isEndless: Bool {
    switch boundary {
    case .bounded: false
    case .looping: pageCount > 1
    }
  }

  /// Whether ends were asked for, however few pages there are.
  package var isBounded: Bool { boundary == .bounded }

  /// Whether there is anywhere to go.
  public var canMove: Bool { pageCount > 1 }

  /// The policy that says when a passing page becomes the current one, where none was chosen.
  ///
  /// Bounded paging follows PLCarouselView, all else iCarousel.
  static func defaultPageChange(_ boundary: Boundary, isPaged: Bool) -> PageChange {
    switch boundary {
    case .bounded: isPaged ? .arrival : .nearest
    case .looping: .nearest
    }
  }

  /// The page `steps` away from `page`, or nil beyond an end, and where there are no pages.
  ///
  /// - Precondition: `page + steps` does not overflow.
  public func neighbor(of page: Int, by steps: Int) -> Int? {
    let target = page + steps
    if isEndless { return floorMod(target, pageCount) }
    return (0..<pageCount).contains(target) ? target : nil
  }

  /// The place `steps` away from `place`; beyond an end, the end.
  ///
  /// Laps change only where there are no ends. Without pages it is page 0.
  ///
  /// - Precondition: `place.page + steps` does not overflow.
  public func place(_ place: Place, movedBy steps: Int) -> Place {
    let target = place.page + steps
    guard isEndless else {
      return Place(lap: place.lap, page: min(max(0, target), max(0, pageCount - 1)))
    }
    return Place(
      lap: place.lap &+ floorDiv(target, pageCount), page: floorMod(target, pageCount))
  }

  /// How much of `steps` can be walked from `page`: all where there are no ends, else up to the
  /// end.
  public func reachable(_ steps: Int, from page: Int) -> Int {
    if isEndless { return steps }
    return min(max(steps, -page), max(0, pageCount - 1) - page)
  }

  /// The displacement limited to what is within `slack` pages of the ends, seen from `page`.
  package func limited(_ displacement: Double, from page: Int, slack: Double) -> Double {
    if isEndless { return displacement }
    let lowest = -Double(page) - slack
    let highest = Double(max(0, pageCount - 1) - page) + slack
    return min(max(displacement, lowest), highest)
  }

  /// How far `displacement` is beyond an end, seen from `page`: negative before the first page.
  func overscroll(_ displacement: Double, from page: Int) -> Double {
    displacement - limited(displacement, from: page, slack: 0)
  }

  /// The part of a pull that gets through at a displacement: 1 within the ends, falling to 0 at
  /// `slack` pages beyond them.
  package func resistance(at displacement: Double, from page: Int, slack: Double) -> Double {
    let beyond = abs(overscroll(displacement, from: page))
    return slack > 0 ? 1 - min(beyond, slack) / slack : 1
  }

  /// The signed number of steps from one page to another.
  ///
  /// - Parameters:
  ///   - page: The page to leave, in `0 ..< pageCount`.
  ///   - target: The page to reach, in `0 ..< pageCount`.
  ///   - route: The way to go. On a track with ends every route is the direct one.
  ///   - tie: What `Route.shortest` does at equal distances.
  public func steps(from page: Int, to target: Int, via route: Route, tie: Tie) -> Int {
    let direct = target - page
    guard isEndless, direct != 0 else { return direct }
    let forward = floorMod(direct, pageCount)
    let backward = forward - pageCount
    switch route {
    case .direct: return direct
    case .forward: return forward
    case .backward: return backward
    case .shortest:
      if forward != -backward { return forward < -backward ? forward : backward }
      return tie == .forward ? forward : direct
    }
  }
}
