/// Which of many dots are shown: a window that keeps the active one in the middle where it can.
package enum IndicatorWindow {
  /// The pages that have a dot.
  ///
  /// With 50 pages and 5 dots: page 0 → 0…4, page 10 → 8…12, page 49 → 45…49. Constant time.
  ///
  /// - Parameters:
  ///   - page: The current page, in `0 ..< pageCount`.
  ///   - pageCount: How many pages there are.
  ///   - limit: How many dots fit; less than one shows none.
  package static func pages(around page: Int, of pageCount: Int, limit: Int) -> Range<Int> {
    guard pageCount > 0, limit > 0 else { return 0..<0 }
    let count = min(limit, pageCount)
    let first = min(max(0, page - count / 2), pageCount - count)
    return first..<(first + count)
  }
}
