public import CarouselEngine

/// A carousel for people who come from UIKit: a data source, a delegate, and three recycled slots.
///
/// It holds one `Carousel` and translates its events; it has no clock, so its owner calls
/// `advance(by:)`. With the usual options it pages as PLCarouselView does. Its properties show what
/// has been reported to the delegate, so that a delegate never sees the future. Offsets and
/// distances are in pages. Each call costs no more than the events it gives, however many items
/// there are. Not for use by several threads at once.
///
///     let carousel = CarouselController<Card>()
///     carousel.dataSource = cards
///     carousel.reload()
///     carousel.scroll(to: 2, animated: true)
///     carousel.advance(by: .milliseconds(16))
public final class CarouselController<Content> {
  /// Who moves the content.
  enum Activity: Equatable {
    case idle
    case dragging
    /// The content moves by itself, moved by the engine or by the owner of the controller.
    case coasting(byOwner: Bool)
    case animating
  }

  /// Gives the contents; without one `reload()` does nothing.
  public weak var dataSource: (any CarouselDataSource<Content>)?
  /// Hears what happens.
  public weak var delegate: (any CarouselDelegate<Content>)?

  /// The current page; 0 when there are no items.
  public internal(set) var currentPage = 0
  /// The offset in pages.
  ///
  /// In an endless carousel it runs on over the seam until the carousel rests.
  public internal(set) var offset = 0.0
  /// The lap of the last rest, from which the offset counts.
  var restLap = 0
  /// Where the viewport is moving.
  public internal(set) var direction: Direction = .still
  /// A margin that the owner may draw around the pages.
  public var contentInset = ContentInset()

  package internal(set) var carousel: Carousel
  var contents = SlotContents<Content>()
  var activity = Activity.idle
  /// The way of a motion of which no step has been reported yet.
  var heading: Direction?
  /// Slots that are to be loaded with the next thing that is reported.
  var pendingLoads: [(slot: Slot, page: Int)] = []
  private var waiting: [(CarouselController) -> Void] = []
  private var isDelivering = false

  /// Makes a carousel without items.
  ///
  /// - Parameter options: What the carousel is asked to be; see `CarouselOptions.paging`.
  public init(options: CarouselOptions = .paging) {
    carousel = Carousel(.count(0), options: options)
  }

  /// How many items there are since the last reload.
  public var numberOfItems: Int { carousel.pageCount }

  /// Whether pages are one above the other.
  ///
  /// Changing it keeps the page.
  public var isVertical: Bool {
    get { carousel.options.axis == .vertical }
    set {
      perform { controller in
        guard controller.isVertical != newValue else { return }
        controller.carousel.options.axis = newValue ? .vertical : .horizontal
        controller.alignToPage()
      }
    }
  }

  /// Whether fingers may move the content; programs always may.
  public var isScrollEnabled: Bool {
    get { carousel.options.scroll.isEnabled }
    set { perform { $0.carousel.options.scroll.isEnabled = newValue } }
  }

  /// Whether fingers may pull the content beyond the ends.
  public var bounces: Bool {
    get { carousel.options.scroll.bounces }
    set { perform { $0.carousel.options.scroll.bounces = newValue } }
  }

  /// Whether a finger is down.
  public var isDragging: Bool { activity == .dragging }

  /// Whether the content continues after a finger has left.
  public var isDecelerating: Bool {
    switch activity {
    case .coasting: true
    case .idle, .dragging, .animating: false
    }
  }

  /// The content of a slot, or nil where it is empty.
  public func visibleItem(_ slot: Slot) -> Content? { contents[slot]?.content }

  /// The item of a slot, or nil where it is empty.
  public func visibleIndex(_ slot: Slot) -> Int? { contents[slot]?.index }

  /// Where a slot is in the stacking presentation.
  public func placement(of slot: Slot) -> StackingPlacement {
    StackingPlacement(slot, page: currentPage, offset: offset, direction: direction)
  }

  /// Takes the margin away.
  public func resetInset() { contentInset = ContentInset() }

  /// Carries out an action, or keeps it until what happens now has been reported.
  func perform(_ action: @escaping (CarouselController) -> Void) {
    waiting.append(action)
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !waiting.isEmpty { waiting.removeFirst()(self) }
  }
}

extension CarouselOptions {
  /// Bounded paging as PLCarouselView does it: no bounce, a page counts when it is fully reached.
  public static var paging: CarouselOptions {
    var options = CarouselOptions()
    options.boundary = .bounded
    options.pageChange = .arrival
    options.scroll.bounces = false
    return options
  }
}
