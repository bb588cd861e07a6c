import CarouselEngine
import Testing

@Suite("The hold after a drag")
struct RearmTests {
  /// Drags at 500 and releases at 700, which takes a move of 400 back to the page.
  private func dragged(_ rearm: Autoplay.HoldAfterDrag, _ origin: Autoplay.HoldStart) throws -> Run
  {
    var run = Run(5, every: 1000, move: 400) {
      $0.autoplay?.holdAfterDrag = rearm
      $0.autoplay?.holdStartsAt = origin
      $0.pageChange = .arrival
    }
    run.until(500)
    try run.send(.press, .drag(by: 0.2))
    run.until(700)
    try run.send(.release(velocity: 0))
    return run
  }

  @Test("It counts from the settle, or from the release", arguments: Autoplay.HoldStart.allCases)
  func origin(dwell: Autoplay.HoldStart) throws {
    for (rearm, arrival) in [(Autoplay.HoldAfterDrag.settle, 2500), (.release, 2100)] {
      var run = try dragged(rearm, dwell)
      run.until(2600)
      #expect(run.changes == ["\(arrival) 0→1"])
    }
  }

  @Test("A press that moves nothing begins a full hold at its release")
  func unmoved() throws {
    var run = Run(5, every: 1000) { $0.autoplay?.holdAfterDrag = .release }
    run.until(500)
    try run.send(.press)
    run.until(5000)
    try run.send(.release(velocity: 0))
    run.until(7500)
    #expect(run.changes == ["6000 0→1", "7000 1→2"])
  }
}
