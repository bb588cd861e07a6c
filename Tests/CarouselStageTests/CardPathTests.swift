import CarouselDeck
import CarouselEngine
import Testing

@testable import CarouselStage

@Suite("The paths of cards")
struct CardPathTests {
  static let types = LayoutType.allCases.filter { $0 != .linear && $0 != .custom }
  static let sizes = [(80, 24), (100, 30), (240, 70)]

  static func deck(
    _ type: LayoutType, pages: Int = 7, axis: Axis = .horizontal, boundary: Boundary = .looping
  ) -> Deck {
    var deck = Deck.plain("root", pages: pages)
    deck.layout = Layout(type)
    deck.options.axis = axis
    deck.options.boundary = boundary
    return deck
  }

  private func neighbours(_ type: LayoutType, _ columns: Int, _ rows: Int) -> [Placement] {
    Stage(Self.deck(type, pages: 12)).scene(columns: columns, rows: rows).placements
      .filter { $0.distance >= 0 && $0.opacity == 1 }.sorted { $0.distance < $1.distance }
  }

  @Test("Half of the rows, 1.12 to 1, turned by 49°, then 0.80 and 0.36 widths: a cover flow")
  func coverFlow() throws {
    for (columns, rows) in Self.sizes {
      for type in [LayoutType.coverFlow, .coverFlow2] {
        let cards = neighbours(type, columns, rows)
        let card = try #require(cards.first)
        #expect(card.rows == rows / 2)
        #expect(abs(Double(card.columns) - Double(card.rows) * 2 * 1.12) <= 1)
        let places = cards.map { $0.transform.translation.x / Double(card.columns) }
        for (place, expected) in zip(places, [0, 0.8, 1.16, 1.52]) {
          #expect(abs(place - expected) < 1e-9)
        }
        let (across, _, _, _) = cards[1].transform.rows
        // The cosine of 49°.
        #expect(abs(across.x - 0.656) < 0.001 && across.z > 0)
      }
    }
  }

  @Test("57 % of the rows, neighbours 0.7 as large with half of them visible: a ring")
  func rotary() throws {
    for (columns, rows) in Self.sizes {
      let cards = neighbours(.rotary, columns, rows)
      #expect(cards.count >= 3)
      #expect(abs(Double(cards[0].rows) - 0.57 * Double(rows)) <= 0.5)
      let (across, down, _, _) = cards[1].transform.rows
      #expect(across.x == 0.7 && down.y == 0.7)
      // From the edge of the current card on.
      #expect(cards[1].transform.translation.x == Double(cards[0].columns) / 2)
      #expect(cards.prefix(3).map(\.brightness) == [1, 0.62, 0.34])
    }
  }

  @Test("Five cards, of which 3 rows, then 0.62 of the one before are seen: a time machine")
  func timeMachine() throws {
    for (columns, rows) in Self.sizes {
      for type in [LayoutType.timeMachine, .invertedTimeMachine] {
        let cards = Stage(Self.deck(type, pages: 12)).scene(columns: columns, rows: rows).placements
          .sorted { abs($0.distance) < abs($1.distance) }
        #expect(cards.map { abs($0.distance) } == [0, 1, 2, 3, 4])
        #expect(cards.dropFirst().allSatisfy { ($0.distance > 0) == (type == .timeMachine) })
        func top(_ card: Placement) -> Double {
          card.transform.translation.y - Double(card.rows) / 2 * card.transform.rows.1.y
        }
        let strips = zip(cards, cards.dropFirst()).map { top($0) - top($1) }
        #expect(abs(strips[0] - max(3, Double(rows) / 10)) < 1e-9)
        for (strip, next) in zip(strips, strips.dropFirst()) {
          #expect(abs(next - 0.62 * strip) < 1e-9)
        }
        for (page, card) in cards.enumerated() {
          #expect(abs(card.transform.rows.0.x - 1 / (1 + 0.17 * Double(page))) < 1e-9)
        }
      }
    }
  }

  @Test(
    "The larger a viewport, the larger and farther all is: a terminal looks as a telephone does")
  func scaling() throws {
    for type in Self.types {
      for axis in Axis.allCases {
        let small = Stage(Self.deck(type, axis: axis)).scene(columns: 80, rows: 30)
        let large = Stage(Self.deck(type, axis: axis)).scene(columns: 240, rows: 90)
        // More neighbours may be wide enough to be seen.
        #expect(Set(small.placements.map(\.page)).isSubset(of: large.placements.map(\.page)))
        let card = try #require(small.placements.first { $0.distance == 0 })
        let other = try #require(large.placements.first { $0.distance == 0 })
        #expect(abs(3 * card.columns - other.columns) <= 4, "\(type) \(axis)")
        #expect(abs(3 * card.rows - other.rows) <= 2, "\(type) \(axis)")
      }
    }
  }

