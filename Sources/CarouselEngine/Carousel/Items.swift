/// The pages that a carousel is given.
public enum Items: Hashable, Sendable {
  /// A number of pages without identity.
  ///
  /// Constant memory, for any number.
  case count(Int)
  /// One page for each id, so that a reload can find the current one again.
  ///
  /// Ids must differ.
  case ids([String])

  /// How many pages these are; a negative count is none.
  public var count: Int {
    switch self {
    case .count(let count): max(0, count)
    case .ids(let ids): ids.count
    }
  }

  /// The id of a page, where pages have one.
  package func id(of page: Int) -> String? {
    switch self {
    case .count: nil
    case .ids(let ids): ids.indices.contains(page) ? ids[page] : nil
    }
  }

  /// The first duplicate id.
  var duplicate: String? {
    guard case .ids(let ids) = self else { return nil }
    var seen = Set<String>(minimumCapacity: ids.count)
    return ids.first { !seen.insert($0).inserted }
  }

  /// These pages with one more before `page`.
  ///
  /// Pages with ids that get one without become a mere count: half an identity is none.
  func inserting(_ id: String?, at page: Int) -> Items {
    guard case .ids(var ids) = self, let id else { return .count(count + 1) }
    ids.insert(id, at: page)
    return .ids(ids)
  }

  /// These pages without one.
  func removing(at page: Int) -> Items {
    guard case .ids(var ids) = self else { return .count(count - 1) }
    ids.remove(at: page)
    return .ids(ids)
  }
}
