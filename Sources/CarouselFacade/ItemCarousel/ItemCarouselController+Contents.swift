public import CarouselEngine

extension ItemCarouselController {
  /// The indexes of what is loaded, in order; placeholders are below 0 or from the number of items
  /// on.
  ///
  /// Loaded is what the layout puts somewhere, whether or not it is in the viewport; not what has
  /// faded to nothing.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public var indexesForVisibleItems: [Int] { arrangement.pages(at: scrollOffset).sorted() }

  /// The contents of what is loaded, in the order of the indexes.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public var visibleContents: [Content] {
    contents.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The content in the middle, or nil when there are no items.
  public var currentContent: Content? { currentItemIndex.flatMap { contents[$0] } }

  /// The content of an item or a placeholder, or nil when it is not loaded.
  public func content(ofItemAt index: Int) -> Content? { contents[index] }

  /// The content that is seen at a point, from the upper left corner of the viewport, or nil.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public func content(at point: LayoutOffset) -> Content? {
    indexOfItem(at: point).flatMap { contents[$0] }
  }

  /// The lowest index of which the content answers to a description, or nil.
  ///
  /// "Holds this part" finds an item by what is inside it.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public func indexOfItem(where predicate: (Content) throws -> Bool) rethrows -> Int? {
    try contents.sorted { $0.key < $1.key }.first { try predicate($0.value) }?.key
  }

  /// Gives contents to what has come into sight, and takes them from what has left.
  func loadVisible() {
    let visible = arrangement.pages(at: scrollOffset)
    for index in loaded.subtracting(visible).sorted() {
      loaded.remove(index)
      if let old = contents.removeValue(forKey: index) {
        pool.put(old, isPlaceholder: isPlaceholder(index))
      }
    }
    let generation = generation
    for index in visible.subtracting(loaded).sorted() {
      let content = content(of: index, reusing: pool.take(isPlaceholder: isPlaceholder(index)))
      // The data source may have changed the items meanwhile, and all of them are loaded then.
      guard self.generation == generation else { return }
      loaded.insert(index)
      contents[index] = content
    }
  }

  func isPlaceholder(_ index: Int) -> Bool { !(0..<numberOfItems).contains(index) }

  func content(of index: Int, reusing old: Content?) -> Content? {
    guard let number = arrangement.placeholders.number(at: index) else {
      return dataSource?.carousel(self, contentForItemAt: index, reusing: old)
    }
    return dataSource?.carousel(self, placeholderAt: number, reusing: old)
  }
}

extension ItemCarouselController where Content: AnyObject {
  /// The index of a content, or nil when it is not loaded.
  ///
  /// - Complexity: O(v log v) for v visible items.
  public func index(of content: Content) -> Int? { indexOfItem { $0 === content } }
}
