internal import CarouselEngine

extension ItemCarouselController {
  /// Asks the data source for everything again, also for what is in sight.
  ///
  /// The current item keeps its index, or is the last one when there are fewer. What moves
  /// continues to where it was going, unless that is gone: then it ends.
  public func reloadData() {
    let count = max(0, dataSource?.numberOfItems(in: self) ?? 0)
    numberOfPlaceholders = max(0, dataSource?.numberOfPlaceholders(in: self) ?? 0)
    endUnlessItGoesOn(with: count)
    endChange()
    pool = ContentPool()
    replaceItems(with: count, landing: currentItemIndex ?? 0, by: .unrelated)
    align()
  }

  /// Takes note of an item that the data source has got.
  ///
  /// The offset stays, so that items from there on move on by one. An index beyond an end is that
  /// of the end, in a loop it is counted on. What moves continues to the index to which it was
  /// going.
  ///
  /// - Parameters:
  ///   - index: Of the item, now that it is there.
  ///   - animated: Whether `placements` show in 0.4 s how the others make room.
  public func insertItem(at index: Int, animated: Bool = false) {
    endUnlessItGoesOn(with: numberOfItems + 1)
    let items = ItemArithmetic(count: numberOfItems + 1, wraps: wraps)
    guard let index = items.index(index) else { return }
    let mapping = PageMapping.inserted(at: index)
    let change =
      animated
      ? ItemChange(from: placements, entering: index, leaving: nil, at: time, by: mapping)
      : nil
    replaceItems(with: items.count, landing: currentItemIndex ?? 0, by: mapping)
    if let change { begin(change) }
  }

  /// Takes note of an item that the data source has lost.
  ///
  /// The next one takes its place; after the last one there is the one before it, or in a loop the
  /// first. At rest the content comes to rest on an item. An index beyond an end is that of the
  /// end, in a loop it is counted on; without items it is ignored. What moves continues to the
  /// index to which it was going, unless that is gone: then it ends.
  ///
  /// - Parameters:
  ///   - index: Of the item, when it was still there.
  ///   - animated: Whether `placements` show in 0.5 s how the others close up; see `leavingItem`.
  public func removeItem(at index: Int, animated: Bool = false) {
    endUnlessItGoesOn(with: numberOfItems - 1)
    guard let index = arithmetic.index(index) else { return }
    let items = ItemArithmetic(count: numberOfItems - 1, wraps: wraps)
    let mapping = PageMapping.removed(at: index)
    let change =
      animated
      ? ItemChange(from: placements, entering: nil, leaving: index, at: time, by: mapping)
      : nil
    let gone = contents[index]
    if let gone, !animated { pool.put(gone, isPlaceholder: false) }
    replaceItems(
      with: items.count, landing: items.index(currentItemIndex ?? 0) ?? 0, isAligned: true,
      by: mapping)
    if let change { begin(change, with: gone) }
  }

  /// Asks for the content of one item or placeholder again, if it is in sight, offering the old
  /// one.
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

  /// Ends a motion of which the goal would be gone with this many items.
  private func endUnlessItGoesOn(with count: Int) {
    guard isScrolling || isDecelerating else { return }
    var trial = carousel
    if trial.reloadInMotion(.count(count)) == nil { interrupt() }
  }

  /// Continues with other items, where the content is or was going.
  ///
  /// - Parameters:
  ///   - count: How many items there are now.
  ///   - landing: The item to be at, unless something moves.
  ///   - isAligned: Whether a resting content comes to rest on it; else it keeps its distance.
  ///   - mapping: From the indexes that contents had to those that they have now.
  func replaceItems(
    with count: Int, landing: Int, isAligned: Bool = false, by mapping: PageMapping
  ) {
    generation += 1
    endUnlessItGoesOn(with: count)
    let distance = landing == currentItemIndex ? -offset(ofItemAt: landing) : 0
    switch activity {
    case .scrolling, .decelerating:
      _ = carousel.reloadInMotion(.count(count))
    case .dragging, .idle:
      _ = carousel.hold()
      catchUp()
      _ = carousel.reload(.count(count), at: landing)
      keep(landing == currentItemIndex ? distance : 0, isAligned: isAligned)
    }
    // Placeholders after the last item are numbered on from it, and so move with the items.
    contents = mapping.renumbered(contents)
    loaded = mapping.renumbered(loaded)
    rearrange()
    if activity == .dragging, count == 0 {
      activity = .idle
      delegate?.carousel(self, didEndDraggingWillDecelerate: false)
    }
    didScroll()
    driftOn()
  }

  /// Puts the content off its item by a distance, under a finger if there is one.
  private func keep(_ distance: Double, isAligned: Bool) {
    guard activity == .dragging else {
      if distance != 0, !isAligned { _ = carousel.scroll(by: distance, over: .zero) }
      return
    }
    var events: [Event] = []
    carousel.press(pullsAlone: !wraps, into: &events)
    carousel.track(to: distance, into: &events)
  }

  private func begin(_ change: ItemChange, with gone: Content? = nil) {
    endChange()
    (self.change, leavingContent) = (change, gone)
    needsFrames = true
  }

  /// Ends an animated change that is over, or that another one takes the place of.
  func endChange() {
    if let content = leavingContent { pool.put(content, isPlaceholder: false) }
    (change, leavingContent) = (nil, nil)
  }
}
