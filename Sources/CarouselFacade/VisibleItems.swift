/// Which items are in sight: so many around the middle one.
package struct VisibleItems: Hashable, Sendable {
  /// Their indexes in order; placeholders are below 0 or from the number of items on.
  package let indexes: [Int]

  /// - Parameters:
  ///   - arithmetic: The items.
  ///   - placeholders: How many placeholders there are; none are shown where items wrap.
  ///   - current: The item in the middle.
  ///   - limit: How many can be in sight at once.
  package init(_ arithmetic: ItemArithmetic, placeholders: Int, current: Int?, limit: Int) {
    let shown = arithmetic.wraps ? 0 : max(0, placeholders)
    let visible = max(0, min(limit, arithmetic.count + shown))
    let lowest = -(shown + 1) / 2
    let wanted = (current ?? 0) - visible / 2
    guard !arithmetic.wraps else {
      indexes = (wanted..<(wanted + visible)).compactMap { arithmetic.index($0) }.sorted()
      return
    }
    let highest = arithmetic.count - 1 + shown / 2
    let first = max(lowest, min(highest - visible + 1, wanted))
    indexes = Array(first..<(first + visible))
  }
}
