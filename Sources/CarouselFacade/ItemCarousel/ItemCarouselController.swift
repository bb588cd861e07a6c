public import CarouselEngine

/// A carousel of items for people who come from iCarousel: offsets in items, wrapping or not.
///
/// It holds one `Carousel` and has no clock. Its owner calls `advance(by:)` once a frame, and
/// `wait(for:)` for time that passes between a frame and a touch or a call: what moves is seen, and
/// can be stopped, only where the last frame has drawn it. Distances of fingers are in items,
/// forward positive. Not for use by several threads at once.
///
///     let carousel = ItemCarouselController<Card>(Layout(.coverFlow))
///     carousel.viewport = LayoutSize(width: 640, height: 480)
///     carousel.dataSource = cards
///     carousel.reloadData()
///     carousel.scrollToItem(at: 3, animated: true)
///     carousel.advance(by: .milliseconds(16))
///     for placement in carousel.placements { draw(placement) }
///
/// Each call costs no more than what is in sight, however many items there are.
public final class ItemCarouselController<Content> {
  /// Who moves the content.
  enum Activity: Equatable {
    case idle
    case dragging
    /// The delegate hears first that the finger has left, then that the content glides.
    case decelerating(isTold: Bool)
    case scrolling
  }

  /// The time of an animated scroll.
  public static var scrollDuration: Duration { .milliseconds(400) }

  /// Gives the items; without one there are none.
  public weak var dataSource: (any ItemCarouselDataSource<Content>)?
  /// Hears what happens.
  public weak var delegate: (any ItemCarouselDelegate<Content>)?
  /// Whether a tap brings an item to the middle.
  public var centersItemWhenSelected = true

  package internal(set) var carousel: Carousel
  package internal(set) var toggleState = Toggle()
  var activity = Activity.idle
  /// Whether the end of what moved is reported, before something else moves the content.
  var isInterrupting = false
  /// The speed of the last drag, in items a second.
  var velocity = 0.0
  /// The owner's clock, in seconds.
  var time = 0.0
  /// Time that has passed since the last frame.
  var unseen = Duration.zero
  var toldOffset = 0.0
  var toldIndex: Int? = 0
  var contents: [Int: Content] = [:]
  /// What the data source was asked for; a placeholder may have no content.
  var loaded: Set<Int> = []
  var pool = ContentPool<Content>()
  /// Grows with each change of the items, so that a call inside a call is noticed.
  var generation = 0
  /// Where items were before the last animated change.
  var change: ItemChange?
  /// What the item shows that such a change has removed.
  var leavingContent: Content?
  /// What `wraps` was set to; nil follows the layout.
  var chosenWraps: Bool?
  /// Where everything is put; follows from the items, the layout and the viewport.
  package internal(set) var arrangement: Arrangement
  /// Whether another frame is wanted.
  public internal(set) var needsFrames = true
  /// How many placeholders the data source has.
  ///
  /// They are shown only where nothing wraps; of an odd number one more before the first item than
  /// after the last.
  public internal(set) var numberOfPlaceholders = 0

  /// Makes a carousel without items.
  ///
  /// - Parameters:
  ///   - layout: How items are put.
  ///   - wraps: Whether the first item follows the last; nil follows the layout.
  ///   - viewport: The size of the viewport, in the unit of the layout's lengths.
  ///   - scroll: How it answers to a finger.
  public init(
    _ layout: Layout = .linear, wraps: Bool? = nil,
    viewport: LayoutSize = LayoutSize(width: 1, height: 1),
    scroll: Scroll = ItemCarouselController.usualScroll
  ) {
    var options = CarouselOptions()
    options.boundary = wraps.map { $0 ? .looping : .bounded } ?? layout.boundary
    options.pageChange = .nearest
    options.tie = .direct
    options.transition = Transition(
      duration: ItemCarouselController.scrollDuration, easing: .cubicInOut)
    carousel = Carousel(.count(0), options: options)
    carousel.isDriven = true
    chosenWraps = wraps
    arrangement = Arrangement(layout, track: carousel.track, viewport: viewport)
    self.scroll = scroll
    answerToFinger()
  }

  /// How iCarousel answers to a finger: flicks pass items.
  public static var usualScroll: Scroll {
    var scroll = Scroll()
    scroll.isPaged = false
    return scroll
  }

  /// How it answers to a finger.
  ///
  /// Its `offsetMultiplier` counts in addition to that of the layout.
  public var scroll: Scroll { didSet { answerToFinger() } }

  /// How much further than the finger a drag goes, by the layout and by `scroll`.
  public var offsetMultiplier: Double { carousel.options.scroll.offsetMultiplier }

  /// Hands the engine what `scroll` and the layout say.
  func answerToFinger() {
    var scroll = scroll
    scroll.offsetMultiplier *= arrangement.layout.offsetMultiplier
    carousel.options.scroll = scroll
  }

  /// How many items there are.
  public var numberOfItems: Int { carousel.pageCount }

  /// The item in the middle, or nil when there are none.
  ///
  /// Setting it scrolls there at once, by the shorter way; nil is ignored.
  public var currentItemIndex: Int? {
    get { arithmetic.index(nearest: scrollOffset) }
    set { if let newValue { scrollToItem(at: newValue, animated: false) } }
  }

  /// The offset in items: 1.5 is half-way between the items 1 and 2.
  ///
  /// Setting it ends what moves, but for a finger, which moves on from there; a value beyond an end
  /// becomes the end. Without items it is 0.
  public var scrollOffset: Double {
    get {
      // One item cannot be wrapped around, though it can be pulled.
      wraps ? arithmetic.offset(carousel.offset) ?? 0 : carousel.offset
    }
    set { scroll(byOffset: (arithmetic.offset(newValue) ?? 0) - scrollOffset, over: .zero) }
  }

  /// How far the cover in the middle has still to turn, −1 … 1.
  public var toggle: Double { toggleState.value }

  /// Whether a finger moves the content.
  public var isDragging: Bool { activity == .dragging }
  /// Whether the content glides after a finger has left.
  public var isDecelerating: Bool {
    switch activity {
    case .decelerating: true
    case .idle, .dragging, .scrolling: false
    }
  }
  /// Whether an animated scroll is under way.
  public var isScrolling: Bool { activity == .scrolling }

  /// A speed in items a second at which the content moves by itself; positive is backwards.
  ///
  /// It counts from when it is set, and waits while anything else moves the content. Without
  /// wrapping it ends at an end. What is not a number, or less than a millionth, is none.
  public var autoscroll: Double {
    get { carousel.options.autoscroll == 0 ? 0 : -carousel.options.autoscroll }
    set {
      carousel.options.autoscroll = newValue == 0 ? 0 : -newValue
      if carousel.isDrifting { _ = carousel.hold() }
      guard activity == .idle else { return }
      catchUp()
      driftOn()
      if newValue != 0 { needsFrames = true }
    }
  }

  package var arithmetic: ItemArithmetic {
    ItemArithmetic(count: numberOfItems, wraps: wraps)
  }

  /// Lets the engine know of the time since the last frame, while nothing moves.
  func catchUp() {
    carousel.elapse(unseen)
    unseen = .zero
  }
}
