/// A headless carousel: pages, an offset that moves between them, and a timer.
///
/// A carousel is a value. Input goes in as an `Intent`, time as an argument of `advance(by:)`, and
/// both return what happened; there is no clock, no delegate and no content inside. The same
/// intents at the same times give the same events, however time is cut into steps.
///
///     var carousel = Carousel(.count(5))
///     let events = try carousel.send(.next) + carousel.advance(by: .seconds(1))
///     carousel.currentPage  // 1
///
/// Memory is constant for any number of pages without ids.
public struct Carousel: Hashable, Sendable {
  /// What the carousel is doing.
  enum Phase: Hashable, Sendable {
    /// Nothing moves and no finger is down.
    case resting
    /// A motion runs; `passing` is when it next makes another page the current one.
    case moving(Motion, passing: Duration?)
    /// A finger is down; `hasMoved` once it dragged.
    case pressed(hasMoved: Bool)
  }

  /// What the carousel was asked to be.
  public package(set) var options: CarouselOptions
  /// The pages.
  public internal(set) var items: Items
  /// Where the pages are.
  public internal(set) var track: Track
  /// Which page each slot holds.
  public internal(set) var slots: SlotWindow
  /// Where the viewport is moving.
  public internal(set) var direction: Direction = .still
  /// The time since the carousel was made, as far as it was advanced.
  public internal(set) var now: Duration = .zero

  /// The last rest.
  ///
  /// All offsets are kept relative to it, so that they never lose precision.
  var anchor: Place
  /// The current page, in steps from the last rest.
  var shift = 0
  /// The offset relative to the last rest while no motion runs.
  var restingDisplacement = 0.0
  /// The displacement in the last `scrolled` event.
  var reportedDisplacement = 0.0
  var phase: Phase = .resting
  /// Whether its owner resumes it after a coast, and by autoscroll, with `resumeAfterCoast`.
  ///
  /// For owners that decide only once a frame.
  package var isDriven = false
  /// The wall clock when the carousel was made, since the beginning of 1970.
  var wallStart: Duration
  var clock: AutoplayClock
  var laps: LapCounter

  /// Makes a carousel that rests on its start page, with its first hold running.
  ///
  /// Emits nothing.
  ///
  /// - Parameters:
  ///   - items: The pages.
  ///   - options: What is asked of it.
  ///   - wallTime: The time since the beginning of 1970 in UTC, which only `Autoplay.Sync.clock`
  ///     looks at; under it the start page follows from the time.
  public init(
    _ items: Items, options: CarouselOptions = CarouselOptions(), wallTime: Duration = .zero
  ) {
    self.items = items
    self.options = options
    track = Track(pageCount: items.count, boundary: options.boundary)
    anchor = Place(page: min(max(0, options.start), max(0, track.pageCount - 1)))
    slots = SlotWindow(around: track.pageCount > 0 ? anchor.page : nil, on: track)
    clock = AutoplayClock(options.autoplay)
    laps = LapCounter(home: anchor.page)
    wallStart = wallTime
    synchronize()
    armHold(.creation)
  }

  /// How many pages there are.
  public var pageCount: Int { track.pageCount }

  /// The current page by the page-change policy, or nil when there are no pages.
  public var currentPage: Int? { place(at: shift)?.page }

  /// The current page with its lap, or nil when there are no pages.
  public var currentPlace: Place? { place(at: shift) }

  /// The page at which the motion aims; at rest the current page.
  public var targetPage: Int? { place(at: targetSteps)?.page }

  /// The page of the last rest.
  public var settledPage: Int? { place(at: 0)?.page }

  /// The position in pages: 2.25 is a quarter of the way from page 2 to page 3.
  ///
  /// While moving it runs on across the seam (4.5 is between the last and the first of five); at
  /// rest it is the current page, but for rests between pages, which `Scroll.scrollsToItem`
  /// excludes.
  public var offset: Double { Double(anchor.page) + displacement }

  /// The signed distance from the current page, in pages; 0 at a rest on a page.
  public var pageOffset: Double { displacement - Double(shift) }

  /// How far along the deck the offset is, 0…1; 0 with fewer than two pages.
  public var progress: Double {
    guard track.canMove else { return 0 }
    let span = Double(track.pageCount - 1)
    return min(max(0, (Double(currentPage ?? 0) + pageOffset) / span), 1)
  }

  /// Whether the offset changes with time.
  public var isMoving: Bool {
    if case .moving = phase { true } else { false }
  }

  /// Whether a finger is down.
  public var isPressed: Bool {
    if case .pressed = phase { true } else { false }
  }

  /// Whether nothing moves and no finger is down.
  public var isResting: Bool { phase == .resting }

  /// Whether autoplay is on.
  ///
  /// It may wait all the same: see `isAutoplayPaused`.
  public var isAutoplaying: Bool { clock.isPlaying }

  /// Whether there is a reason for autoplay to wait.
  public var isAutoplayPaused: Bool { !clock.reasons.isEmpty }

  /// Whether one reason to wait is in the set.
  public func isPaused(by reason: PauseReason) -> Bool { clock.reasons.contains(reason) }

  /// What remains of the current hold, or nil when none is running or kept.
  public var holdLeft: Duration? { clock.left(at: now) }

  /// Whether a `motionBegan` is waiting for its `motionEnded`.
  var isInMotion: Bool {
    switch phase {
    case .resting: false
    case .moving: true
    case .pressed(let hasMoved): hasMoved
    }
  }

  var displacement: Double {
    if case .moving(let motion, _) = phase {
      motion.displacement(at: now)
    } else {
      restingDisplacement
    }
  }

  var targetSteps: Int {
    guard case .moving(let motion, _) = phase, !isDrifting else { return shift }
    return steps(at: motion.target)
  }

  /// The page at which a motion ends, or past which, where that is beyond an end.
  func targetPage(of motion: Motion) -> Int? { place(at: steps(at: motion.target))?.page }

  func place(at steps: Int) -> Place? {
    track.pageCount > 0 ? track.place(anchor, movedBy: steps) : nil
  }
}
