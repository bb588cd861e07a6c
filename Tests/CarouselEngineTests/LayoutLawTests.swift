import CarouselEngine
import TestSupport
import Testing

@Suite("Laws of the layouts")
struct LayoutLawTests {
  private static let viewport = LayoutSize(width: 640, height: 480)

  private func forAll(
    _ type: LayoutType, _ law: (UInt64, inout SeededGenerator) throws -> Void
  ) rethrows {
    for seed in LawCases.seeds(oneOf: LayoutType.allCases.count) {
      var generator = SeededGenerator(seed: seed)
      try law(seed, &generator)
    }
  }

  private func track(using generator: inout SeededGenerator) -> Track {
    Track(
      pageCount: Int.random(in: 0...40, using: &generator),
      boundary: Boundary.allCases.randomElement(using: &generator) ?? .looping)
  }

  @Test("No allowed options give a number that is none", arguments: LayoutType.allCases)
  func finite(_ type: LayoutType) throws {
    try forAll(type) { seed, generator in
      let layout = try RandomLayout.extreme(type, using: &generator)
      let sizes = [0, 0.5, 8, 640, 1e5]
      let arrangement = Arrangement(
        layout, track: track(using: &generator),
        axis: Axis.allCases.randomElement(using: &generator) ?? .horizontal,
        reading: ReadingDirection.allCases.randomElement(using: &generator) ?? .leftToRight,
        viewport: LayoutSize(
          width: sizes.randomElement(using: &generator) ?? 0,
          height: sizes.randomElement(using: &generator) ?? 0),
        placeholders: Int.random(in: 0...5, using: &generator))
      let offset = Double.random(in: -100...100, using: &generator)
      let placed = arrangement.placed(at: offset)
      #expect(placed.allSatisfy { $0.transform.isFinite && $0.depth.isFinite }, "seed \(seed)")
      #expect(placed.allSatisfy { 0...1 ~= $0.opacity }, "seed \(seed)")
      for distance in [-1000, -0.5, 0, 0.5, 1, 1000] {
        #expect(arrangement.transform(at: distance).isFinite, "seed \(seed)")
        #expect(0...1 ~= layout.opacity(at: distance), "seed \(seed)")
      }
      #expect(arrangement.visibleCount >= 0 && arrangement.circularCount >= 0, "seed \(seed)")
      #expect(arrangement.visible(at: offset).count <= placed.count, "seed \(seed)")
    }
  }

  @Test(
    "A column is a row turned by a quarter, and right to left its mirror",
    arguments: LayoutType.allCases)
  func axes(_ type: LayoutType) throws {
    try forAll(type) { seed, generator in
      let layout = try RandomLayout.usual(type, using: &generator)
      var options = layout.options
      options.itemSize = LayoutSize(width: 150, height: 200)
      options.viewpointOffset = layout.options.viewpointOffset.rotatedByQuarterTurn
      options.contentOffset = layout.options.contentOffset.rotatedByQuarterTurn
      let track = track(using: &generator)
      let offset = Double.random(in: 0...10, using: &generator)
      let row = Arrangement(layout, track: track, viewport: Self.viewport).placed(at: offset)
      let column = try Arrangement(
        Layout(type, options: options), track: track, axis: .vertical,
        viewport: LayoutSize(width: 480, height: 640)
      ).placed(at: offset)
      let mirror = Arrangement(
        layout, track: track, reading: .rightToLeft, viewport: Self.viewport
      ).placed(at: offset)
      for other in [column, mirror] {
        #expect(row.map(\.page) == other.map(\.page), "seed \(seed)")
        #expect(row.map(\.opacity) == other.map(\.opacity), "seed \(seed)")
      }
      for (one, other) in zip(row, column) {
        #expect(one.transform.rotatedByQuarterTurn.isNear(other.transform), "seed \(seed)")
      }
      for (one, other) in zip(row, mirror) {
        #expect(one.transform.mirrored.isNear(other.transform), "seed \(seed)")
      }
    }
  }

