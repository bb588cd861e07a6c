import CarouselEngine
import TestSupport
import Testing

@Suite("Points of the viewport and pages")
struct HitTests {
  private static let viewport = LayoutSize(width: 640, height: 480)

  /// Random arrangements as people choose them, each with an offset.
  private func forAll(
    _ type: LayoutType, _ law: (Arrangement, Double, inout SeededGenerator) throws -> Void
  ) rethrows {
    for seed in LawCases.seeds(oneOf: LayoutType.allCases.count) {
      var generator = SeededGenerator(seed: seed)
      guard let layout = try? RandomLayout.usual(type, using: &generator) else { continue }
      let track = Track(
        pageCount: Int.random(in: 0...40, using: &generator),
        boundary: Boundary.allCases.randomElement(using: &generator) ?? .looping)
      let arrangement = Arrangement(
        layout, track: track, axis: Axis.allCases.randomElement(using: &generator) ?? .horizontal,
        reading: ReadingDirection.allCases.randomElement(using: &generator) ?? .leftToRight,
        viewport: Self.viewport, placeholders: Int.random(in: 0...3, using: &generator))
      let offset = Double.random(in: -1...Double(track.pageCount), using: &generator)
      try law(arrangement, offset, &generator)
    }
  }

  @Test("A point of a page is found again where it is seen", arguments: LayoutType.allCases)
  func inverse(_ type: LayoutType) {
    forAll(type) { arrangement, offset, generator in
      for placed in arrangement.placed(at: offset) {
        let x = Double.random(in: -100...100, using: &generator)
        let y = Double.random(in: -75...75, using: &generator)
        guard let seen = placed.transform.projected(x: x, y: y), abs(seen.x) + abs(seen.y) < 1e4,
          let found = placed.transform.unprojected(x: seen.x, y: seen.y)
        else { continue }
        // Where a page is seen nearly edge-on, all of it lies on one line.
        let near = placed.transform.projected(x: x + 1, y: y).map {
          abs($0.x - seen.x) + abs($0.y - seen.y)
        }
        guard let near, near > 1e-3 else { continue }
        #expect(abs(found.x - x) + abs(found.y - y) < 1e-4, "\(arrangement.layout) \(offset)")
      }
    }
  }

  @Test("The middle of the page in front is on that page", arguments: LayoutType.allCases)
  func frontmost(_ type: LayoutType) {
    forAll(type) { arrangement, offset, _ in
      guard let front = arrangement.placed(at: offset).last(where: { !$0.isCulled }),
        let middle = front.transform.projected(x: 0, y: 0),
        front.transform.unprojected(x: middle.x, y: middle.y) != nil
      else { return }
      let hit = arrangement.hit(x: middle.x, y: middle.y, at: offset)
      #expect(hit == front, "\(arrangement.layout) \(offset)")
    }
  }

  @Test(
    "What is hit is the frontmost outline around the point", arguments: LayoutType.allCases)
  func outlines(_ type: LayoutType) {
    forAll(type) { arrangement, offset, generator in
      let x = Double.random(in: -320...320, using: &generator)
      let y = Double.random(in: -240...240, using: &generator)
      var expected: Int?
      for placed in arrangement.placed(at: offset) where !placed.isCulled {
        guard let outline = Outline(of: placed, size: arrangement.itemSize) else { return }
        switch outline.side(of: x, y) {
        case .inside: expected = placed.page
        case .outside: continue
        case .edge: return
        }
      }
      let hit = arrangement.hit(x: x, y: y, at: offset)?.page
      #expect(hit == expected, "\(arrangement.layout) \(offset): \(x), \(y)")
    }
  }

  @Test("Of two pages that touch, one is hit on the edge between them")
  func edges() throws {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 200, height: 200)
    let arrangement = Arrangement(
      try Layout(.linear, options: options), track: Track(pageCount: 5, boundary: .bounded),
      viewport: Self.viewport)
    #expect(arrangement.hit(x: 100, y: 0, at: 2)?.page == 3)
    #expect(arrangement.hit(x: -100, y: 0, at: 2)?.page == 2)
    #expect(arrangement.hit(x: 0, y: 100, at: 2) == nil)
    #expect(arrangement.hit(x: 0, y: -100, at: 2)?.page == 2)
    #expect(arrangement.hit(x: -101, y: 0, at: 0) == nil)
  }

  @Test("Placeholders are placed beside the pages, and are no pages")
  func placeholders() throws {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 100, height: 100)
    let layout = try Layout(.linear, options: options)
    for pages in 0...3 {
      let arrangement = Arrangement(
        layout, track: Track(pageCount: pages, boundary: .bounded), viewport: Self.viewport,
        placeholders: 3)
      #expect(arrangement.pages(at: 0) == Set(arrangement.placeholders.indexes))
      #expect(Set(arrangement.placed(at: 0).map(\.page)) == arrangement.pages(at: 0))
      #expect(arrangement.hit(x: -100, y: 0, at: 0)?.page == -1)
    }
  }

  @Test("What is turned away and not shown from behind hides nothing")
  func culled() throws {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 200, height: 200)
    options.showBackfaces = false
    let arrangement = Arrangement(
      try Layout(.cylinder, options: options), track: Track(pageCount: 12, boundary: .looping),
      viewport: Self.viewport)
    for offset in stride(from: 0.0, to: 12, by: 0.25) {
      let culled = arrangement.placed(at: offset).filter(\.isCulled).map(\.page)
      #expect(!culled.isEmpty)
      for x in stride(from: -310.0, to: 320, by: 20) {
        let hit = arrangement.hit(x: x, y: 0, at: offset)
        #expect(hit.map { culled.contains($0.page) } != true)
      }
    }
  }
}

/// The outline of a page, as it is seen.
private struct Outline {
  enum Side { case inside, outside, edge }

  let corners: [(x: Double, y: Double)]

  /// Nil where the page reaches behind the eye.
  init?(of placed: Arrangement.PlacedPage, size: LayoutSize) {
    let (x, y) = (size.width / 2, size.height / 2)
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
      .compactMap { placed.transform.projected(x: $0.0, y: $0.1) }
    if corners.count < 4 || corners.contains(where: { abs($0.x) + abs($0.y) > 1e6 }) { return nil }
  }

  /// On which side a point lies, by how far it is from each edge.
  func side(of x: Double, _ y: Double) -> Side {
    let distances = corners.indices.map { index in
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
        .squareRoot()
      return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / max(1e-9, length)
    }
    if distances.contains(where: { abs($0) < 1e-3 }) { return .edge }
    return distances.allSatisfy { $0 > 0 } || distances.allSatisfy { $0 < 0 } ? .inside : .outside
  }
}
