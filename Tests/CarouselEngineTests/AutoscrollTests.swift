import CarouselEngine
import Testing

@Suite("Autoscroll")
struct AutoscrollTests {
  private func run(
    _ pages: Int = 5, _ boundary: Boundary = .looping, speed: Double
  ) -> Run {
    Run(pages, boundary, move: 400) { $0.autoscroll = speed }
  }

  @Test("A page a second for 2 s is 2 pages; off for 10 s; on for 1 s is 3")
  func pauses() {
    var run = run(speed: 1)
    run.until(2000)
    #expect(run.carousel.offset == 2)
    run.note(run.carousel.setAutoscroll(0))
    run.until(12_000)
    #expect(run.carousel.isResting && run.carousel.offset == 2)
    run.note(run.carousel.setAutoscroll(1))
    run.until(13_000)
    #expect(run.carousel.offset == 3)
  }

  @Test("A pause reason holds it between pages, and nothing is lost")
  func reasons() throws {
    var run = run(speed: -0.5)
    run.until(500)
    try run.send(.pause(.focus))
    run.until(9000)
    #expect(run.carousel.isResting && run.carousel.offset == -0.25)
    try run.send(.resume(.focus))
    run.until(10_000)
    #expect(run.carousel.offset == -0.75)
    #expect(run.pages == ["0→4"])
  }

  @Test("After a gap it goes on from where it was, at rest, in a drift and in a move")
  func gap() throws {
    for time in [0, 300, 1700] {
      for isMoving in [false, true] {
        var run = run(speed: 1)
        run.until(time)
        if isMoving { try run.send(.next) }
        let offset = run.carousel.offset
        let told = run.pages
        try run.send(.suspend(for: .seconds(86_400)))
        #expect(run.carousel.offset == offset && run.pages == told)
        let start = time + 86_400_000
        run.until(start + (isMoving ? 400 : 1000))
        #expect(run.pages.count <= told.count + 1)
        #expect(run.carousel.offset != offset)
      }
    }
  }

  @Test("Turned off between pages it goes to the nearest")
  func off() {
    var run = run(speed: 1)
    run.until(1700)
    run.note(run.carousel.setAutoscroll(0))
    run.until(3000)
    #expect(run.carousel.isResting && run.carousel.offset == 2)
  }

  @Test("Bounded, it rests at the end and stays there")
  func end() throws {
    var run = run(3, .bounded, speed: 1)
    run.until(1999)
    #expect(run.carousel.isDrifting)
    run.until(60_000)
    #expect(run.carousel.isResting && run.carousel.offset == 2)
    #expect(run.carousel.timeUntilNextEvent == nil)
    try run.send(.go(to: 0, animated: false))
    run.until(61_000)
    #expect(run.carousel.offset == 1)
  }

  @Test("A finger holds it, and it goes on from where the finger has left")
  func finger() throws {
    var run = run(speed: 1)
    run.until(1000)
    try run.send(.press, .drag(by: 0.25))
    run.until(2000)
    #expect(run.carousel.offset == 1.25)
    try run.send(.release(velocity: 0))
    run.until(3000)
    #expect(run.carousel.offset == 2.25)
  }

  @Test("After a day it is where the formula says")
  func day() {
    var run = run(7, speed: 0.75)
    run.until(86_400_000)
    #expect(abs(run.carousel.offset - 64_800) < 1e-6)
    #expect(run.carousel.currentPlace == Place(lap: 9257, page: 1))
  }

  @Test("A fast one tells its page every 4 ms, and loses none of its laps", arguments: [1, -1])
  func fast(sign: Int) {
    var run = run(7, speed: Double(sign) * 1e5)
    run.until(60_000)
    #expect(run.pages.count == 15_000)
    #expect(run.carousel.offset == Double(sign) * 6_000_000)
    let pages = sign * 6_000_000
    #expect(
      run.carousel.currentPlace
        == Place(lap: floorDiv(pages, 7), page: floorMod(pages, 7)))
  }

  @Test("A finger holds a fast one on the page where it is, between two that it tells")
  func fastPress() throws {
    var run = run(7, speed: 1e5)
    run.until(5)
    #expect(run.pages == ["0→1"])
    try run.send(.press)
    #expect(run.pages == ["0→1", "1→3"])
    #expect(run.carousel.currentPlace == Place(lap: 71, page: 3))
    try run.send(.release(velocity: 0))
    #expect(abs(run.carousel.pageOffset) <= 0.5)
  }

  @Test("Speeds that are none do nothing", arguments: [0, Double.nan, .infinity, 1e-9])
  func noSpeed(speed: Double) {
    var run = run(speed: speed)
    run.until(1000)
    #expect(run.log.isEmpty && run.carousel.timeUntilNextEvent == nil)
  }
}
