internal import CarouselEngine

/// What the three slots show.
struct SlotContents<Content> {
  /// A content and the item that it is bound to.
  struct Bound {
    var index: Int
    let content: Content
  }

  private var previous: Bound?
  private var current: Bound?
  private var next: Bound?

  subscript(slot: Slot) -> Bound? {
    get {
      switch slot {
      case .previous: previous
      case .current: current
      case .next: next
      }
    }
    set {
      switch slot {
      case .previous: previous = newValue
      case .current: current = newValue
      case .next: next = newValue
      }
    }
  }

  /// Makes every content take the place of its neighbour.
  ///
  /// Returns the content that left.
  mutating func shift(forward: Bool) -> Content? {
    let leaving: Bound?
    if forward {
      leaving = previous
      (previous, current, next) = (current, next, nil)
    } else {
      leaving = next
      (previous, current, next) = (nil, previous, current)
    }
    return leaving?.content
  }

  /// Gives every content the item that its slot holds now, and empties slots that hold none.
  mutating func renumber(after window: SlotWindow) {
    for slot in Slot.allCases {
      if let page = window[slot] { self[slot]?.index = page } else { self[slot] = nil }
    }
  }
}
