import CarouselEngine
import CarouselFacade
import TestSupport
import Testing

@Suite("Items that come and go")
struct ItemChangeTests {
  typealias Controller = ItemCarouselController<Card>

  private let kept = KeptRecorders()

  private func make(
    _ count: Int, _ type: LayoutType = .linear, at item: Int = 0
  ) -> (ItemRecorder, Controller) {
    let recorder = ItemRecorder(count)
    let carousel = Controller(.sized(type), viewport: LayoutSize(width: 640, height: 480))
    carousel.dataSource = recorder
    carousel.delegate = recorder
    carousel.reloadData()
    carousel.currentItemIndex = item
    // A cover that became the current one has still to turn.
    carousel.advance(by: .seconds(1))
    carousel.advance(by: .zero)
    _ = recorder.take()
    kept.recorders.append(recorder)
    return (recorder, carousel)
  }

  private func frames(_ carousel: Controller, _ count: Int) {
    for _ in 0..<count { carousel.advance(by: .nanoseconds(16_666_667)) }
  }

  @Test("A scroll goes on to its item when others come, with one begin and one end")
  func insertInScroll() {
    let (recorder, carousel) = make(9)
    carousel.scrollToItem(at: 5, animated: true)
    frames(carousel, 10)
    let offset = carousel.scrollOffset
    recorder.count += 1
    carousel.insertItem(at: 2)
    #expect(carousel.scrollOffset == offset)
    frames(carousel, 30)
    let calls = recorder.take()
    #expect(carousel.currentItemIndex == 5 && carousel.scrollOffset == 5)
    #expect(calls.filter { $0.hasSuffix("scroll") } == ["will scroll", "did scroll"])
  }

  @Test("The same frames are seen with and without items that come beyond the goal")
  func sameFrames() {
    let (recorder, carousel) = make(9)
    let (_, same) = make(9)
    for each in [carousel, same] { each.scrollToItem(at: 5, animated: true) }
    for frame in 0..<30 {
      if frame.isMultiple(of: 5) {
        recorder.count += 1
        carousel.insertItem(at: recorder.count - 1)
      }
      frames(carousel, 1)
      frames(same, 1)
      #expect(abs(carousel.scrollOffset - same.scrollOffset) < 1e-12)
      #expect(carousel.isScrolling == same.isScrolling)
    }
  }