  @Test(
    "No page jumps while the offset creeps, across the seam and the halves too",
    arguments: LayoutType.allCases)
  func continuity(_ type: LayoutType) throws {
    let step = 1e-7
    try forAll(type) { seed, generator in
      let layout = try RandomLayout.usual(type, using: &generator)
      let pages = Int.random(in: 2...40, using: &generator)
      let boundary = Boundary.allCases.randomElement(using: &generator) ?? .looping
      let arrangement = Arrangement(
        layout, track: Track(pageCount: pages, boundary: boundary), viewport: Self.viewport)
      // Wheels are a spiral, by as much as iCarousel made them.
      let rise = type == .wheel || type == .invertedWheel ? 0.01 * Double(pages) : 0
      let halves = Double(Int.random(in: -4...4 * pages, using: &generator)) / 2
      let places = [halves, Double.random(in: -1...Double(pages), using: &generator)]
      // A page that leaves at one end of a row and enters at the other is not the same placement; on
      // a closed ring it is.
      let isClosed = type.isRing && layout.options.arc == nil && arrangement.circularCount == pages
      func key(_ placed: Arrangement.PlacedPage, at offset: Double) -> Int {
        isClosed ? placed.page : Int((placed.distance + offset).rounded())
      }
      for (start, end) in places.flatMap({ [($0 - step, $0), ($0, $0 + step)] }) {
        let after = Dictionary(
          uniqueKeysWithValues: arrangement.placed(at: end).map { (key($0, at: end), $0) })
        for placed in arrangement.placed(at: start) {
          guard let same = after[key(placed, at: start)] else { continue }
          #expect(
            same.transform.isNear(placed.transform, within: 0.01 + rise)
              && abs(same.opacity - placed.opacity) < 1e-4,
            "seed \(seed): \(pages) pages, \(start), page \(placed.page)")
        }
      }
    }
  }

  @Test(
    "A page that enters or leaves a row does so out of sight",
    arguments: [LayoutType.linear, .scale, .translation])
  func entering(_ type: LayoutType) throws {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 200, height: 200)
    for pages in 2...12 {
      let arrangement = try Arrangement(
        Layout(type, options: options), track: Track(pageCount: pages, boundary: .looping),
        viewport: Self.viewport)
      for tenth in 0..<10 * pages {
        let offset = Double(tenth) / 10 + 0.05
        let window = arrangement.window(at: offset)
        let next = arrangement.window(at: offset + 0.1)
        for position in Set(window).symmetricDifference(next) {
          for time in [offset, offset + 0.1] {
            let transform = arrangement.transform(
              at: Double(position) - time, toggle: arrangement.toggle(at: time))
            #expect(!transform.shows(arrangement.itemSize, in: Self.viewport))
          }
        }
      }
    }
  }

  @Test("What is placed does not grow with the deck", arguments: LayoutType.allCases)
  func constantSize(_ type: LayoutType) throws {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 200, height: 200)
    for boundary in Boundary.allCases {
      let counts = try [3, 30, 1_000_000].map { pages in
        try Arrangement(
          Layout(type, options: options), track: Track(pageCount: pages, boundary: boundary),
          viewport: Self.viewport
        ).placed(at: Double(pages / 2) + 0.25).count
      }
      #expect(counts.allSatisfy { 1...Arrangement.visibleLimit ~= $0 })
      #expect(counts[1] == counts[2])
    }
  }
}

extension Transform {
  /// Whether all elements are as good as equal.
  func isNear(_ other: Transform, within distance: Double = 1e-9) -> Bool {
    zip(elements, other.elements).allSatisfy { abs($0 - $1) <= distance * max(1, abs($0) * 1e-3) }
  }
}

extension LayoutOffset {
  /// As `Transform.rotatedByQuarterTurn`.
  fileprivate var rotatedByQuarterTurn: LayoutOffset { LayoutOffset(x: -y, y: x) }
}
