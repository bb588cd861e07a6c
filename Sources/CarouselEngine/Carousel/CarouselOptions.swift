/// What a carousel is asked to be.
///
/// All of it is a value, and none of it changes by itself.
public struct CarouselOptions: Hashable, Sendable {
  /// What the ends do.
  public var boundary: Boundary = .looping
  /// The line along which pages are placed.
  public var axis: Axis = .horizontal
  /// The way the text is read, which mirrors what is on the screen.
  public var reading: ReadingDirection = .leftToRight
  /// The page shown first; a start beyond the last page counts as the last.
  public var start = 0
  /// When a passing page becomes the current one; nil follows the boundary and the paging.
  public var pageChange: PageChange?
  /// How `Route.shortest` decides between two ways of the same length.
  public var tie: Tie = .forward
  /// How the carousel moves from page to page.
  public var transition = Transition()
  /// How it answers to a finger.
  public var scroll = Scroll()
  /// How fast it moves on by itself without pause, in pages a second; positive is forward.
  ///
  /// Has no effect together with `autoplay`. Change it with `Carousel.setAutoscroll(_:)`.
  public var autoscroll = 0.0
  /// Whether and how it moves on by itself, page by page.
  public var autoplay: Autoplay?

  /// Makes the options of an endless horizontal carousel without autoplay.
  public init() {}

  /// The page-change policy that holds.
  public var effectivePageChange: PageChange {
    pageChange ?? Track.defaultPageChange(boundary, isPaged: scroll.isPaged)
  }

  /// The speed of autoscroll that holds; zero for none.
  ///
  /// Less than a millionth of a page a second cannot be seen, more than 10⁵ neither.
  package var effectiveAutoscroll: Double {
    guard autoplay == nil, autoscroll.isFinite, abs(autoscroll) >= 1e-6 else { return 0 }
    return min(max(autoscroll, -1e5), 1e5)
  }
}
