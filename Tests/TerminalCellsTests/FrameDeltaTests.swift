import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@Suite struct FrameDeltaTests {
  @Test("Applying the difference of two frames leads from one to the other", arguments: 0..<200)
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = RandomFrames.size(using: &random)
    let first = RandomFrames.frame(size: size, using: &random)
    var second = RandomFrames.frame(size: size, using: &random)
    #expect(first.applying(FrameDelta(from: first, to: second)) == second)
    second = first
    for _ in 0..<3 { RandomFrames.edit(&second, using: &random) }
    #expect(first.applying(FrameDelta(from: first, to: second)) == second)
    let third = RandomFrames.frame(size: RandomFrames.size(using: &random), using: &random)
    #expect(first.applying(FrameDelta(from: first, to: third)) == third)
    #expect(first.applying(FrameDelta(from: nil, to: third)) == third)
    #expect(FrameDelta(from: first, to: first).isEmpty)
  }

  @Test("A run is as short as it can be and holds wide characters whole")
  func runs() {
    var first = Frame(size: FrameSize(columns: 8, rows: 2))
    first.put("a你好b", column: 0, row: 0)
    var second = first
    second.put("界", column: 3, row: 0)
    second[7, 1] = Cell("x")
    let runs = FrameDelta(from: first, to: second).runs
    #expect(runs.map(\.row) == [0, 1])
    #expect(runs.map(\.columns) == [3..<5, 7..<8])
  }

  @Test("Frames that number their long clusters otherwise are equal all the same")
  func clusterNumbers() {
    let size = FrameSize(columns: 4, rows: 1)
    var first = Frame(size: size)
    first.put("👨‍👩‍👧‍👦", column: 0, row: 0)
    first.put("👨‍👨‍👧‍👦", column: 2, row: 0)
    var second = Frame(size: size)
    second.put("👨‍👨‍👧‍👦", column: 2, row: 0)
    second.put("👨‍👩‍👧‍👦", column: 0, row: 0)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(FrameDelta(from: first, to: second).isEmpty)
  }
}
