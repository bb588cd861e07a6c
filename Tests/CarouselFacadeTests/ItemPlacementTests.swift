import CarouselEngine
import CarouselFacade
import TestSupport
import Testing

@Suite("Where items are drawn and hit")
struct ItemPlacementTests {
  typealias Controller = ItemCarouselController<Card>

  private let kept = KeptRecorders()

  private func make(
    _ count: Int, _ layout: Layout, placeholders: Int = 0
  ) -> (ItemRecorder, Controller) {
    let recorder = ItemRecorder(count)
    recorder.placeholders = placeholders
    let carousel = Controller(layout, viewport: LayoutSize(width: 640, height: 480))
    carousel.dataSource = recorder
    carousel.delegate = recorder
    carousel.reloadData()
    kept.recorders.append(recorder)
    return (recorder, carousel)
  }

  @Test("The middle of the frontmost item is that item", arguments: LayoutType.allCases)
  func frontmost(type: LayoutType) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let count = Int.random(in: 1...20, using: &generator)
      let (_, carousel) = make(
        count, .sized(type), placeholders: Int.random(in: 0...3, using: &generator))
      carousel.isVertical = Bool.random(using: &generator)
      carousel.scrollOffset = Double.random(in: 0...Double(count), using: &generator)
      guard let front = carousel.placements.last(where: { !$0.isHidden }),
        let middle = front.transform.projected(x: 0, y: 0),
        front.transform.unprojected(x: middle.x, y: middle.y) != nil
      else { continue }
      let point = LayoutOffset(x: middle.x + 320, y: middle.y + 240)
      #expect(carousel.indexOfItem(at: point) == front.index)
      #expect(carousel.content(at: point) === carousel.content(ofItemAt: front.index))
    }
  }

  @Test(
    "A tap selects what is seen there",
    arguments: [
      (LayoutType.linear, 320.0, 240.0, Int?.some(0)), (.linear, 520, 240, 1),
      (.linear, 520, 341, nil), (.linear, 100, 240, nil), (.rotary, 450, 240, 1),
      (.rotary, 320, 240, 0),
    ])
  func tap(type: LayoutType, x: Double, y: Double, item: Int?) {
    let (recorder, carousel) = make(12, .sized(type))
    _ = recorder.take()
    #expect(carousel.indexOfItem(at: LayoutOffset(x: x, y: y)) == item)
    carousel.tap(at: LayoutOffset(x: x, y: y))
    let selected = recorder.take().filter { $0.contains("select") }
    #expect(selected == (item.map { ["may select \($0)", "select \($0)"] } ?? []))
    #expect(carousel.isScrolling == (item == 1))
  }

  @Test("A placeholder can be tapped, also where there are no items")
  func placeholderTap() {
    for count in [0, 3] {
      let (recorder, carousel) = make(count, .sized(.linear), placeholders: 2)
      _ = recorder.take()
      carousel.tap(itemAt: -1)
      #expect(recorder.take().contains("select -1"))
      carousel.tap(itemAt: -2)
      #expect(!recorder.take().contains("select -2"))
    }
  }

  @Test("A refused item is not selected, and nothing moves")
  func refused() {
    let (recorder, carousel) = make(5, .sized(.linear))
    recorder.allowsSelection = false
    _ = recorder.take()
    carousel.tap(itemAt: 1)
    #expect(recorder.take() == ["may select 1"])
    #expect(!carousel.isScrolling)
  }

  @Test("An item of a row that is too short for the viewport is seen twice, and is one item")
  func twice() {
    let (_, carousel) = make(2, .sized(.linear))
    carousel.wraps = true
    #expect(carousel.indexesForVisibleItems == [0, 1])
    #expect(carousel.placements.filter { $0.index == 1 }.count > 1)
    #expect(carousel.indexOfItem(at: LayoutOffset(x: 121, y: 240)) == 1)
    #expect(carousel.indexOfItem(at: LayoutOffset(x: 519, y: 240)) == 1)
    #expect(abs(carousel.placement(ofItemAt: 1)?.offset ?? 9) == 1)
  }

  @Test("What lies beyond the viewport is loaded but not visible")
  func visible() {
    let (_, carousel) = make(12, .sized(.linear))
    carousel.scrollOffset = 5
    #expect(carousel.indexesForVisibleItems == [2, 3, 4, 5, 6, 7])
    #expect(carousel.numberOfVisibleItems == 6)
    #expect((0..<12).filter(carousel.isVisible) == [3, 4, 5, 6, 7])
    #expect(carousel.placement(ofItemAt: 9) == nil && carousel.content(ofItemAt: 9) == nil)
    #expect(carousel.itemWidth == 200 && carousel.offset(ofItemAt: 7) == 2)
    #expect(carousel.currentContent?.index == 5)
    #expect(carousel.indexOfItem { $0.index > 6 } == 7)
    #expect(carousel.index(of: Card(5)) == nil)
  }

  @Test("The rule of the delegate puts the items of a custom layout, depth and hits included")
  func custom() {
    let (recorder, carousel) = make(5, .sized(.custom))
    recorder.rule = { offset, base in base.translated(x: offset * 50, z: offset * 10) }
    #expect(carousel.placements.map(\.index) == [0, 1, 2, 3, 4])
    #expect(carousel.placement(ofItemAt: 2)?.transform.translation.x == 100)
    recorder.rule = { offset, base in base.translated(x: offset * 50, z: offset * -10) }
    #expect(carousel.placements.map(\.index) == [4, 3, 2, 1, 0])
    #expect(carousel.indexOfItem(at: LayoutOffset(x: 320, y: 240)) == 0)
    // The row of the fifth reaches farthest to the right.
    #expect(carousel.indexOfItem(at: LayoutOffset(x: 320 + 265, y: 240)) == 4)
    carousel.layout = .sized(.linear)
    #expect(carousel.placement(ofItemAt: 2)?.transform.translation.x == 400)
  }

  @Test("Another layout keeps the current item, and brings its own way of a finger")
  func relayout() {
    let (recorder, carousel) = make(9, .sized(.linear))
    carousel.currentItemIndex = 4
    _ = recorder.take()
    for type in LayoutType.allCases {
      carousel.layout = .sized(type)
      #expect(carousel.currentItemIndex == 4 && carousel.wraps == type.isRing)
      #expect(carousel.offsetMultiplier == (type == .coverFlow || type == .coverFlow2 ? 2 : 1))
    }
    #expect(recorder.take().isEmpty)
    carousel.wraps = true
    carousel.layout = .sized(.linear)
    #expect(carousel.wraps)
  }

  @Test("Arrow keys go to the neighbours, not while the content scrolls")
  func arrows() {
    let (_, carousel) = make(3, .sized(.rotary))
    carousel.pressArrow(forward: false)
    carousel.pressArrow(forward: false)
    for _ in 0..<30 { carousel.advance(by: .milliseconds(17)) }
    #expect(carousel.currentItemIndex == 2)
    carousel.scroll.isEnabled = false
    carousel.pressArrow(forward: true)
    #expect(!carousel.isScrolling)
  }

  @Test("Numbers beyond all bounds are refused or clamped")
  func extremes() {
    for type in [LayoutType.linear, .rotary] {
      let (_, carousel) = make(5, .sized(type))
      for number in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 0x1p62] {
        carousel.scroll(byOffset: number, over: .seconds(1))
        carousel.scroll(toOffset: number, over: .zero)
        carousel.scrollOffset = number
        carousel.beginDragging()
        carousel.drag(by: number, velocity: number)
        carousel.drag(by: 0.1, velocity: number)
        carousel.endDragging()
        carousel.autoscroll = number
        carousel.advance(by: .milliseconds(2))
        carousel.autoscroll = 0
        #expect(carousel.scrollOffset.isFinite)
      }
      for index in [Int.max, .min, 1 << 53] {
        carousel.scrollToItem(at: index, animated: false)
        carousel.scrollToItem(at: index, animated: true)
        carousel.scroll(byNumberOfItems: index, over: .zero)
        carousel.scroll(byNumberOfItems: index, over: .seconds(1))
        carousel.reloadItem(at: index)
        carousel.tap(itemAt: index)
        _ = carousel.offset(ofItemAt: index)
        #expect((0..<5).contains(carousel.currentItemIndex ?? -1))
      }
    }
  }
}
