import CarouselEngine
import CarouselFacade
import Testing

@Suite("Carousel controller")
struct CarouselControllerTests {
  private let recorder: Recorder
  private let carousel: CarouselController<String>

  init() { (recorder, carousel) = Self.make(5) }

  private static func make(
    _ count: Int, _ options: CarouselOptions = .slowPaging()
  ) -> (Recorder, CarouselController<String>) {
    let recorder = Recorder(count)
    let carousel = CarouselController<String>(options: options)
    carousel.dataSource = recorder
    carousel.delegate = recorder
    carousel.reload()
    _ = recorder.take()
    return (recorder, carousel)
  }

  @Test("A reload asks for the count, then for next and current, and tells no page change")
  func reload() {
    carousel.reload()
    #expect(
      recorder.take() == ["count", "load 1 c1", "load 0 c0", "move c0 current", "move c1 next"])
  }

  @Test("A jump tells direction, loads, arrivals, the change, the scroll, and the rest")
  func jump() {
    carousel.scroll(to: 2, animated: false)
    #expect(
      recorder.take() == [
        "direction right", "load 3 c1", "load 2 c0", "load 1 -", "move c1 previous",
        "move c2 current", "move c3 next", "page 2 from 0 reads 2", "scroll 2.0",
        "direction still",
      ])
  }

  @Test("Steps of time that cross two pages tell each change with its own page")
  func changesInOneStep() {
    carousel.scroll(to: 3, animated: true)
    #expect(recorder.take() == [])
    carousel.advance(by: .seconds(2))
    #expect(
      recorder.take() == [
        "direction right", "load 2 -", "move c2 next", "page 1 from 0 reads 1", "load 3 c0",
        "move c3 next", "page 2 from 1 reads 2", "load 4 c1", "move c4 next",
        "page 3 from 2 reads 3", "scroll 3.0", "direction still", "animated",
      ])
  }

  @Test("A step offers the content that left the other side", arguments: [1, -1])
  func reuse(step: Int) {
    carousel.scroll(to: 2, animated: false)
    _ = recorder.take()
    carousel.scroll(by: step)
    carousel.advance(by: .seconds(1))
    #expect(recorder.take().contains("load \(2 + 2 * step) c\(2 - step)"))
  }

  @Test("Input at the instant of a timer comes before it")
  func inputAtTimer() {
    var options = CarouselOptions.slowPaging(.looping)
    options.autoplay = Autoplay(hold: .seconds(5))
    let (_, carousel) = Self.make(4, options)
    carousel.advance(toInputAfter: .seconds(5))
    carousel.scroll(to: 1, animated: false)
    carousel.advance(by: .seconds(4))
    #expect(carousel.currentPage == 1)
  }

  @Test("Over the seam a loop goes on, and rests on a number of its own")
  func seam() {
    let (recorder, carousel) = Self.make(3, .slowPaging(.looping))
    carousel.scroll(to: 2, animated: true)
    carousel.advance(by: .milliseconds(500))
    #expect(carousel.offset == -0.5)
    carousel.advance(by: .milliseconds(500))
    #expect((carousel.currentPage, carousel.offset) == (2, 2))
    #expect(
      recorder.take() == [
        "direction left", "scroll -0.5", "load 1 c1", "move c1 previous",
        "page 2 from 0 reads 2", "scroll -1.0", "direction still", "animated",
      ])
  }

  @Test("Pages that do not exist are ignored", arguments: [-1, 5, .min, .max])
  func outOfRange(page: Int) {
    carousel.scroll(to: page, animated: false)
    carousel.removeItem(at: page)
    if page != 5 { carousel.insertItem(at: page) }
    carousel.reloadItem(at: page)
    carousel.tap(at: Double(page) + 0.5)
    #expect(recorder.take() == [])
    #expect(carousel.numberOfItems == 5)
  }

  @Test(
    "Positions that are no numbers are ignored",
    arguments: [Double.nan, .infinity, -Double.infinity])
  func notANumber(position: Double) {
    carousel.beginDragging()
    carousel.drag(to: position)
    carousel.drag(by: position)
    carousel.endDragging(velocity: position)
    carousel.tap(at: position)
    #expect(carousel.offset == 0)
  }

  @Test("A tap selects what lies there, if the delegate allows it, and does not scroll")
  func tap() {
    carousel.tap(at: 2.5)
    recorder.allowsSelection = false
    carousel.tap(at: 2.5)
    #expect(recorder.take() == ["select 2"])
    #expect(carousel.currentPage == 0)
  }

  @Test("A flick drags, coasts and rests, and each begin has its end")
  func flick() {
    carousel.beginDragging()
    carousel.drag(by: 0.25)
    carousel.endDragging(velocity: 5)
    carousel.advance(by: .seconds(1))
    #expect(
      recorder.take() == [
        "dragging", "direction right", "scroll 0.25", "direction still", "dragged true",
        "coasting", "direction right", "load 2 -", "move c2 next", "page 1 from 0 reads 1",
        "scroll 1.0", "direction still", "coasted",
      ])
  }

  @Test("A finger that catches a coast ends it")
  func caught() {
    carousel.beginDragging()
    carousel.drag(by: 0.25)
    carousel.endDragging(velocity: 5)
    carousel.advance(by: .milliseconds(100))
    _ = recorder.take()
    carousel.beginDragging()
    #expect(recorder.take() == ["direction still", "coasted", "dragging"])
    #expect(carousel.isDragging && !carousel.isDecelerating)
  }

  @Test("Inserting before the current page shifts numbers, not contents")
  func insertBefore() {
    carousel.scroll(to: 2, animated: false)
    _ = recorder.take()
    recorder.count = 6
    carousel.insertItem(at: 0)
    #expect(recorder.take() == [])
    #expect((carousel.currentPage, carousel.offset) == (3, 3))
    #expect(Slot.allCases.map { carousel.visibleIndex($0) } == [2, 3, 4])
    #expect(Slot.allCases.map { carousel.visibleItem($0) } == ["c1", "c2", "c3"])
  }

  @Test("Removing the current page puts the next in its place")
  func removeCurrent() {
    carousel.scroll(to: 4, animated: false)
    _ = recorder.take()
    recorder.count = 4
    carousel.removeItem(at: 4)
    #expect(carousel.currentPage == 3)
    #expect(
      recorder.take() == [
        "direction left", "load 3 c4", "load 2 c3", "move c2 previous", "move c3 current",
        "page 3 from 4 reads 3", "scroll 3.0", "direction still",
      ])
  }

  @Test("Reloading one item asks for it alone, and only while a slot shows it")
  func reloadItem() {
    carousel.reloadItem(at: 1)
    carousel.reloadItem(at: 3)
    #expect(recorder.take() == ["load 1 c1", "move c1 next"])
  }

  @Test("A reload can land on a page, which is no change when it is the first")
  func landing() {
    let recorder = Recorder(5)
    let carousel = CarouselController<String>()
    carousel.dataSource = recorder
    carousel.delegate = recorder
    carousel.reload(at: 3)
    #expect((carousel.currentPage, carousel.offset) == (3, 3))
    #expect(
      recorder.take() == [
        "count", "load 4 -", "load 3 -", "load 2 -", "move c2 previous", "move c3 current",
        "move c4 next",
      ])
  }

  @Test("Disabled, it refuses fingers and lets programs through")
  func disabled() {
    carousel.isScrollEnabled = false
    carousel.beginDragging()
    carousel.drag(by: 1)
    #expect(recorder.take() == [])
    carousel.scroll(to: 1, animated: false)
    #expect(carousel.currentPage == 1)
  }

  @Test("Turning the axis keeps the page and turns the words")
  func axis() {
    carousel.scroll(to: 2, animated: false)
    carousel.isVertical = true
    _ = recorder.take()
    #expect((carousel.currentPage, carousel.offset) == (2, 2))
    carousel.scroll(to: 1, animated: false)
    #expect(recorder.take().first == "direction up")
  }

  @Test("The inset is the owner's, until it is reset")
  func inset() {
    carousel.contentInset.top = 64
    carousel.resetInset()
    #expect(carousel.contentInset == ContentInset())
    #expect(recorder.take() == [])
  }
}
