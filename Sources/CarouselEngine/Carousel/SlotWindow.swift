/// A recycled place on the screen.
public enum Slot: String, Hashable, Sendable, CaseIterable {
  /// Holds the page before the current one.
  case previous
  /// Holds the current page.
  case current
  /// Holds the page after the current one.
  case next
}

/// Which page each of the three slots holds: the three-view carousel, as a value.
///
/// A change by one page re-binds exactly one slot: the content that leaves at one side is offered
/// to the page that enters at the other. Anything else re-binds all three.
public struct SlotWindow: Hashable, Sendable {
  /// One slot that got a page.
  public struct Load: Hashable, Sendable {
    /// The slot, named as after the change.
    public let slot: Slot
    /// The page that it now holds.
    public let page: Int
    /// Whether there is old content to re-use.
    public let reused: Bool
  }

  /// The page of the previous slot, nil before the first page of a bounded carousel.
  public private(set) var previous: Int?
  /// The page of the current slot, nil when there are no pages.
  public private(set) var current: Int?
  /// The page of the next slot, nil after the last page of a bounded carousel.
  public private(set) var next: Int?

  /// The page of a slot.
  public subscript(slot: Slot) -> Int? {
    switch slot {
    case .previous: previous
    case .current: current
    case .next: next
    }
  }

  /// A window with nothing bound.
  public init() {}

  /// A window around a page; empty for nil, and where there are no pages.
  public init(around page: Int?, on track: Track) {
    guard let page, track.pageCount > 0 else { return }
    current = page
    previous = track.canMove ? track.neighbor(of: page, by: -1) : nil
    next = track.canMove ? track.neighbor(of: page, by: 1) : nil
  }

  /// Moves the window and says what has to be loaded, in the order in which it is requested.
  ///
  /// - Parameter steps: How far the current page moved; one step re-binds one slot.
  mutating func move(to page: Int?, by steps: Int, on track: Track) -> [Load] {
    let old = self
    self = SlotWindow(around: page, on: track)
    switch steps {
    case 1: return [load(.next, insteadOf: old.previous)].compactMap { $0 }
    case -1: return [load(.previous, insteadOf: old.next)].compactMap { $0 }
    default:
      return [
        load(.next, insteadOf: old.next), load(.current, insteadOf: old.current),
        load(.previous, insteadOf: old.previous),
      ].compactMap { $0 }
    }
  }

  /// Follows a change of the pages: only slots with other content than before are loaded.
  mutating func rebind(to page: Int?, on track: Track, by mapping: PageMapping) -> [Load] {
    let old = self
    self = SlotWindow(around: page, on: track)
    return [Slot.next, .current, .previous].compactMap { slot in
      if let kept = old[slot].flatMap({ mapping[$0] }), kept == self[slot] { return nil }
      return load(slot, insteadOf: old[slot])
    }
  }

  private func load(_ slot: Slot, insteadOf old: Int?) -> Load? {
    self[slot].map { Load(slot: slot, page: $0, reused: old != nil) }
  }
}
