import Testing

@testable import CarouselEngine

/// What iCarousel computed for its twelve types, compared number by number.
@Suite struct TransformGoldenTests {
  private static let matrix = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }

  @Test("Every matrix, opacity, count, order and place agrees with iCarousel")
  func everyNumberAgrees() throws {
    let file = try TransformFile.load()
    var tally = TransformTally()
    for subject in file.cases {
      tally.begin()
      switch subject.group {
      case .default, .override, .toggle: try compareRows(of: subject, in: file, &tally)
      case .counts: try compareCounts(of: subject, in: file, &tally)
      case .snapshot: try compareSnapshot(subject, in: file, &tally)
      case .geometry: try compareGeometry(of: subject, in: file, &tally)
      }
    }
    print(tally.summary)
    for failure in tally.failures.prefix(20) { Issue.record("\(failure)") }
    #expect(tally.failures.count == 0)
    #expect(!file.cases.isEmpty)
  }

  /// A carousel as it was set up for a case.
  private func arrangement(
    _ subject: TransformCase, in file: TransformFile, n: Int? = nil, itemWidth: Double? = nil
  ) throws -> Arrangement {
    var options = LayoutOptions()
    for (name, value) in subject.options ?? [:] { try options.set(name, to: value) }
    for (name, value) in subject.props ?? [:] { try options.set(name, to: value) }
    if let middle = subject.contentOffset {
      options.contentOffset = LayoutOffset(x: middle[0], y: middle[1])
    }
    let width = itemWidth ?? file.itemWidth
    options.itemSize = LayoutSize(width: width, height: width)
    let layout = try Layout(subject.type.type, options: options)
    let track = Track(pageCount: n ?? subject.n ?? 0, boundary: layout.boundary)
    return Arrangement(
      layout, track: track, axis: subject.axis,
      viewport: LayoutSize(width: file.view[0], height: file.view[1]))
  }

  private func compareRows(
    of subject: TransformCase, in file: TransformFile, _ tally: inout TransformTally
  ) throws {
    let arrangement = try arrangement(subject, in: file)
    let rows = subject.rows ?? []
    for (number, row) in rows.enumerated() {
      let distance = subject.offset(ofRow: number, of: rows.count)
      let transform = arrangement.transform(at: distance, toggle: subject.toggle ?? 0)
      let got = transform.elements + [arrangement.layout.opacity(at: distance)]
      let names = Self.matrix + ["alpha"]
      #expect(row.count == names.count)
      tally.compare(
        subject, row: "offset \(distance)",
        zip(names, zip(row, got)).map { ($0, $1.0.value, $1.1) })
    }
    var facts: [(String, Double, Double)] = []
    if let visible = subject.visible {
      facts.append(("visible", Double(visible), Double(arrangement.visibleCount)))
    }
    if let count = subject.circularCount {
      facts.append(("circularCount", Double(count), Double(arrangement.circularCount)))
    }
    if let wrap = subject.wrap {
      facts.append(("wrap", wrap ? 1 : 0, arrangement.layout.boundary == .looping ? 1 : 0))
    }
    if let multiplier = subject.offsetMultiplier {
      facts.append(("offsetMultiplier", multiplier, arrangement.layout.offsetMultiplier))
    }
    if !facts.isEmpty { tally.compare(subject, row: "facts", facts) }
  }

  private func compareCounts(
    of subject: TransformCase, in file: TransformFile, _ tally: inout TransformTally
  ) throws {
    for row in (subject.rows ?? []).map({ $0.map(\.value) }) {
      let arrangement = try arrangement(subject, in: file, n: Int(row[0]), itemWidth: row[1])
      tally.compare(
        subject, row: "n=\(row[0]) width=\(row[1])",
        [
          ("visible", row[2], Double(arrangement.visibleCount)),
          ("circularCount", row[3], Double(arrangement.circularCount)),
        ])
    }
  }

  private func compareSnapshot(
    _ subject: TransformCase, in file: TransformFile, _ tally: inout TransformTally
  ) throws {
    let offset = try #require(subject.scrollOffset)
    let arrangement = try arrangement(subject, in: file)
    let toggle: Double = try #require(subject.toggle)
    let placed = arrangement.placed(at: offset, toggle: toggle)
    let nearest = arrangement.current(at: offset)
    let current = floorMod(nearest, max(1, arrangement.track.pageCount))
    if let measured = subject.currentItemIndex {
      tally.compare(subject, row: "current", [("index", Double(measured), Double(current))])
    }
    let items = (subject.items ?? []).map { $0.map(\.value) }
    let pages = placed.map(\.page).sorted()
    tally.compare(
      subject, row: "items",
      [("count", Double(items.count), Double(pages.count))]
        + zip(items, pages).map { ("index", $0[0], Double($1)) })
    for item in items {
      guard let page = placed.first(where: { Double($0.page) == item[0] }) else { continue }
      tally.compare(
        subject, row: "item \(item[0])",
        [
          ("offset", item[1], page.distance), ("opacity", item[2], page.opacity),
          ("hidden", item[3], page.isCulled ? 1 : 0), ("m43", item[4], -page.depth),
          ("interactive", item[5], page.page == current ? 1 : 0),
        ])
    }
    // Back to front; the original orders what is equal as chance will have it.
    let measured = Dictionary(
      uniqueKeysWithValues: (subject.zOrder ?? []).enumerated().map { ($1, $0) })
    let pairs = placed.indices.flatMap { behind in
      placed.indices.dropFirst(behind + 1).map { (placed[behind], placed[$0]) }
    }
    tally.compare(
      subject, row: "order",
      pairs.filter { $0.isStrictlyOrdered(against: $1) }.map { behind, before in
        let agrees = measured[behind.page] ?? 0 < measured[before.page] ?? 0
        return ("\(behind.page) behind \(before.page)", 1, agrees ? 1 : 0)
      })
  }

  private func compareGeometry(
    of subject: TransformCase, in file: TransformFile, _ tally: inout TransformTally
  ) throws {
    let arrangement = try arrangement(subject, in: file)
    let middle = arrangement.layout.options.contentOffset
    for item in (subject.items ?? []).map({ $0.map(\.value) }) {
      tally.compare(
        subject, row: "item \(item[0])",
        [
          ("center.x", item[1], file.view[0] / 2 + middle.x),
          ("center.y", item[2], file.view[1] / 2 + middle.y),
          ("width", item[3], arrangement.itemSize.width),
          ("height", item[4], arrangement.itemSize.height),
        ])
    }
  }
}

