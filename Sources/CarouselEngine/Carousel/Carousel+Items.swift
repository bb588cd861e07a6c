extension Carousel {
  /// Replaces the pages.
  ///
  /// The current page is found again by its id, else its number is clamped.
  ///
  /// The same pages again are not a change and send no event.
  mutating func setItems(_ newItems: Items, into events: inout [Event]) throws(IntentError) {
    if let id = newItems.duplicate { throw .duplicateID(id) }
    guard newItems != items else { return }
    // Without identity nothing is known to have survived; the number is kept all the same.
    var mapping = PageMapping.unrelated
    if case .ids(let old) = items, case .ids(let new) = newItems {
      mapping = .byID(from: old, to: new)
    }
    replaceItems(with: newItems, by: mapping, into: &events)
  }

  /// Reloads the pages, even when the count stays the same: all slots are loaded again.
  ///
  /// - Parameters:
  ///   - newItems: The pages, without duplicate ids.
  ///   - landing: The page to be at; nil keeps the number of the current page, clamped.
  package mutating func reload(_ newItems: Items, at landing: Int? = nil) -> [Event] {
    precondition(newItems.duplicate == nil, "two pages have the same id")
    var events: [Event] = []
    replaceItems(with: newItems, by: .unrelated, landing: landing, into: &events)
    return events
  }

  /// Adds a page.
  ///
  /// Pages from there on get the next number.
  mutating func insert(
    at page: Int, id: String?, into events: inout [Event]
  ) throws(IntentError) {
    guard (0...track.pageCount).contains(page) else {
      throw .noSuchPage(page, count: track.pageCount)
    }
    let newItems = items.inserting(id, at: page)
    if let id = newItems.duplicate { throw .duplicateID(id) }
    renumberHolds(by: .inserted(at: page))
    replaceItems(with: newItems, by: .inserted(at: page), into: &events)
  }

  /// Removes a page.
  ///
  /// When it is the current one, the next takes its place.
  mutating func remove(at page: Int, into events: inout [Event]) throws(IntentError) {
    try check(page)
    renumberHolds(by: .removed(at: page))
    replaceItems(with: items.removing(at: page), by: .removed(at: page), into: &events)
  }

  /// Puts the carousel at rest on the survivor of its page, or on the page that has its number now.
  private mutating func replaceItems(
    with newItems: Items, by mapping: PageMapping, landing: Int? = nil,
    into events: inout [Event]
  ) {
    let old = currentPage
    let isOffPage = displacement != 0
    // A finger that stopped a motion holds the content between two pages: its return is a motion
    // too.
    if isOffPage, !isInMotion { events.append(.motionBegan(to: nil, duration: nil)) }
    let wasMoving = isInMotion || isOffPage
    let kept = old.flatMap { mapping[$0] }
    items = newItems
    track = Track(pageCount: newItems.count, boundary: options.boundary)
    let last = max(0, track.pageCount - 1)
    anchor.page = min(max(0, landing ?? kept ?? old ?? options.start), last)
    if !track.isEndless { anchor.lap = 0 }
    (phase, shift, restingDisplacement, reportedDisplacement) = (.resting, 0, 0, 0)
    let new = currentPage
    append(slots.rebind(to: new, on: track, by: mapping), to: &events)
    tellChange(from: old, to: new, kept: kept, into: &events)
    if wasMoving {
      events.append(.scrolled(offset: offset))
      endMotion(finished: false, into: &events)
    }
    laps.follow(mapping, pageCount: pageCount)
    rearmHold(isSamePage: kept != nil || old == new, wasMoving: wasMoving, into: &events)
  }

  private func tellChange(from old: Int?, to new: Int?, kept: Int?, into events: inout [Event]) {
    guard old != new else { return }
    if let old, let kept {
      events.append(.dataShifted(by: kept - old))
    } else {
      events.append(.pageChanged(from: old, to: new, lap: anchor.lap, reason: .reload))
    }
  }

  /// Keeps the running hold for a page that is still shown, and begins one for another.
  private mutating func rearmHold(isSamePage: Bool, wasMoving: Bool, into events: inout [Event]) {
    if !track.canMove {
      clock.disarm()
    } else if !isSamePage || wasMoving || clock.state == .none || clockPage != nil {
      armHold(.reload)
    } else if let page = currentPage {
      clock.renumber(to: page)
    }
    resume(.drag, into: &events)
  }

  /// Renumbers the holds of single pages.
  private mutating func renumberHolds(by mapping: PageMapping) {
    guard let holds = options.autoplay?.holds, !holds.isEmpty else { return }
    options.autoplay?.holds = mapping.renumbered(holds)
  }
}
