internal import CarouselEngine

extension ItemCarouselController {
  /// Asks the data source anew for everything, also for what is in sight.
  ///
  /// The current item keeps its index, or is the last one when there are fewer. What moves goes on to
  /// where it was going, unless that is gone: then it ends.
  public func reloadData() {
    let landing = currentItemIndex ?? 0
    let count = dataSource?.numberOfItems(in: self) ?? 0
    numberOfPlaceholders = max(0, dataSource?.numberOfPlaceholders(in: self) ?? 0)
    (contents, loaded, pool, change) = ([:], [], ContentPool(), nil)
    replaceItems(with: count, landing: landing)
    align()
  }

  /// Takes note of an item that the data source has got.
  ///
  /// The offset stays, so that items from there on move on by one. An index beyond an end is that of
  /// the end, in a loop it is counted on. What moves goes on to the index to which it was going.
  ///
  /// - Parameters:
  ///   - index: Of the item, now that it is there.
  ///   - animated: Whether `placements` show in 0.4 s how the others make room.
  public func insertItem(at index: Int, animated: Bool = false) {
    let items = ItemArithmetic(count: numberOfItems + 1, wraps: wraps)
    guard let index = items.index(index) else { return }
    let former = animated ? placements : []
    let survivor = { $0 >= index ? $0 + 1 : $0 }
    shiftContents(survivor)
    replaceItems(with: numberOfItems + 1, landing: currentItemIndex ?? 0)
    guard animated else { return }
    begin(
      ItemChange(from: former, entering: index, leaving: nil, at: time, survivor: survivor))
  }

  /// Takes note of an item that the data source has lost.
  ///
  /// The next one takes its place; after the last one there is the one before it, or in a loop the
  /// first. At rest the content comes to lie on an item. An index beyond an end is that of the end, in
  /// a loop it is counted on; without items it is ignored. What moves goes on to the index to which
  /// it was going, unless that is gone: then it ends.
  ///
  /// - Parameters:
  ///   - index: Of the item, when it was still there.
  ///   - animated: Whether `placements` show in 0.5 s how the others close up; see `leavingItem`.
  public func removeItem(at index: Int, animated: Bool = false) {
    guard let index = arithmetic.index(index) else { return }
    let former = animated ? placements : []
    let survivor: (Int) -> Int? = { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
    let gone = contents[index]
    shiftContents(survivor)
    let items = ItemArithmetic(count: numberOfItems - 1, wraps: wraps)
    if let gone, !animated { pool.put(gone, isPlaceholder: false) }
    replaceItems(
      with: items.count, landing: items.index(currentItemIndex ?? 0) ?? 0, isAligned: true)
    guard animated else { return }
    begin(
      ItemChange(from: former, entering: nil, leaving: index, at: time, survivor: survivor))
    leavingContent = gone
  }

  /// Asks for the content of one item or placeholder anew, if it is in sight, offering the old one.
  public func reloadItem(at index: Int) {
    guard loaded.contains(index) else { return }
    let generation = generation
    let content = content(of: index, reusing: contents[index])
    if self.generation == generation { contents[index] = content }
  }

  /// The item that was removed, while it is still to be seen.
  public var leavingItem: (content: Content, placement: ItemPlacement)? {
    guard let content = leavingContent, let placement = change?.leaving(at: time) else {
      return nil
    }
    return (content, placement)
  }

  /// Goes on with other items, where the content is or was going.
  ///
  /// - Parameters:
  ///   - count: How many items there are now.
  ///   - landing: The item to be at.
  ///   - isAligned: Whether a resting content comes to lie on it; else it keeps its distance.
  func replaceItems(with count: Int, landing: Int, isAligned: Bool = false) {
    generation += 1
    let distance = landing == currentItemIndex ? -offset(ofItemAt: landing) : 0
    switch activity {
    case .scrolling, .decelerating:
      if carousel.reloadInMotion(.count(count)) == nil {
        interrupt()
        land(on: landing, of: count)
      }
    case .dragging:
      land(on: landing, of: count, keeping: distance)
    case .idle:
      _ = carousel.hold()
      land(on: landing, of: count, keeping: isAligned ? 0 : distance)
    }
    rearrange()
    didScroll()
    driftOn()
  }

  /// Puts the content on an item, or off it by a distance, under a finger if there is one.
  private func land(on item: Int, of count: Int, keeping distance: Double = 0) {
    catchUp()
    _ = carousel.reload(.count(count), at: item)
    rearrange()
    let isThere = item == currentItemIndex
    guard activity == .dragging else {
      if isThere, distance != 0 { _ = carousel.scroll(by: distance, over: .zero) }
      return
    }
    guard count > 0 else {
      activity = .idle
      delegate?.carousel(self, didEndDraggingWillDecelerate: false)
      return
    }
    var events: [Event] = []
    carousel.press(pullsAlone: !wraps, into: &events)
    if isThere { carousel.track(to: distance, into: &events) }
  }

  private func shiftContents(_ survivor: (Int) -> Int?) {
    // Placeholders after the last item are numbered on from it, and so move with the items.
    let moved = contents.compactMap { index, content in survivor(index).map { ($0, content) } }
    contents = Dictionary(moved) { first, _ in first }
    loaded = Set(loaded.compactMap(survivor))
  }

  private func begin(_ change: ItemChange) {
    endChange()
    self.change = change
    needsFrames = true
  }

  /// Ends an animated change that is over, or that another one takes the place of.
  func endChange() {
    if let content = leavingContent { pool.put(content, isPlaceholder: false) }
    (change, leavingContent) = (nil, nil)
  }
}
