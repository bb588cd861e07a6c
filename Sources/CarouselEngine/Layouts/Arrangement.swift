/// A layout for a number of pages in a viewport: all that is needed to place a page.
///
/// The numbers of the formulas are filled in once, so that placing a page costs the same whatever
/// the layout and the number of pages.
public struct Arrangement: Hashable, Sendable {
  /// More pages than this are never placed unless `LayoutOptions.visibleItems` says so; iCarousel's
  /// limit on iOS.
  public static let visibleLimit = 30
  /// The least number of places on a ring with enough pages, chosen by iCarousel for its looks.
  private static let minimumRing = 12.0
  /// A length used in place of none, so that an empty viewport divides nothing by zero.
  private static let minimumLength = 1e-3

  /// What is arranged.
  public let layout: Layout
  /// Where the pages are.
  public let track: Track
  /// The line along which they are placed.
  public let axis: Axis
  /// The way the text is read; from right to left mirrors a row.
  public let reading: ReadingDirection
  /// The size of the viewport.
  public let viewport: LayoutSize
  /// The size of a page before it is transformed.
  public let itemSize: LayoutSize
  /// What is beside the pages.
  public let placeholders: Placeholders

  let rule: LayoutRule
  /// The facts about the type of the layout, which are computed from the type on each request.
  let traits: LayoutTraits
  /// What the eye sees of the plane in which the pages are before they are placed.
  let view: Transform

  /// Arranges pages.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - track: Where the pages are.
  ///   - axis: The line along which they are placed.
  ///   - reading: The way the text is read.
  ///   - viewport: The size of the viewport; sizes below 0 count as 0.
  ///   - placeholders: How many placeholders are wanted; there are none on a track without ends.
  /// - Precondition: `placeholders >= 0`.
  public init(
    _ layout: Layout, track: Track, axis: Axis = .horizontal,
    reading: ReadingDirection = .leftToRight,
    viewport: LayoutSize, placeholders: Int = 0
  ) {
    self.layout = layout
    self.track = track
    self.axis = axis
    self.reading = reading
    self.viewport = viewport
    self.placeholders = Placeholders(
      count: track.isEndless ? 0 : placeholders, pageCount: track.pageCount)
    traits = layout.type.traits
    let part = traits.itemPart
    itemSize =
      layout.options.itemSize
      ?? LayoutSize(
        width: max(Self.minimumLength, viewport.width * part),
        height: max(Self.minimumLength, viewport.height * part))
    let eye = layout.options.viewpointOffset
    view = Transform(perspective: layout.options.perspective).translated(x: -eye.x, y: -eye.y)
    let itemExtent = itemSize.extent(along: axis)
    circularCount = Self.circularCount(
      layout, itemExtent: itemExtent, viewExtent: viewport.extent(along: axis),
      available: track.pageCount + self.placeholders.count)
    rule = LayoutRule(layout, itemExtent: itemExtent, count: max(1, circularCount))
  }

  /// How many places a ring has; for what is not a ring, how many pages and placeholders there are.
  ///
  /// A ring has as many places as pages, but no more than about π times what fills the viewport,
  /// and 12…30 (iCarousel). `LayoutOptions.count` overrides it for a ring.
  public let circularCount: Int

  private static func circularCount(
    _ layout: Layout, itemExtent: Double, viewExtent: Double, available: Int
  ) -> Int {
    guard layout.type.isRing else { return available }
    if let count = layout.options.count { return count }
    let across = (viewExtent / (abs(layout.spacing) * itemExtent)).rounded(.up)
    return min(Int(min(Double(visibleLimit), max(minimumRing, across * .pi))), available)
  }

  /// How many pages and placeholders are placed at one time; never more than there are.
  ///
  /// A row: what fills the viewport and two more. A ring seen from outside: all its places; from
  /// inside, half of them. A wheel: all, or half and one when its hub is outside the viewport. All
  /// others: `visibleLimit` (iCarousel). `LayoutOptions.visibleItems` overrides it.
  public var visibleCount: Int {
    min(wantedCount, track.pageCount + placeholders.count)
  }

  /// The same, were there any number of pages.
  var wantedCount: Int {
    layout.options.visibleItems ?? min(Self.visibleLimit, rule.naturalCount(in: self))
  }

  /// Where a page is put, from the middle of the carousel: the 4×4 matrix of iCarousel.
  ///
  /// `LayoutOptions.contentOffset` is not in it: that is where the middle is.
  ///
  /// - Parameters:
  ///   - distance: The page's signed distance from the offset, in pages; finite.
  ///   - toggle: Of `coverFlow2` alone; see `toggle(at:)`.
  public func transform(at distance: Double, toggle: Double = 0) -> Transform {
    let placed = rule.transform(at: distance, toggle: toggle)
    switch (axis, reading) {
    case (.horizontal, .leftToRight): return placed.followed(by: view)
    case (.horizontal, .rightToLeft): return placed.followed(by: view).mirrored
    case (.vertical, _): return placed.rotatedByQuarterTurn.followed(by: view)
    }
  }
}

extension Carousel {
  /// How a layout puts the pages of this carousel.
  ///
  /// `visible(at:)` of its offset is what can be seen.
  ///
  /// - Parameters:
  ///   - layout: How they are put.
  ///   - viewport: The size of the viewport, in the units in which the layout has its lengths.
  public func arrangement(_ layout: Layout, viewport: LayoutSize) -> Arrangement {
    Arrangement(
      layout, track: track, axis: options.axis, reading: options.reading, viewport: viewport)
  }
}
