/// The shortest way from one list of lines to another (Myers 1986).
struct LineDiff {
  /// A stretch of lines that is replaced.
  struct Change: Hashable {
    /// The lines that go away, by their index in the old list.
    var old: Range<Int>
    /// The lines that come, by their index in the new list.
    var new: Range<Int>
  }

  /// The changes in order; there is at least one equal line between two of them.
  private(set) var changes: [Change] = []

  /// The search takes memory by the square of the steps: beyond this all is one change.
  private static let maximumSteps = 2000

  /// Compares two lists.
  ///
  /// O((n + m) × d) for d lines that differ.
  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let tail = shorter - start
    let end =
      (0..<tail).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? tail
    let (oldRange, newRange) = (start..<old.count - end, start..<new.count - end)
    guard !oldRange.isEmpty || !newRange.isEmpty else { return }
    guard let path = Self.path(from: Array(old[oldRange]), to: Array(new[newRange])) else {
      changes = [Change(old: oldRange, new: newRange)]
      return
    }
    for step in path {
      let (x, y) = (step.old + start, step.new + start)
      let change =
        step.isDeletion ? Change(old: x..<x + 1, new: y..<y) : Change(old: x..<x, new: y..<y + 1)
      guard let last = changes.last, last.old.upperBound == x, last.new.upperBound == y else {
        changes.append(change)
        continue
      }
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<change.old.upperBound,
        new: last.new.lowerBound..<change.new.upperBound)
    }
  }

  /// A line that goes away or comes, and how far both lists were read before it.
  private struct Step {
    let old: Int
    let new: Int
    let isDeletion: Bool
  }

  /// The steps from one list to the other; nil when there are too many of them.
  private static func path(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Step]? {
    // `reach[k + offset]` is how far the old list can be read on the diagonal `k` = old - new.
    let most = min(old.count + new.count, maximumSteps)
    let offset = most + 1
    var reach = [Int](repeating: 0, count: 2 * offset + 1)
    var history: [[Int]] = []
    for steps in 0...most {
      history.append(Array(reach[(offset - steps - 1)...(offset + steps + 1)]))
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let isDown = isInsertion(diagonal, steps) { reach[$0 + offset] }
        var x = isDown ? reach[diagonal + 1 + offset] : reach[diagonal - 1 + offset] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reach[diagonal + offset] = x
        if x >= old.count, x - diagonal >= new.count {
          return backtrack(history, x, x - diagonal)
        }
      }
    }
    return nil
  }

  /// Whether the furthest point of a diagonal comes from the one above it.
  private static func isInsertion(
    _ diagonal: Int, _ steps: Int, _ reach: (Int) -> Int
  ) -> Bool {
    diagonal == -steps || diagonal != steps && reach(diagonal - 1) < reach(diagonal + 1)
  }

  private static func backtrack(_ history: [[Int]], _ oldCount: Int, _ newCount: Int) -> [Step] {
    var path: [Step] = []
    var (x, y) = (oldCount, newCount)
    for steps in history.indices.dropFirst().reversed() {
      let reach = { (diagonal: Int) in history[steps][diagonal + steps + 1] }
      let diagonal = x - y
      let isDown = isInsertion(diagonal, steps, reach)
      let previous = isDown ? diagonal + 1 : diagonal - 1
      x = reach(previous)
      y = x - previous
      path.append(Step(old: x, new: y, isDeletion: !isDown))
    }
    return path.reversed()
  }
}
