public import CarouselStage

/// How far the text of a slide that is too tall has been scrolled.
public struct SlideScroll: Hashable, Sendable {
  /// The carousel.
  public var carousel: StagePath
  /// The page of the slide; another page of the same carousel is not scrolled.
  public var page: Int
  /// How many lines are above its room.
  public var lines: Int

  /// A slide that has been scrolled by some lines.
  public init(carousel: StagePath, page: Int, lines: Int) {
    self.carousel = carousel
    self.page = page
    self.lines = lines
  }
}
