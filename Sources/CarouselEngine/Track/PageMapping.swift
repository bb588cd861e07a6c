/// The number of each page after a change of the pages.
///
/// Everything that is kept by page number follows the pages through this one value.
package enum PageMapping: Hashable, Sendable {
  /// A page is new before the old page of this number.
  case inserted(at: Int)
  /// A page is gone.
  case removed(at: Int)
  /// Only the pages before this number are left.
  case truncated(to: Int)
  /// The new number of each old page, nil for those that are gone.
  case table([Int?])

  /// All pages keep their numbers.
  package static var identity: PageMapping { .truncated(to: .max) }

  /// No old page is known to be among the new ones; placeholders with negative numbers neither.
  package static var unrelated: PageMapping { .truncated(to: .min) }

  /// Finds pages again by their ids; a page without an id is gone.
  ///
  /// - Complexity: O(n) for n pages, old and new.
  package static func byID(from old: [String?], to new: [String]) -> PageMapping {
    let pages = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    return .table(old.map { id in id.flatMap { pages[$0] } })
  }

  /// The new number of an old page, or nil when it is gone.
  package subscript(page: Int) -> Int? {
    switch self {
    case .inserted(let new): page >= new ? page + 1 : page
    case .removed(let gone): page == gone ? nil : page > gone ? page - 1 : page
    case .truncated(let count): page < count ? page : nil
    case .table(let pages): pages.indices.contains(page) ? pages[page] : nil
    }
  }

  /// Values kept by page, under the new numbers.
  package func renumbered<Value>(_ values: [Int: Value]) -> [Int: Value] {
    let moved = values.compactMap { page, value in self[page].map { ($0, value) } }
    return Dictionary(moved) { first, _ in first }
  }

  /// A set of pages, under the new numbers.
  package func renumbered(_ pages: Set<Int>) -> Set<Int> { Set(pages.compactMap { self[$0] }) }
}
