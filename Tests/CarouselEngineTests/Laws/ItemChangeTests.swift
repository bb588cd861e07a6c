import CarouselEngine
import Testing

@Suite("Other pages")
struct ItemChangeTests {
  @Test(
    "With another number of pages the current one is kept or clamped, at rest and in a move",
    arguments: Boundary.allCases, [false, true])
  func clamped(boundary: Boundary, isMoving: Bool) throws {
    for pages in 1...6 {
      for count in 0...6 where count != pages {
        for page in 0..<pages {
          var run = Run(pages, boundary, move: 400) { $0.start = page }
          if isMoving {
            try run.send(.next)
            run.until(100)
          }
          try run.send(.setItems(.count(count)))
          let expected = count > 0 ? min(page, count - 1) : nil
          #expect(run.pages == (expected == page ? [] : ["\(page)→\(expected.text)"]))
          #expect(run.carousel.currentPage == expected && run.carousel.isResting)
          run.until(1000)
          #expect(run.carousel.offset == Double(expected ?? 0))
        }
      }
    }
  }

  @Test("Whatever order and choice of slides comes, the one that is shown stays if it is there")
  func identity() throws {
    let ids = ["a", "b", "c", "d"]
    for page in ids.indices {
      for list in Self.arrangements(of: ids) {
        var run = Slips(ids, at: page)
        try run.send(.setItems(.ids(list)))
        if let kept = list.firstIndex(of: ids[page]) {
          #expect(run.carousel.currentPage == kept)
          #expect(run.shifts == (kept == page ? [] : [kept - page]) && run.changes == 0)
        } else {
          #expect(run.carousel.currentPage == (list.isEmpty ? nil : min(page, list.count - 1)))
        }
        run.checkSlots(list)
      }
    }
  }

  /// Every choice of some elements in every order.
  private static func arrangements(of list: [String]) -> [[String]] {
    [[]]
      + list.flatMap { first in
        arrangements(of: list.filter { $0 != first }).map { [first] + $0 }
      }
  }

  @Test(
    "After any two removals and insertions of 1…5 pages the right slide is shown, and told",
    arguments: Boundary.allCases)
  func edits(boundary: Boundary) throws {
    for pages in 1...5 {
      let ids = (0..<pages).map { "\($0)" }
      for page in ids.indices {
        for first in Edit.all(pages) {
          for second in Edit.all(pages + first.growth) {
            var run = Slips(ids, at: page, boundary: boundary)
            var list = ids
            var current: Int? = page
            for (name, edit) in [("x", first), ("y", second)] {
              try run.send(edit.intent(name))
              let outcome = edit.apply(to: &list, current: current, name: name)
              #expect(run.carousel.currentPage == outcome.page, "\(ids) at \(page): \(edit)")
              #expect(run.shifts == outcome.shifts, "\(ids) at \(page): \(first) \(second)")
              #expect(run.changes == outcome.changes, "\(ids) at \(page): \(first) \(second)")
              run.checkSlots(list)
              current = outcome.page
            }
          }
        }
      }
    }
  }
}

/// A removal or an insertion, as one would do it with paper slips.
private enum Edit {
  case remove(Int)
  case insert(Int)

  static func all(_ count: Int) -> [Edit] {
    (0..<count).map(Edit.remove) + (0...count).map(Edit.insert)
  }

  var growth: Int {
    switch self {
    case .remove: -1
    case .insert: 1
    }
  }

  func intent(_ name: String) -> Intent {
    switch self {
    case .remove(let page): .remove(at: page)
    case .insert(let page): .insert(at: page, id: name)
    }
  }

  /// What is shown afterwards, and by which events that is reported.
  func apply(
    to list: inout [String], current: Int?, name: String
  ) -> (page: Int?, shifts: [Int], changes: Int) {
    let shown = current.map { list[$0] }
    switch self {
    case .remove(let page): list.remove(at: page)
    case .insert(let page): list.insert(name, at: page)
    }
    guard let current, let shown else { return (0, [], 1) }
    if let kept = list.firstIndex(of: shown) {
      return (kept, kept == current ? [] : [kept - current], 0)
    }
    let next = list.isEmpty ? nil : min(current, list.count - 1)
    return (next, [], next == current ? 0 : 1)
  }
}

/// A carousel with ids, and the content that its slots have been given.
private struct Slips {
  private(set) var carousel: Carousel
  /// The ids in the slots, as a view would hold them.
  private var held: [Slot: String] = [:]
  /// What the last intent told.
  private var events: [Event] = []

  init(_ ids: [String], at page: Int, boundary: Boundary = .looping) {
    var options = CarouselOptions()
    options.boundary = boundary
    options.start = page
    carousel = Carousel(.ids(ids), options: options)
    for slot in Slot.allCases { held[slot] = carousel.slots[slot].map { ids[$0] } }
  }

  var shifts: [Int] {
    events.compactMap { if case .dataShifted(let steps) = $0 { steps } else { nil } }
  }

  var changes: Int {
    events.filter { if case .pageChanged = $0 { true } else { false } }.count
  }

  mutating func send(_ intent: Intent) throws {
    events = try carousel.send(intent)
    guard case .ids(let ids) = carousel.items else { return }
    for case .slotLoaded(let slot, let page, _) in events { held[slot] = ids[page] }
    for slot in Slot.allCases where carousel.slots[slot] == nil { held[slot] = nil }
  }

  /// Expects that every slot shows the slide of its page, although only some were loaded.
  func checkSlots(_ list: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for slot in Slot.allCases {
      let expected = carousel.slots[slot].map { list[$0] }
      #expect(held[slot] == expected, "\(slot) of \(list)", sourceLocation: sourceLocation)
    }
  }
}