  @Test("An option that says how cards lie to each other brings back the formula of the layout")
  func written() throws {
    for type in Self.types {
      var deck = Self.deck(type)
      deck.writtenLayoutOptions = [.perspective]
      let scene = Stage(deck).scene(columns: 80, rows: 24)
      let card = try #require(scene.placements.first { $0.distance == 0 })
      var options = LayoutOptions()
      options.itemSize = CellGeometry.standard.points(columns: card.columns, rows: card.rows)
      let expected = Arrangement(
        try Layout(type, options: options), track: Track(pageCount: 7, boundary: .looping),
        viewport: CellGeometry.standard.points(columns: 80, rows: 24)
      ).visible(at: 0).map { CellGeometry.standard.inCells($0.transform).simplified }
      #expect(scene.placements.map(\.transform) == expected, "\(type)")
    }
  }

  @Test("The eye follows the viewport unless somebody says where it is")
  func eye() throws {
    var options = LayoutOptions()
    options.tilt = 0.9
    var deck = Self.deck(.coverFlow)
    deck.layout = try Layout(.coverFlow, options: options)
    deck.writtenLayoutOptions = [.tilt]
    func depth(_ columns: Int, _ rows: Int) throws -> Double {
      let scene = Stage(deck).scene(columns: columns, rows: rows)
      let next = try #require(scene.placements.first { $0.distance == 1 })
      return next.transform.applied(toX: 0, y: 0).w
    }
    let (near, far) = (try depth(80, 24), try depth(240, 70))
    #expect(abs(near - 1.2) < 1e-9 && abs(far - 1.2) < 1e-9)
    deck.writtenLayoutOptions.insert(.perspective)
    let (small, large) = (try depth(80, 24), try depth(240, 70))
    #expect(small < large)
  }

  @Test("On a ring no page comes twice, and a stack goes through the pages once", arguments: 1...12)
  func once(pages: Int) {
    for type in Self.types where type.isRing || type == .timeMachine {
      let stage = Stage(Self.deck(type, pages: pages))
      let shown = stage.scene(columns: 240, rows: 70).placements.map(\.page)
      #expect(Set(shown).count == shown.count, "\(type)")
    }
  }

  @Test("Nothing jumps: cards come and go at the edge of the viewport, or as they fade")
  func continuity() throws {
    for type in Self.types {
      for (pages, boundary) in [(2, Boundary.looping), (3, .looping), (7, .looping), (7, .bounded)]
      {
        for axis in Axis.allCases {
          try follow(Self.deck(type, pages: pages, axis: axis, boundary: boundary))
        }
      }
    }
  }

  /// Goes through a deck in steps of a 60th of a page.
  private func follow(_ deck: Deck) throws {
    var stage = Stage(deck)
    try stage.send(.press)
    var last: [Int: Placement] = [:]
    let (columns, rows) = (80, 24)
    for step in 0..<120 {
      try stage.send(.drag(by: 1.0 / 60))
      let scene = stage.scene(columns: columns, rows: rows)
      let offset = stage.carousel.offset
      var shown: [Int: Placement] = [:]
      for card in scene.placements {
        shown[Int((card.distance + offset).rounded())] = card
      }
      guard step > 0 else {
        last = shown
        continue
      }
      for (position, card) in shown {
        guard let before = last[position] else { continue }
        for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
          func corner(_ card: Placement) -> (x: Double, y: Double)? {
            card.transform.projected(x: x * Double(card.columns), y: y * Double(card.rows))
          }
          guard let one = corner(before), let other = corner(card) else { continue }
          // Beyond the viewport a card may be as fast as it likes.
          guard abs(one.x) < 60, abs(other.x) < 60, abs(one.y) < 24, abs(other.y) < 24 else {
            continue
          }
          #expect(abs(one.x - other.x) < 4 && abs(one.y - other.y) < 3, "\(deck.layout.type)")
        }
        #expect(abs(before.opacity - card.opacity) < 0.05)
      }
      for (position, card) in shown.merging(last, uniquingKeysWith: { one, _ in one })
      where shown[position] == nil || last[position] == nil {
        let isFaint = card.opacity < 0.05
        #expect(
          isFaint || card.isAtEdge(columns: columns, rows: rows),
          "\(deck.layout.type) \(deck.slides.count) \(deck.options.axis) \(card.distance)")
      }
      last = shown
    }
  }
}

extension Placement {
  /// Whether less than a few cells of it are in the viewport.
  fileprivate func isAtEdge(columns: Int, rows: Int) -> Bool {
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].compactMap {
      transform.projected(x: $0.0 * Double(self.columns), y: $0.1 * Double(self.rows))
    }
    guard corners.count == 4 else { return true }
    let (width, height) = (Double(columns) / 2 - 5, Double(rows) / 2 - 3)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return xs.allSatisfy { $0 > width } || xs.allSatisfy { $0 < -width }
      || ys.allSatisfy { $0 > height } || ys.allSatisfy { $0 < -height }
  }
}
