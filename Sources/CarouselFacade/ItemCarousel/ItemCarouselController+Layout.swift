public import CarouselEngine

extension ItemCarouselController {
  /// How items are put.
  ///
  /// Another one keeps the current item; as in iCarousel a content that rests between two items
  /// then goes to the nearest, where `Scroll.scrollsToItem` is on. Whether items wrap follows the
  /// layout, unless `wraps` was set.
  public var layout: Layout {
    get { arrangement.layout }
    set {
      guard newValue != layout else { return }
      rearrange(newValue)
      answerToFinger()
      follow(chosenWraps ?? (newValue.boundary == .looping))
    }
  }

  /// The size of the viewport, in the unit of the layout's lengths; sizes below 0 count as 0.
  ///
  /// Another one keeps the current item, as another layout does.
  public var viewport: LayoutSize {
    get { arrangement.viewport }
    set {
      guard newValue != viewport else { return }
      rearrange(viewport: newValue)
      layOut()
    }
  }

  /// Whether items are one above the other.
  ///
  /// Changing it keeps the current item, as another layout does.
  public var isVertical: Bool {
    get { carousel.options.axis == .vertical }
    set {
      guard newValue != isVertical else { return }
      carousel.options.axis = newValue ? .vertical : .horizontal
      rearrange()
      layOut()
    }
  }

  /// Whether the first item follows the last.
  ///
  /// By default as the layout says. Changing it keeps the current item.
  public var wraps: Bool {
    get { !carousel.track.isBounded }
    set {
      chosenWraps = newValue
      follow(newValue)
    }
  }

  private func follow(_ wraps: Bool) {
    guard wraps != self.wraps else { return layOut() }
    carousel.options.boundary = wraps ? .looping : .bounded
    replaceItems(with: numberOfItems, landing: currentItemIndex ?? 0, by: .identity)
    align()
  }

  /// Shows the new arrangement.
  private func layOut() {
    didScroll()
    align()
  }

  /// Brings a content that rests between two items to the nearest.
  func align() {
    guard activity == .idle, autoscroll == 0, let current = currentItemIndex else { return }
    scrollToItem(at: current, animated: scroll.scrollsToItem)
  }

  /// Rearranges what has changed.
  func rearrange(_ layout: Layout? = nil, viewport: LayoutSize? = nil) {
    arrangement = Arrangement(
      layout ?? self.layout, track: carousel.track, axis: carousel.options.axis,
      viewport: viewport ?? self.viewport, placeholders: wraps ? 0 : numberOfPlaceholders)
  }

  /// The size of an item before it is transformed; see `LayoutOptions.itemSize`.
  public var itemSize: LayoutSize { arrangement.itemSize }

  /// The length of an item along the row.
  public var itemWidth: Double { itemSize.extent(along: carousel.options.axis) }

  /// How many items and placeholders the layout shows at one time; never more than there are.
  ///
  /// Those that have faded to nothing are counted here, but not loaded.
  public var numberOfVisibleItems: Int { arrangement.visibleCount }

  /// Where an item is from the middle, in items; in a loop at most half a turn away.
  public func offset(ofItemAt index: Int) -> Double {
    arithmetic.position(of: index, from: scrollOffset)
  }

  /// What is drawn, back to front.
  ///
  /// In a loop with few items one can be placed twice, so that a row has no hole.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public var placements: [ItemPlacement] {
    let placed = arrangement.placed(at: scrollOffset, toggle: toggle, by: ownRule)
      .map(ItemPlacement.init)
    return change?.seen(placed, at: time) ?? placed
  }

  /// Where an item or a placeholder is drawn, the nearest to the middle if it is placed twice, or
  /// nil when it is not in sight.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public func placement(ofItemAt index: Int) -> ItemPlacement? {
    placements.filter { $0.index == index }.min { abs($0.offset) < abs($1.offset) }
  }

  /// Whether something of an item or a placeholder can be seen in the viewport.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public func isVisible(itemAt index: Int) -> Bool {
    placements.contains { placement in
      placement.index == index && !placement.isHidden && placement.opacity > 0
        && placement.transform.shows(itemSize, in: viewport)
    }
  }

  /// The item or placeholder that is seen at a point, or nil beside all of them.
  ///
  /// The nearest to the eye hides the others.
  ///
  /// - Parameter point: From the upper left corner of the viewport.
  /// - Complexity: O(v log v) for v visible items.
  public func indexOfItem(at point: LayoutOffset) -> Int? {
    let (x, y) = (point.x - viewport.width / 2, point.y - viewport.height / 2)
    return placements.last { $0.covers(x: x, y: y, with: itemSize) }?.index
  }

  /// The rule of the delegate, for a custom layout.
  private var ownRule: ((Double, Transform) -> Transform)? {
    guard layout.type == .custom, let delegate else { return nil }
    let (arrangement, toggle) = (arrangement, toggle)
    return { [unowned self] offset, base in
      delegate.carousel(self, transformForItemAtOffset: offset, base: base)
        ?? arrangement.transform(at: offset, toggle: toggle)
    }
  }
}