  @Test("A scroll ends where its item is gone, and tells so")
  func removeGoal() {
    let (recorder, carousel) = make(6)
    carousel.scrollToItem(at: 5, animated: true)
    frames(carousel, 10)
    recorder.count -= 1
    carousel.removeItem(at: 0)
    #expect(
      !carousel.isScrolling && carousel.scrollOffset == Double(carousel.currentItemIndex ?? -1))
    #expect(recorder.take().filter { $0.hasSuffix("scroll") } == ["will scroll", "did scroll"])
  }

  @Test(
    "A finger keeps the content where it is when items come and go",
    arguments: [
      LayoutType.linear, .rotary,
    ])
  func underFinger(type: LayoutType) {
    let (recorder, carousel) = make(9, type, at: 4)
    carousel.beginDragging()
    carousel.drag(by: 0.3, velocity: 1)
    for count in [10, 9, 20, 7] {
      recorder.count = count
      if count == 10 {
        carousel.insertItem(at: 8)
      } else if count == 9 {
        carousel.removeItem(at: 8)
      } else {
        carousel.reloadData()
      }
      #expect(carousel.isDragging && abs(carousel.scrollOffset - 4.3) < 1e-9)
    }
    carousel.drag(by: 0.4, velocity: 1)
    #expect(abs(carousel.scrollOffset - 4.7) < 1e-9)
    recorder.count = 0
    carousel.reloadData()
    #expect(!carousel.isDragging)
    #expect(recorder.take().filter { $0.hasSuffix("drag") } == ["will drag", "did drag"])
  }

  @Test("In a loop the first item takes the place of the last")
  func removeLastInLoop() {
    let (recorder, carousel) = make(5, .rotary, at: 4)
    recorder.count -= 1
    carousel.removeItem(at: 4)
    #expect(carousel.currentItemIndex == 0)
    let (other, bounded) = make(5, .linear, at: 4)
    other.count -= 1
    bounded.removeItem(at: 4)
    #expect(bounded.currentItemIndex == 3)
  }

  @Test("A cut moves the content under a finger, an animated scroll leaves it alone")
  func scrollUnderFinger() {
    let (recorder, carousel) = make(9)
    carousel.beginDragging()
    carousel.drag(by: 0.25, velocity: 0)
    carousel.scrollToItem(at: 5, animated: true)
    #expect(carousel.scrollOffset == 0.25 && !carousel.isScrolling)
    carousel.scrollToItem(at: 5, animated: false)
    #expect(carousel.scrollOffset == 5 && carousel.isDragging)
    carousel.drag(by: 0.25, velocity: 0)
    #expect(carousel.scrollOffset == 5.25)
    carousel.endDragging()
    frames(carousel, 30)
    #expect(carousel.currentItemIndex == 5 && carousel.scrollOffset == 5)
    #expect(
      recorder.take().filter { $0 != "offset" }
        == ["will drag", "index", "did drag", "will scroll", "did scroll"])
  }

  @Test(
    "A fast release that does not glide leads on, the way of the finger",
    arguments: [(1.7, 1.0, 3.0), (0.2, -1, -1), (1.7, -1, 1), (0.2, 1, 1)])
  func pair(start: Double, sign: Double, end: Double) {
    var scroll = Controller.usualScroll
    scroll.decelerationRate = 0.001
    let recorder = ItemRecorder(2)
    let carousel = Controller(.sized(.rotary), scroll: scroll)
    carousel.dataSource = recorder
    carousel.delegate = recorder
    carousel.reloadData()
    carousel.scrollOffset = start - 0.01 * sign
    carousel.beginDragging()
    carousel.drag(by: 0.01 * sign, velocity: 3 * sign)
    carousel.endDragging()
    frames(carousel, 1)
    let way = (carousel.scrollOffset - start).remainder(dividingBy: 2)
    #expect(way * (end - start) > 0)
    frames(carousel, 40)
    #expect(abs((carousel.scrollOffset - end).remainder(dividingBy: 2)) < 1e-9)
  }

  @Test("An animated insertion begins with what was seen and ends with what belongs there")
  func animatedInsert() throws {
    for type in LayoutType.allCases {
      let (recorder, carousel) = make(5, type, at: 2)
      let before = carousel.placements
      recorder.count += 1
      carousel.insertItem(at: 3, animated: true)
      #expect(carousel.needsFrames)
      for old in before {
        let index = old.index >= 3 ? old.index + 1 : old.index
        guard let now = carousel.placement(ofItemAt: index) else { continue }
        #expect(now.transform == old.transform && now.opacity == old.opacity, "\(type) \(index)")
      }
      #expect(carousel.placement(ofItemAt: 3).map { $0.opacity == 0 } ?? true)
      var last = carousel.placements
      for _ in 0..<24 {
        frames(carousel, 1)
        let now = carousel.placements
        for (one, other) in zip(last, now) where one.index == other.index {
          let way =
            zip(one.transform.elements, other.transform.elements)
            .map { abs($0 - $1) }.max() ?? 0
          #expect(way < 200, "\(type) leaps")
        }
        last = now
      }
      frames(carousel, 3)
      let (_, plain) = make(6, type, at: 2)
      #expect(!carousel.needsFrames && carousel.placements == plain.placements, "\(type)")
    }
  }

  @Test("An animated removal lets the item fade first, then the others close up")
  func animatedRemove() throws {
    let (recorder, carousel) = make(5, .linear, at: 2)
    let card = try #require(carousel.content(ofItemAt: 2))
    let next = try #require(carousel.placement(ofItemAt: 3))
    recorder.count -= 1
    carousel.removeItem(at: 2, animated: true)
    let leaving = try #require(carousel.leavingItem)
    #expect(leaving.content === card && leaving.placement.opacity == 1)
    carousel.advance(by: .milliseconds(50))
    #expect(abs((carousel.leavingItem?.placement.opacity ?? 0) - 0.5) < 1e-9)
    #expect(carousel.placement(ofItemAt: 2)?.transform == next.transform)
    carousel.advance(by: .milliseconds(50))
    #expect(carousel.leavingItem == nil)
    carousel.advance(by: .milliseconds(200))
    let half = try #require(carousel.placement(ofItemAt: 2))
    #expect(abs(half.transform.translation.x - 100) < 1e-9 && abs(half.offset - 0.5) < 1e-9)
    carousel.advance(by: .milliseconds(200))
    carousel.advance(by: .milliseconds(1))
    #expect(!carousel.needsFrames)
    #expect(carousel.placement(ofItemAt: 2)?.transform.translation.x == 0)
    #expect(recorder.take().isEmpty)
  }

  @Test("A placeholder without content is asked for once")
  func emptyPlaceholder() {
    final class Source: ItemCarouselDataSource {
      typealias Content = String
      var asked = 0
      func numberOfItems(in carousel: ItemCarouselController<String>) -> Int { 2 }
      func numberOfPlaceholders(in carousel: ItemCarouselController<String>) -> Int { 2 }
      func carousel(
        _ carousel: ItemCarouselController<String>, contentForItemAt index: Int,
        reusing old: String?
      ) -> String { "\(index)" }
      func carousel(
        _ carousel: ItemCarouselController<String>, placeholderAt index: Int, reusing old: String?
      ) -> String? {
        asked += 1
        return nil
      }
    }
    let source = Source()
    let carousel = ItemCarouselController<String>(
      .sized(.linear), viewport: LayoutSize(width: 640, height: 480))
    carousel.dataSource = source
    carousel.reloadData()
    for _ in 0..<10 { carousel.scrollOffset = carousel.scrollOffset == 0 ? 1 : 0 }
    #expect(source.asked == 2 && carousel.indexesForVisibleItems == [-1, 0, 1, 2])
    #expect(carousel.visibleContents == ["0", "1"])
  }
}
