import CarouselEngine
import TestSupport
import Testing

@Suite("Other pages in the middle of a motion")
struct ReloadInMotionTests {
  /// A carousel in the middle of a motion, or of a flick.
  private func moving(using generator: inout SeededGenerator) -> Carousel {
    var options = CarouselOptions()
    options.boundary = Boundary.allCases.randomElement(using: &generator) ?? .looping
    options.pageChange = .nearest
    options.scroll.isPaged = false
    options.scroll.bounces = Bool.random(using: &generator)
    options.transition.duration = .milliseconds(400)
    var carousel = Carousel(.count(Int.random(in: 2...9, using: &generator)), options: options)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      _ = try? carousel.send(.step(by: Int.random(in: -3...3, using: &generator)))
      _ = carousel.advance(by: .seconds(1))
    }
    if Bool.random(using: &generator) {
      _ = try? carousel.send(.press)
      _ = try? carousel.send(.drag(by: Double.random(in: -1...1, using: &generator)))
      _ = try? carousel.send(.release(velocity: Double.random(in: -20...20, using: &generator)))
    } else {
      _ = carousel.scroll(
        by: Double.random(in: -9...9, using: &generator), over: .milliseconds(300))
    }
    _ = carousel.advance(by: .milliseconds(Int.random(in: 0...350, using: &generator)))
    return carousel
  }

  @Test("A motion goes on as if nothing had happened, or everything stays as it is")
  func goesOn() {
    var kept = 0
    for seed in LawCases.seeds() {
      var generator = SeededGenerator(seed: seed)
      let before = moving(using: &generator)
      var other = before
      let count = Int.random(in: 0...12, using: &generator)
      guard other.reloadInMotion(.count(count)) != nil else {
        #expect(other == before, "seed \(seed)")
        continue
      }
      kept += 1
      var same = before
      let pages = Double(before.pageCount)
      let turns = before.track.isEndless ? (before.offset / pages).rounded(.down) : 0
      while same.isMoving, other.isMoving {
        let way = other.offset - (same.offset - turns * pages)
        let missed = other.track.isEndless ? way.remainder(dividingBy: Double(count)) : way
        #expect(abs(missed) < 1e-9, "seed \(seed)")
        #expect((0..<count).contains(other.currentPage ?? -1), "seed \(seed)")
        _ = same.advance(by: .milliseconds(50))
        _ = other.advance(by: .milliseconds(50))
      }
      _ = other.advance(by: .seconds(60))
      #expect(
        other.isResting && other.slots == SlotWindow(around: other.currentPage, on: other.track))
    }
    #expect(kept > LawCases.count / 10)
  }

  @Test("It ends where the page to which it goes is gone")
  func gone() {
    var options = CarouselOptions()
    options.boundary = .bounded
    var carousel = Carousel(.count(9), options: options)
    _ = carousel.scroll(by: 5, over: .seconds(1))
    _ = carousel.advance(by: .milliseconds(100))
    let before = carousel
    for count in 0...5 {
      #expect(carousel.reloadInMotion(.count(count)) == nil)
      #expect(carousel == before)
    }
    #expect(carousel.reloadInMotion(.count(6)) != nil)
    _ = carousel.advance(by: .seconds(1))
    #expect(carousel.currentPage == 5 && carousel.isResting)
  }

  @Test("At rest there is nothing to go on with")
  func atRest() {
    var carousel = Carousel(.count(5))
    #expect(carousel.reloadInMotion(.count(7)) == nil)
    #expect(carousel == Carousel(.count(5)))
  }
}
