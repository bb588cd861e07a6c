public import CarouselEngine

/// A carousel of items for people who come from iCarousel: offsets in items, wrapping or not.
///
/// It holds one `Carousel` and has no clock. Its owner calls `advance(by:)` once a frame, and
/// `wait(for:)` for time that passes between a frame and a touch or a call: what moves is seen, and
/// can be stopped, only where the last frame has drawn it. Distances of fingers are in items, forward
/// positive. Not for use by several threads at once.
///
///     let carousel = ItemCarouselController<Card>(wraps: true)
///     carousel.dataSource = cards
///     carousel.reloadData()
///     carousel.scrollToItem(at: 3, animated: true)
///     carousel.advance(by: .milliseconds(16))
public final class ItemCarouselController<Content> {
  /// Who moves the content.
  enum Activity: Equatable {
    case idle
    case dragging
    case decelerating
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
  /// How many items and placeholders can be in sight at once; what is beyond has no content.
  public var visibleLimit = 30 { didSet { loadVisible() } }

  package internal(set) var carousel: Carousel
  package internal(set) var toggleState = Toggle()
  var activity = Activity.idle
  /// The speed of the last drag, in items a second.
  var velocity = 0.0
  /// The owner's clock, in seconds.
  var time = 0.0
  /// Time that has passed since the last frame.
  var unseen = Duration.zero
  var toldOffset = 0.0
  var toldIndex: Int? = 0
  var contents: [Int: Content] = [:]
  /// Whether another frame is wanted.
  public internal(set) var needsFrames = true
  /// How many placeholders there are, shown only where nothing wraps.
  public internal(set) var numberOfPlaceholders = 0

  /// Makes a carousel without items.
  public init(wraps: Bool = false, scroll: Scroll = ItemCarouselController.usualScroll) {
    var options = CarouselOptions()
    options.boundary = wraps ? .looping : .bounded
    options.pageChange = .nearest
    options.tie = .direct
    options.scroll = scroll
    options.transition = Transition(
      duration: ItemCarouselController.scrollDuration, easing: .cubicInOut)
    carousel = Carousel(.count(0), options: options)
    carousel.isFollowedByOwner = true
  }

  /// How iCarousel answers to a finger: flicks pass items.
  public static var usualScroll: Scroll {
    var scroll = Scroll()
    scroll.isPaged = false
    return scroll
  }

  /// How it answers to a finger.
  public var scroll: Scroll {
    get { carousel.options.scroll }
    set { carousel.options.scroll = newValue }
  }

  /// How many items there are.
  public var numberOfItems: Int { carousel.pageCount }

  /// Whether the first item follows the last.
  public var wraps: Bool { !carousel.track.isBounded }

  /// The item in the middle, or nil when there are none.
  public var currentItemIndex: Int? {
    get { arithmetic.index(nearest: scrollOffset) }
    set { if let newValue { scrollToItem(at: newValue, animated: false) } }
  }

  /// The offset in items: 1.5 is half-way between the items 1 and 2.
  ///
  /// Setting it ends what moves; a value beyond an end becomes the end.
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
  public var isDecelerating: Bool { activity == .decelerating }
  /// Whether an animated scroll is under way.
  public var isScrolling: Bool { activity == .scrolling }

  /// A speed in items a second at which the content moves by itself; positive is backwards.
  ///
  /// It counts from when it is set, and waits while anything else moves the content.
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
