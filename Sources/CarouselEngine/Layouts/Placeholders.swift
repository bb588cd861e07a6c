/// What is before the first and after the last page of a carousel with ends.
///
/// Placeholders have indexes like pages, outside of theirs, and can never be the current one.
public struct Placeholders: Hashable, Sendable {
  /// How many there are.
  public let count: Int
  /// How many pages there are.
  public let pageCount: Int

  /// Makes placeholders.
  ///
  /// - Precondition: Neither number is negative.
  public init(count: Int, pageCount: Int) {
    precondition(count >= 0 && pageCount >= 0, "there is no negative number of placeholders")
    self.count = count
    self.pageCount = pageCount
  }

  /// How many are before the first page; the larger half.
  public var leading: Int { (count + 1) / 2 }

  /// How many are after the last page.
  public var trailing: Int { count / 2 }

  /// The indexes of all pages and placeholders.
  public var indexes: Range<Int> { -leading..<pageCount + trailing }

  /// The number of a placeholder, 0 for the first of all, or nil where there is none.
  ///
  /// iCarousel counts the ones after the pages from the smaller half, so that with an odd count one
  /// number is given twice and the last never.
  public func number(at index: Int) -> Int? {
    guard indexes.contains(index) else { return nil }
    if index < 0 { return index + leading }
    return index >= pageCount ? index - pageCount + leading : nil
  }
}
