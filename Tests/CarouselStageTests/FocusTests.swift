import CarouselDeck
import CarouselEngine
import CarouselStage
import Testing

@Suite("Focus and scroll chaining")
struct FocusTests {
  private func nested(
    _ outer: Axis, _ inner: Axis, boundary: Boundary, chaining: Deck.Chaining = .edge
  ) -> StageRun {
    var child = Deck.plain("child", pages: 2, boundary, axis: inner)
    child.chaining = chaining
    return StageRun(.plain("root", pages: 3, axis: outer, children: [0: child]))
  }

  @Test("On the same axis the innermost moves until its edge, then its parent")
  func chains() {
    var run = nested(.horizontal, .horizontal, boundary: .bounded)
    for _ in 1...2 { run.step(.horizontal, forward: true) }
    #expect(run.changes == ["0 0/0→1", "0 0→1"])
  }

  @Test("With chaining never the input stays at the edge")
  func never() {
    var run = nested(.horizontal, .horizontal, boundary: .bounded, chaining: .never)
    for _ in 1...3 { run.step(.horizontal, forward: true) }
    #expect(run.changes == ["0 0/0→1"])
    #expect(run.log.last?.event == StageEvent(path: [0], event: .reachedEnd(.end)))
  }

  @Test("A child that users may not move leaves their input to its parent")
  func disabled() throws {
    var child = Deck.plain("child", pages: 3)
    child.options.scroll.isEnabled = false
    var run = StageRun(.plain("root", pages: 3, children: [0: child]))
    run.step(.horizontal, forward: true)
    #expect(run.changes == ["0 0→1"])
  }

  @Test("A looping child never hands over")
  func looping() {
    var run = nested(.horizontal, .horizontal, boundary: .looping)
    for _ in 1...4 { run.step(.horizontal, forward: true) }
    #expect(run.changes == ["0 0/0→1", "0 0/1→0", "0 0/0→1", "0 0/1→0"])
  }

  @Test("Off its axis the input goes to the nearest carousel on that axis, around it or inside")
  func offAxis() {
    var run = nested(.horizontal, .vertical, boundary: .looping)
    run.step(.vertical, forward: true)
    run.step(.horizontal, forward: true)
    #expect(run.changes == ["0 0/0→1", "0 0→1"])
    var other = nested(.horizontal, .vertical, boundary: .looping)
    other.stage.cycleFocus()
    #expect(other.stage.focusPath == [])
    other.step(.vertical, forward: true)
    #expect(other.changes == ["0 0/0→1"])
  }

  @Test("An edge at which nobody can move is told by the innermost")
  func edgeOfAll() {
    let child = Deck.plain("child", pages: 2, .bounded)
    var run = StageRun(.plain("root", pages: 1, .bounded, children: [0: child]))
    run.step(.horizontal, forward: false)
    #expect(run.log.last?.event == StageEvent(path: [0], event: .reachedEnd(.start)))
  }

  @Test("The focus goes outwards and comes back to the innermost")
  func cycle() {
    var run = nested(.horizontal, .horizontal, boundary: .looping)
    #expect(run.stage.focusPath == [0])
    run.stage.cycleFocus()
    #expect(run.stage.focusPath == [])
    run.step(.horizontal, forward: true)
    #expect(run.changes == ["0 0→1"])
    run.stage.cycleFocus()
    run.step(.horizontal, forward: false)
    #expect(run.stage.focusPath == [0])
  }

  @Test("On an axis without a carousel nothing happens")
  func noAxis() {
    var run = StageRun(.plain("root", pages: 3))
    #expect(run.stage.step(axis: .vertical, forward: true).isEmpty)
    #expect(run.stage.target(axis: .vertical, forward: true) == nil)
  }
}
