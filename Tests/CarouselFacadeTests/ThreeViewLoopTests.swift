import CarouselEngine
import CarouselFacade
import Testing

@Suite("Three-view loop")
struct ThreeViewLoopTests {
  private func make(_ count: Int) -> ThreeViewLoop {
    var loop = ThreeViewLoop()
    loop.setImages(count: count)
    loop.layOut()
    return loop
  }

  private func pictures(_ loop: ThreeViewLoop) -> [Int?] {
    Slot.allCases.map { loop.picture(in: $0) }
  }

  @Test("Moves begin at whole seconds for ever, and the seam is no exception")
  func wholeSeconds() {
    var loop = make(3)
    for second in 1...100 {
      loop.advance(by: .seconds(1))
      #expect(loop.isAnimating)
      #expect(loop.pageIndex == (second - 1) % 3)
      #expect(loop.viewportOffset == 1)
    }
  }

  @Test("A finger that comes down at the instant of the timer comes before it")
  func fingerAtTimer() {
    var loop = make(3)
    loop.advance(toInputAfter: .seconds(1))
    loop.beginDragging()
    loop.advance(by: .seconds(5))
    #expect(!loop.isAnimating && loop.pageIndex == 0)
    var untouched = make(3)
    untouched.advance(toInputAfter: .seconds(1))
    #expect(!untouched.isAnimating)
    untouched.advance(by: .zero)
    #expect(untouched.isAnimating)
  }

  @Test("The views show the neighbours of the page of the last rest", arguments: 2...5)
  func neighbours(count: Int) {
    var loop = make(count)
    for second in 1...(2 * count) {
      loop.advance(by: .milliseconds(1000))
      let page = (second - 1) % count
      #expect(pictures(loop) == [(page + count - 1) % count, page, (page + 1) % count])
    }
  }

  @Test("Nothing runs with fewer than two pictures", arguments: [-1, 0, 1])
  func tooFew(count: Int) {
    var loop = make(count)
    #expect(!loop.isTimerRunning)
    loop.beginDragging()
    loop.scroll(to: 2)
    loop.endDragging(velocity: 9)
    #expect(loop.advance(by: .seconds(100)) == [])
    #expect(loop.viewportOffset == 1)
    #expect(pictures(loop) == (count == 1 ? [0, 0, 0] : [nil, nil, nil]))
    #expect(loop.numberOfPages == max(0, count))
  }

  @Test("Setting pictures five times is one timer, which begins with the last")
  func oneTimer() {
    var loop = make(3)
    for _ in 0..<5 {
      loop.advance(by: .milliseconds(400))
      loop.setImages(count: 4)
    }
    #expect(loop.advance(by: .milliseconds(999)) == [])
    loop.advance(by: .milliseconds(1))
    #expect(loop.isAnimating)
  }

  @Test("The timer waits under a finger, and restarts when it leaves", arguments: [true, false])
  func finger(willDecelerate: Bool) {
    var loop = make(3)
    loop.advance(by: .milliseconds(900))
    loop.beginDragging()
    loop.scroll(to: 1.5)
    #expect(!loop.isTimerRunning)
    loop.advance(by: .seconds(60))
    loop.scroll(to: 2)
    loop.endDragging(willDecelerate: willDecelerate)
    #expect(loop.isTimerRunning)
    #expect(loop.pageIndex == 1)
    loop.advance(by: .milliseconds(500))
    loop.endDecelerating()
    #expect(pictures(loop) == [0, 1, 2])
    loop.advance(by: .milliseconds(499))
    #expect(!loop.isAnimating)
    loop.advance(by: .milliseconds(1))
    #expect(loop.isAnimating)
  }

  @Test("Out of sight nothing moves any more")
  func removed() {
    var loop = make(3)
    loop.remove()
    #expect(loop.advance(by: .seconds(60)) == [])
    #expect(!loop.isTimerRunning)
  }

  @Test("A copy is a loop of its own")
  func copies() {
    var loop = make(3)
    var copy = loop
    copy.advance(by: .milliseconds(1300))
    #expect((loop.pageIndex, copy.pageIndex) == (0, 1))
    loop.advance(by: .milliseconds(1300))
    #expect(loop == copy)
  }

  @Test("Before the first layout the viewport has not found the middle")
  func layout() {
    var loop = ThreeViewLoop()
    loop.setImages(count: 3)
    #expect(loop.viewportOffset == 0)
    loop.layOut()
    #expect(loop.viewportOffset == 1)
  }
}
