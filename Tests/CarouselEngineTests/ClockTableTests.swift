import CarouselEngine
import Testing

@Suite("Clock table")
struct ClockTableTests {
  private func table(_ holds: [Int]) throws -> ClockTable {
    var autoplay = Autoplay(hold: .milliseconds(holds[0]))
    autoplay.holds = Dictionary(
      uniqueKeysWithValues: holds.enumerated().map { ($0, .time(.milliseconds($1))) })
    return try #require(ClockTable(pageCount: holds.count, autoplay: autoplay))
  }

  @Test(
    "Page and rest of its hold follow from the time alone",
    arguments: [
      (0, 0, 5000), (4999, 0, 1), (5000, 1, 7000), (12_000, 2, 3000), (15_000, 0, 5000),
      (-1, 2, 1),
    ])
  func known(time: Int, page: Int, left: Int) throws {
    let slot = try table([5000, 7000, 3000]).slot(at: .milliseconds(time))
    #expect(slot.page == page && slot.left == .milliseconds(left))
  }

  @Test("It agrees with counting holds down, on both sides of the epoch")
  func counting() throws {
    let holds = [300, 100, 500, 200]
    let table = try table(holds)
    for time in -3000...3000 {
      var rest = floorMod(time, holds.reduce(0, +))
      var page = 0
      while rest >= holds[page] {
        rest -= holds[page]
        page += 1
      }
      let slot = table.slot(at: .milliseconds(time))
      #expect(slot.page == page)
      #expect(slot.elapsed == .milliseconds(rest))
      #expect(slot.left == .milliseconds(holds[page] - rest))
    }
  }

  @Test("A page without a fixed hold, or no page, has no table")
  func none() {
    var autoplay = Autoplay(hold: .seconds(1))
    #expect(ClockTable(pageCount: 0, autoplay: autoplay) == nil)
    autoplay.holds = [1: .manual]
    #expect(ClockTable(pageCount: 3, autoplay: autoplay) == nil)
    #expect(ClockTable(pageCount: 1, autoplay: autoplay) != nil)
  }
}
