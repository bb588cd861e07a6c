import CarouselDeck
import CarouselEngine
import CarouselStage
import Testing

@Suite("Several slides side by side")
struct RowTests {
  private func scene(visible: Int, gap: Int, axis: Axis, columns: Int, rows: Int) -> Scene {
    var deck = Deck.plain("root", pages: 12)
    deck.options.axis = axis
    deck.visible = visible
    deck.gap = gap
    return Stage(deck).scene(columns: columns, rows: rows)
  }

  @Test("They have one size, lie `gap` cells apart and fill the row", arguments: [1, 2, 3, 4, 5])
  func sizes(visible: Int) {
    for gap in 0...3 {
      for extent in 20...60 {
        let row = scene(visible: visible, gap: gap, axis: .horizontal, columns: extent, rows: 9)
        let column = scene(visible: visible, gap: gap, axis: .vertical, columns: 9, rows: extent)
        let length = (extent - gap * (visible - 1)) / visible
        #expect(row.placements.allSatisfy { $0.columns == length && $0.rows == 9 })
        #expect(column.placements.allSatisfy { $0.columns == 9 && $0.rows == length })
        let places = row.placements.map(\.transform.translation.x)
        #expect(column.placements.map(\.transform.translation.y) == places)
        for (place, next) in zip(places, places.dropFirst()) {
          #expect(abs(next - place - Double(length + gap)) < 1e-9)
        }
        let middle = row.placements.first { $0.distance == 0 }?.transform.translation.x
        #expect(middle == (visible.isMultiple(of: 2) ? -Double(length + gap) / 2 : 0))
        // The layout divides by the length of a slide and multiplies by it again.
        let whole = row.placements.filter {
          abs($0.transform.translation.x) + Double(length) / 2 <= Double(extent) / 2 + 1e-9
        }
        #expect(whole.count == visible, "\(visible) \(gap) \(extent)")
      }
    }
  }

  @Test("In the midst of a move no place is empty", arguments: [1, 2, 3, 4, 5, 6])
  func moving(visible: Int) throws {
    for axis in Axis.allCases {
      var deck = Deck.plain("root", pages: 12)
      deck.options.axis = axis
      deck.options.transition = Transition(duration: .seconds(1), easing: .linear)
      deck.visible = visible
      var stage = Stage(deck)
      try stage.send(.next)
      for _ in 0..<20 {
        _ = stage.advance(by: .milliseconds(49))
        let scene = stage.scene(columns: 60, rows: 60)
        let places = scene.placements.map { placement in
          let middle = placement.transform.translation
          return axis == .horizontal ? middle.x : middle.y
        }
        let reach = Double(60 / visible) / 2
        #expect((places.min() ?? 0) - reach <= -30 && (places.max() ?? 0) + reach >= 30)
      }
    }
  }

  @Test("A size or a distance that the layout has itself comes first")
  func ownNumbers() throws {
    var options = LayoutOptions()
    options.spacing = 1.5
    var deck = Deck.plain("root", pages: 12)
    deck.layout = try Layout(.linear, options: options)
    let scene = Stage(deck).scene(columns: 40, rows: 9)
    deck.visible = 3
    deck.gap = 2
    #expect(Stage(deck).scene(columns: 40, rows: 9) == scene)
    options = LayoutOptions()
    options.itemSize = LayoutSize(width: 80, height: 80)
    deck.layout = try Layout(.linear, options: options)
    #expect(Stage(deck).scene(columns: 40, rows: 9).placements.allSatisfy { $0.columns == 10 })
  }

  @Test("Nothing divides by zero where there is no room")
  func small() {
    for columns in 0...3 {
      let scene = scene(visible: 9, gap: 5, axis: .horizontal, columns: columns, rows: 1)
      #expect(scene.placements.allSatisfy { $0.columns <= max(1, columns) })
    }
  }
}
