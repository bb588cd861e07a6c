public import CarouselEngine

/// Endless pictures in three views with a page control and a timer, as SNInfiniteScrollView shows
/// them.
///
/// The content is three pages long: the pictures before, at and after the page of the last rest.
/// The viewport rests on the middle one and is put back there at every end of motion. A value: it
/// has no clock and no owner, so nothing is kept alive by its timer, and a copy is an independent
/// loop. Memory and the cost of a call are constant for any number of pictures.
///
///     var loop = ThreeViewLoop()
///     loop.setImages(count: 5)
///     loop.layOut()
///     loop.advance(by: .seconds(1))  // the move to picture 1 begins
public struct ThreeViewLoop: Hashable, Sendable {
  /// How a picture fills its view.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// It is stretched.
    case scaleToFill
    /// It is shown whole.
    case aspectFit
    /// It covers the view.
    case aspectFill
  }

  /// How pictures fill their views.
  public var contentMode: ContentMode
  /// Whether pictures are one above the other.
  public private(set) var isVertical: Bool

  package private(set) var carousel: Carousel
  private let options: CarouselOptions
  private var isLaidOut = false
  private var isDragging = false
  /// The page on which the viewport lay last, in steps from the middle one.
  private var landing = 0

  /// Makes a loop without pictures.
  ///
  /// - Parameters:
  ///   - isVertical: Whether pictures are one above the other.
  ///   - contentMode: How pictures fill their views.
  ///   - interval: The time from the beginning of one automatic move to that of the next, and from
  ///     the end of a drag to the first.
  ///   - move: The time of an automatic move, at constant speed.
  /// - Precondition: `interval > .zero` and `move >= .zero`.
  public init(
    isVertical: Bool = false, contentMode: ContentMode = .scaleToFill,
    interval: Duration = .seconds(1), move: Duration = .milliseconds(300)
  ) {
    var options = CarouselOptions()
    options.boundary = .looping
    options.axis = isVertical ? .vertical : .horizontal
    options.pageChange = .arrival
    options.transition = Transition(duration: move, easing: .linear)
    var autoplay = Autoplay(hold: interval)
    autoplay.holdStartsAt = .start
    autoplay.holdAfterDrag = .release
    options.autoplay = autoplay
    self.options = options
    self.isVertical = isVertical
    self.contentMode = contentMode
    carousel = Carousel(.count(0), options: options)
  }

  /// How many pictures there are, and dots of the page control.
  public var numberOfPages: Int { carousel.pageCount }

  /// The current picture, and the active dot; 0 when there are none.
  ///
  /// A picture becomes current when it is exactly in the viewport; to rush past is not enough.
  public var pageIndex: Int {
    guard let page = carousel.settledPage else { return 0 }
    return floorMod(page + landing, numberOfPages)
  }

  /// Where the viewport is in the three pages of content, 0…2; 1 is the middle.
  ///
  /// 0 until the first `layOut()`.
  public var viewportOffset: Double {
    guard isLaidOut else { return 0 }
    return 1 + carousel.offset - Double(carousel.settledPage ?? 0)
  }

  /// The picture in a view, nil when there are none.
  ///
  /// With one picture all views show it.
  public func picture(in slot: Slot) -> Int? {
    guard let page = carousel.settledPage else { return nil }
    switch slot {
    case .previous: return floorMod(page - 1, numberOfPages)
    case .current: return page
    case .next: return floorMod(page + 1, numberOfPages)
    }
  }

  /// Whether the timer will move the content: not under a finger, nor with fewer than two pictures.
  public var isTimerRunning: Bool {
    carousel.track.canMove && carousel.isAutoplaying && !carousel.isAutoplayPaused
  }

  /// Whether the content moves by itself.
  public var isAnimating: Bool { carousel.isMoving }

  /// Shows other pictures, from the first on, with a restarted timer.
  public mutating func setImages(count: Int) {
    carousel = Carousel(.count(count), options: options)
    landing = 0
    if isDragging { ignoreEvents { $0.press(into: &$1) } }
  }

  /// Takes note of a size: the viewport is on the middle page, or continues to where it was going.
  public mutating func layOut() { isLaidOut = true }

  /// Takes the loop out of sight: the timer stops for good.
  public mutating func remove() { _ = try? carousel.send(.stop) }

  /// Lets time pass and returns what happened.
  ///
  /// - Precondition: `time >= .zero`.
  @discardableResult
  public mutating func advance(by time: Duration) -> [Event] {
    let events = carousel.advance(by: time)
    noteRest()
    return events
  }

  /// Lets time pass up to an instant at which input arrives: the timer of that instant waits for
  /// it.
  ///
  /// - Precondition: `time >= .zero`.
  @discardableResult
  public mutating func advance(toInputAfter time: Duration) -> [Event] {
    let events = carousel.advance(toInputAfter: time)
    noteRest()
    return events
  }

  /// A finger comes down: motion and timer stop.
  public mutating func beginDragging() {
    isDragging = true
    ignoreEvents { $0.press(into: &$1) }
  }

  /// The finger, or a coast after it, has brought the viewport here, limited to the three pages.
  ///
  /// - Parameter position: In pages of the content, 0…2.
  public mutating func scroll(to position: Double) {
    guard position.isFinite, carousel.isPressed else { return }
    let displacement = min(max(0, position), 2) - 1
    ignoreEvents { $0.track(to: displacement, into: &$1) }
    // The engine takes what misses a page by a rounding error to it.
    let reached = carousel.offset - Double(carousel.settledPage ?? 0)
    if reached == reached.rounded() { landing = Int(reached) }
  }

  /// The finger leaves, and the timer restarts.
  ///
  /// - Parameter willDecelerate: Whether the owner moves the content on with `scroll(to:)` and then
  ///   calls `endDecelerating()`. If not, the viewport is put back on the middle page at once.
  public mutating func endDragging(willDecelerate: Bool) {
    isDragging = false
    if willDecelerate { ignoreEvents { $0.endTouch(into: &$1) } } else { recenter() }
  }

  /// The finger leaves at a speed in pages a second, the timer restarts, and the loop settles.
  public mutating func endDragging(velocity: Double) {
    isDragging = false
    _ = try? carousel.send(.release(velocity: velocity))
    noteRest()
  }

  /// The content has ceased to coast: the viewport is put back on the middle page.
  public mutating func endDecelerating() { recenter() }

  /// Comes to rest on the current picture.
  private mutating func recenter() {
    guard carousel.isPressed else { return }
    let page = Double(landing)
    ignoreEvents { $0.track(to: page, into: &$1) }
    _ = try? carousel.send(.release(velocity: 0))
    noteRest()
  }

  private mutating func noteRest() {
    if carousel.isResting { landing = 0 }
  }

  private mutating func ignoreEvents(of action: (inout Carousel, inout [Event]) -> Void) {
    var events: [Event] = []
    action(&carousel, &events)
  }
}
