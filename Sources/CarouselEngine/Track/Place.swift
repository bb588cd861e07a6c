/// A resting position: a page, and how many whole turns came before it.
///
/// Both are integers, so that years of looping lose nothing. The unwrapped page is
/// `lap * pageCount + page`; on a bounded track the lap is always 0.
public struct Place: Hashable, Sendable {
  /// Whole turns completed: the floor of the unwrapped page over the page count.
  public var lap: Int
  /// The page, in `0 ..< pageCount`.
  public var page: Int

  /// Makes the place of `page` in turn `lap`.
  public init(lap: Int = 0, page: Int) {
    self.lap = lap
    self.page = page
  }
}
