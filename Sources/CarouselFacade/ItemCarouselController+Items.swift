internal import CarouselEngine

extension ItemCarouselController {
  /// Asks the data source anew for everything.
  ///
  /// The current item keeps its index, or is the last one when there are fewer; what moves ends, but
  /// for the autoscroll.
  public func reloadData() {
    let count = dataSource?.numberOfItems(in: self) ?? 0
    numberOfPlaceholders = max(0, dataSource?.numberOfPlaceholders(in: self) ?? 0)
    contents = [:]
    replaceItems(with: count)
  }

  /// Changes whether the first item follows the last.
  public func setWraps(_ wraps: Bool) {
    guard wraps != self.wraps else { return }
    carousel.options.boundary = wraps ? .looping : .bounded
    replaceItems(with: numberOfItems)
  }

  /// Takes note of an item that the data source has got; the current index stays.
  public func insertItem(at index: Int) {
    shiftContents { $0 >= index ? $0 + 1 : $0 }
    replaceItems(with: numberOfItems + 1)
  }

  /// Takes note of an item that the data source has lost; the current index stays, if it can.
  public func removeItem(at index: Int) {
    guard let index = arithmetic.index(index) else { return }
    shiftContents { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
    replaceItems(with: numberOfItems - 1)
  }

  /// Asks for the content of one item anew, if it is in sight.
  public func reloadItem(at index: Int) {
    guard let old = contents[index] else { return }
    contents[index] = content(of: index, reusing: old)
  }

  /// The content of an item, or nil when it is not in sight.
  public func content(ofItemAt index: Int) -> Content? { contents[index] }

  /// The indexes in sight, in order; placeholders are below 0 or from the number of items on.
  public var indexesForVisibleItems: [Int] {
    VisibleItems(
      arithmetic, placeholders: numberOfPlaceholders, current: currentItemIndex,
      limit: visibleLimit
    ).indexes
  }

  private func replaceItems(with count: Int) {
    stop()
    catchUp()
    let landing = currentItemIndex ?? 0
    let isDragged = activity == .dragging
    _ = carousel.reload(.count(count), at: landing)
    if isDragged { activity = .idle }
    didScroll()
    driftOn()
  }

  private func shiftContents(_ survivor: (Int) -> Int?) {
    let moved = contents.compactMap { index, content in survivor(index).map { ($0, content) } }
    contents = Dictionary(moved) { first, _ in first }
  }

  /// Gives contents to what has come into sight, and takes them from what has left.
  func loadVisible() {
    let visible = indexesForVisibleItems
    let isVisible = Set(visible)
    var spare = contents.filter { !isVisible.contains($0.key) }.map(\.value)
    contents = contents.filter { isVisible.contains($0.key) }
    for index in visible where contents[index] == nil {
      contents[index] = content(of: index, reusing: spare.popLast())
    }
  }

  private func content(of index: Int, reusing old: Content?) -> Content? {
    guard !(0..<numberOfItems).contains(index) else {
      return dataSource?.carousel(self, contentForItemAt: index, reusing: old)
    }
    let left = (numberOfPlaceholders + 1) / 2
    return dataSource?.carousel(
      self, placeholderAt: index < 0 ? left + index : left + index - numberOfItems, reusing: old)
  }
}
