import CarouselDeck
import CarouselEngine
import CarouselStage
import TestSupport
import Testing

@Suite("Laws of the scene")
struct SceneLawTests {
  private static func deck(_ generator: inout SeededGenerator) -> Deck {
    var deck = Deck.plain(
      "root", pages: Int.random(in: 2...9, using: &generator),
      Bool.random(using: &generator) ? .looping : .bounded,
      every: [nil, 100, 300].randomElement(using: &generator) ?? nil,
      axis: Bool.random(using: &generator) ? .horizontal : .vertical)
    deck.options.reading = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    deck.options.start = Int.random(in: 0...8, using: &generator)
    deck.options.transition.duration = .milliseconds(Int.random(in: 1...4, using: &generator) * 100)
    deck.options.scroll.isPaged = Bool.random(using: &generator)
    deck.options.autoscroll = [0, 0, 2, -5].randomElement(using: &generator) ?? 0
    return deck
  }

  private static func intent(_ generator: inout SeededGenerator) -> Intent? {
    switch Int.random(in: 0..<30, using: &generator) {
    case 0: .next
    case 1: .previous
    case 2: .go(to: 0)
    case 3: .press
    case 4: .drag(by: Double.random(in: -0.4...0.4, using: &generator))
    case 5: .release(velocity: Double.random(in: -9...9, using: &generator))
    default: nil
    }
  }

  /// How far the offset has moved, the shorter way round.
  private static func distance(_ one: Double, _ other: Double, on track: Track) -> Double {
    guard track.isEndless else { return abs(one - other) }
    let turns = ((one - other) / Double(track.pageCount)).rounded()
    return abs(one - other - turns * Double(track.pageCount))
  }

  @Test("No slide jumps further than the offset has moved, across the seam too")
  func continuity() {
    for seed in LawCases.seeds() {
      var generator = SeededGenerator(seed: seed)
      var stage = Stage(Self.deck(&generator))
      let extent = stage.deck.options.axis == .horizontal ? 80.0 : 24.0
      var before = stage.scene(columns: 80, rows: 24)
      var offset = stage.carousel.offset
      for _ in 0..<20 {
        if let intent = Self.intent(&generator) { _ = try? stage.send(intent) }
        _ = stage.advance(by: .milliseconds(Int.random(in: 1...20, using: &generator)))
        let after = stage.scene(columns: 80, rows: 24)
        let moved = Self.distance(stage.carousel.offset, offset, on: stage.carousel.track)
        for placement in after.placements {
          let (x, y, _) = placement.transform.translation
          let same = before.placements.filter { $0.page == placement.page }
          let jump = same.map { other in
            let (oldX, oldY, _) = other.transform.translation
            return max(abs(x - oldX), abs(y - oldY))
          }.min()
          guard moved < 0.5 else { continue }
          // Of two pages one leaves at one edge and enters at the other.
          let isEntering = max(abs(x), abs(y)) >= extent * (1 - moved) - 1e-6
          let isNear = jump.map { $0 <= moved * extent + 1e-6 } ?? false
          #expect(isNear || isEntering, "seed \(seed): \(placement.page) at \(x), \(y)")
        }
        #expect(!after.placements.isEmpty, "seed \(seed): nothing to see")
        (before, offset) = (after, stage.carousel.offset)
      }
    }
  }
}