extension LayoutOptions {
  /// Sets what iCarousel calls an option or a property.
  mutating func set(_ name: String, to value: TransformCase.Property) throws {
    switch (name, value) {
    case ("spacing", .number(let number)): spacing = number
    case ("arc", .number(let number)): arc = number
    case ("radius", .number(let number)): radius = number
    case ("angle", .number(let number)): angle = number
    case ("tilt", .number(let number)): tilt = number
    case ("count", .number(let number)): count = Int(number)
    case ("visibleItems", .number(let number)): visibleItems = Int(number)
    case ("fadeMin", .number(let number)): fadeMin = number
    case ("fadeMax", .number(let number)): fadeMax = number
    case ("fadeRange", .number(let number)): fadeRange = number
    case ("fadeMinAlpha", .number(let number)): fadeMinAlpha = number
    case ("wrap", .number(let number)): wrap = number != 0
    case ("showBackfaces", .number(let number)): showBackfaces = number != 0
    case ("offsetMultiplier", .number(let number)): offsetMultiplier = number
    case ("perspective", .number(let number)): perspective = number
    case ("viewpointOffset", .pair(let x, let y)): viewpointOffset = LayoutOffset(x: x, y: y)
    case ("contentOffset", .pair(let x, let y)): contentOffset = LayoutOffset(x: x, y: y)
    default: throw UnknownOption(name: name)
    }
  }

  struct UnknownOption: Error {
    let name: String
  }
}

extension Arrangement.PlacedPage {
  /// Whether depth, or at equal depths the distance from the current page, tells the two apart.
  func isStrictlyOrdered(against other: Arrangement.PlacedPage) -> Bool {
    let margin = 1e-9
    if abs(order.nearness - other.order.nearness) > margin { return true }
    return order.nearness == other.order.nearness
      && abs(order.remoteness - other.order.remoteness) > margin
  }
}
