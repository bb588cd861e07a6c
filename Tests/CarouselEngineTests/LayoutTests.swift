import CarouselEngine
import Testing

@Suite("Layouts")
struct LayoutTests {
  @Test(
    "An option beyond its range is refused, and so is what is no number",
    arguments: LayoutOption.allCases)
  func refusal(_ option: LayoutOption) throws {
    let isWhole = option == .count || option == .visibleItems
    var values = [option.range.lowerBound.nextDown, option.range.upperBound.nextUp]
    if option.minimumMagnitude > 0 { values += [0, option.minimumMagnitude / 2] }
    values += isWhole ? [0, -1] : [.nan, .infinity, -.infinity]
    for value in values where !(isWhole && value != value.rounded()) {
      var options = LayoutOptions()
      options.keyframes = [LayoutKeyframe(offset: 0)]
      options.set(option, to: value)
      #expect(throws: LayoutError.self, "\(value)") {
        try Layout(.custom, options: options)
      }
    }
    for value in [option.range.lowerBound, option.range.upperBound] {
      var options = LayoutOptions()
      options.keyframes = [LayoutKeyframe(offset: 0)]
      options.set(option, to: value)
      #expect(throws: Never.self) { try Layout(.custom, options: options) }
    }
  }

  @Test("Keyframes must rise")
  func keyframeOrder() {
    var options = LayoutOptions()
    options.keyframes = [LayoutKeyframe(offset: 1), LayoutKeyframe(offset: 1)]
    #expect(throws: LayoutError.keyframesOutOfOrder(offset: 1)) {
      try Layout(.custom, options: options)
    }
  }

  @Test("Between keyframes numbers go straight, beyond the last they stay")
  func keyframes() throws {
    var options = LayoutOptions()
    var (middle, aside) = (LayoutKeyframe(offset: 0), LayoutKeyframe(offset: 2))
    aside.translate.x = 3
    aside.opacity = 0.5
    middle.scale.y = 2
    options.keyframes = [middle, aside]
    options.itemSize = LayoutSize(width: 100, height: 100)
    options.perspective = 0
    let arrangement = Arrangement(
      try Layout(.custom, options: options), track: Track(pageCount: 5, boundary: .bounded),
      viewport: LayoutSize(width: 640, height: 480))
    let half = arrangement.transform(at: 1)
    #expect(half.translation.x == 150 && half.rows.1.y == 1.5)
    #expect(arrangement.transform(at: 7) == arrangement.transform(at: 2))
    #expect(arrangement.transform(at: -7) == arrangement.transform(at: 0))
    #expect([-1, 0, 1, 2, 9].map(arrangement.layout.opacity) == [1, 1, 0.75, 0.5, 0.5])
  }

  @Test("A neighbour is as small, as far and as low as it is told")
  func collection() throws {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 210, height: 300)
    func placed(_ type: LayoutType) throws -> Transform {
      Arrangement(
        try Layout(type, options: options), track: Track(pageCount: 5, boundary: .bounded),
        viewport: LayoutSize(width: 640, height: 480)
      ).transform(at: 1).simplified
    }
    let scaled = try placed(.scale)
    let edge = try #require(scaled.projected(x: -105, y: 0))
    #expect(abs(edge.x - (105 + 20)) < 1e-9)
    #expect(scaled.rows.0.x == 0.6 && scaled.rows.1.y == 0.6)
    #expect(try placed(.translation) == Transform(translationX: 230, y: 20))
  }

  @Test("Of an odd number of placeholders each is given once", arguments: 0...5)
  func placeholders(count: Int) {
    let placeholders = Placeholders(count: count, pageCount: 2)
    let numbers = placeholders.indexes.compactMap(placeholders.number)
    #expect(numbers == Array(0..<count))
    #expect(placeholders.number(at: 0) == nil && placeholders.number(at: 99) == nil)
  }

  @Test("Placeholders lie in the window of a carousel with ends alone")
  func placeholderWindow() {
    func window(_ boundary: Boundary, at offset: Double) -> Range<Int> {
      Arrangement(
        .linear, track: Track(pageCount: 4, boundary: boundary),
        viewport: LayoutSize(width: 640, height: 480), placeholders: 3
      ).window(at: offset)
    }
    #expect(window(.bounded, at: 0) == -1..<2)
    #expect(window(.bounded, at: 3) == 2..<5)
    #expect(window(.looping, at: 0) == -1..<2)
  }

  @Test("A short loop has neighbours on both sides")
  func shortLoop() throws {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 200, height: 200)
    let visible = Arrangement(
      try Layout(.linear, options: options), track: Track(pageCount: 2, boundary: .looping),
      viewport: LayoutSize(width: 640, height: 480)
    ).visible(at: 0)
    #expect(visible.sorted { $0.distance < $1.distance }.map(\.page) == [0, 1, 0, 1, 0])
  }

  @Test("A page that is turned away is left out where backfaces are not shown")
  func culling() throws {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 60, height: 60)
    options.showBackfaces = false
    func pages(_ options: LayoutOptions) throws -> Int {
      Arrangement(
        try Layout(.cylinder, options: options), track: Track(pageCount: 11, boundary: .looping),
        viewport: LayoutSize(width: 640, height: 480)
      ).visible(at: 0).count
    }
    #expect(try pages(options) == 5)
    options.showBackfaces = true
    #expect(try pages(options) == 11)
  }

  @Test("A flat transform looks the same without its depth")
  func simplified() throws {
    let flat = Transform(perspective: -0.002).translated(x: 3, y: 4)
    #expect(flat.simplified == Transform(translationX: 3, y: 4))
    let deep = flat.translated(z: 5)
    #expect(deep.simplified == deep)
  }
}
