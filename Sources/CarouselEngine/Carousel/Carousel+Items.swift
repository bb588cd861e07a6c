extension Carousel {
  /// Replaces the pages.
  ///
  /// The current page is found again by its id, else its number is clamped.
  ///
  /// The same pages again are no change and give no event.
  mutating func setItems(_ newItems: Items, into events: inout [Event]) throws(IntentError) {
    if let id = newItems.duplicate { throw .duplicateID(id) }
    guard newItems != items else { return }
    let old = items
    replaceItems(with: newItems, into: &events) { page in
      guard let id = old.id(of: page) else {
        // Without identity nothing is known to have survived; the number is kept all the same.
        return nil
      }
      return newItems.page(of: id)
    }
  }

  /// Takes the pages anew, also when they are as many as before: all slots are loaded again.
  ///
  /// - Parameters:
  ///   - newItems: The pages, without ids that are there twice.
  ///   - landing: The page to be at; nil keeps the number of the current page, clamped.
  package mutating func reload(_ newItems: Items, at landing: Int? = nil) -> [Event] {
    precondition(newItems.duplicate == nil, "two pages have the same id")
    var events: [Event] = []
    replaceItems(with: newItems, landing: landing, into: &events) { _ in nil }
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
    shiftHolds { $0 >= page ? $0 + 1 : $0 }
    replaceItems(with: newItems, into: &events) { $0 >= page ? $0 + 1 : $0 }
  }

  /// Removes a page.
  ///
  /// When it is the current one, the next takes its place.
  mutating func remove(at page: Int, into events: inout [Event]) throws(IntentError) {
    try check(page)
    let survivor: (Int) -> Int? = { $0 == page ? nil : ($0 > page ? $0 - 1 : $0) }
    shiftHolds(survivor)
    replaceItems(with: items.removing(at: page), into: &events, survivor: survivor)
  }

  /// Puts the carousel at rest on the survivor of its page, or on the page that has its number now.
  private mutating func replaceItems(
    with newItems: Items, landing: Int? = nil, into events: inout [Event],
    survivor: (Int) -> Int?
  ) {
    let old = currentPage
    let isOffPage = displacement != 0
    // A finger that stopped a motion holds the content between two pages: its return is a motion too.
    if isOffPage, !isInMotion { events.append(.motionBegan(to: nil, duration: nil)) }
    let wasMoving = isInMotion || isOffPage
    let kept = old.flatMap(survivor)
    items = newItems
    track = Track(pageCount: newItems.count, boundary: options.boundary)
    let last = max(0, track.pageCount - 1)
    anchor.page = min(max(0, landing ?? kept ?? old ?? options.start), last)
    if !track.isEndless { anchor.lap = 0 }
    (phase, shift, restingDisplacement, reportedDisplacement) = (.resting, 0, 0, 0)
    let new = currentPage
    append(slots.rebind(to: new, on: track, survivor: survivor), to: &events)
    tellChange(from: old, to: new, kept: kept, into: &events)
    if wasMoving {
      events.append(.scrolled(offset: offset))
      endMotion(finished: false, into: &events)
    }
    laps.home = min(survivor(laps.home) ?? laps.home, last)
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
    } else if !isSamePage || wasMoving || clock.state == .none || clockSlot != nil {
      armHold(.reload)
    } else if let page = currentPage {
      clock.renumber(to: page)
    }
    resume(.drag, into: &events)
  }

  /// Renumbers the holds of single pages.
  private mutating func shiftHolds(_ survivor: (Int) -> Int?) {
    guard var autoplay = options.autoplay, !autoplay.holds.isEmpty else { return }
    let moved = autoplay.holds.compactMap { page, hold in survivor(page).map { ($0, hold) } }
    autoplay.holds = Dictionary(uniqueKeysWithValues: moved)
    options.autoplay = autoplay
  }
}
